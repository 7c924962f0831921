import type {ContentLink, ContentPicture, Tone} from './page';
import type {Schedule, Status} from './schedule';

/** A head item of the main navigation; its menu has what is in the columns. */
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

/** How the people of a site are reached. */
export interface ContactDetails {
  email: string;
  phone: string;
  hours: string;
  /** What a message can be about. */
  topics: {value: string; label: string}[];
}

/** Of an account page: what stands above, and what is said while there is nothing. */
export interface AccountPageText {
  page: string;
  intro: string;
  emptyHeadline: string | null;
  emptyText: string | null;
}

/** What surrounds the pages of a site, as it is shown. */
export interface SiteContent {
  /** It is not what editors have: that is not known, or there is none. */
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

/** What every page is given of it. */
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

/** The same as the content system holds it, with what may not be seen. */
export interface StoredSite extends Omit<SiteContent, 'isBuiltIn' | 'announcements' | 'banners'> {
  announcements: (Announcement & Schedule & {status: Status})[];
  banners: (SitewideBanner & Schedule & {status: Status})[];
}
