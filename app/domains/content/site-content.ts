import type {ContentLink, ContentPicture, Tone} from './page';
import type {Schedule, Status} from './schedule';

/** A top-level item of the main navigation. The columns are its menu. */
export interface NavigationItem extends ContentLink {
  columns: LinkColumn[];
  feature: {headline: string; text: string; picture: ContentPicture; link: ContentLink} | null;
}

export interface LinkColumn {
  heading: string;
  links: ContentLink[];
}

export interface Announcement {
  text: string;
  link: ContentLink | null;
}

export interface SitewideBanner {
  headline: string;
  text: string | null;
  tone: Tone;
  link: ContentLink | null;
}

export interface ContactDetails {
  email: string;
  phone: string;
  hours: string;
  topics: {value: string; label: string}[];
}

/** Texts of an account page: the introduction, and a message for an empty page. */
export interface AccountPageText {
  page: string;
  intro: string;
  emptyHeadline: string | null;
  emptyText: string | null;
}

/** The content shared by all pages of a site, as displayed. */
export interface SiteContent {
  /** It isn't the editors' version, because that is unavailable or missing. */
  isBuiltIn: boolean;
  tagline: string;
  isInMaintenance: boolean;
  maintenance: {headline: string; text: string};
  password: {headline: string; text: string};
  contact: ContactDetails;
  navigation: {main: NavigationItem[]; footer: LinkColumn[]; legal: ContentLink[]};
  footerText: string;
  smallPrint: string;
  accountPages: AccountPageText[];
  announcements: Announcement[];
  banners: SitewideBanner[];
}

/** The part that every page needs. */
export type PageSurroundings = Pick<
  SiteContent,
  'contact' | 'navigation' | 'footerText' | 'smallPrint' | 'announcements' | 'banners'
>;

export function pageSurroundings({
  contact,
  navigation,
  footerText,
  smallPrint,
  announcements,
  banners,
}: SiteContent): PageSurroundings {
  return {contact, navigation, footerText, smallPrint, announcements, banners};
}

/** Shared content as stored in the content system, including parts that aren't visible. */
export interface StoredSite extends Omit<SiteContent, 'isBuiltIn' | 'announcements' | 'banners'> {
  announcements: (Announcement & Schedule & {status: Status})[];
  banners: (SitewideBanner & Schedule & {status: Status})[];
}
