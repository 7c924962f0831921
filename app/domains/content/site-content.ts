import type {ContentLink, ContentPicture, Tone} from './page';
import type {Schedule, Status} from './schedule';

/** The menu that opens below a link of the main navigation. */
export interface NavigationMenu {
  columns: LinkColumn[];
  feature: {headline: string; text: string; picture: ContentPicture; link: ContentLink} | null;
}

export type NavigationItem = ContentLink & NavigationMenu;

/** A link of the main navigation without its menu, which loads when it's needed. */
export interface NavigationEntry extends ContentLink {
  hasMenu: boolean;
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

export interface AccountPageText {
  page: string;
  intro: string;
  emptyHeadline: string | null;
  emptyText: string | null;
}

export interface SiteContent {
  /** The editors' version is unavailable or missing. */
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

/** The content that the header and the pages need. The footer is sent as HTML instead. */
export interface PageSurroundings extends Pick<SiteContent, 'announcements' | 'banners'> {
  contact: Omit<ContactDetails, 'topics'>;
  navigation: {main: NavigationEntry[]};
}

export function pageSurroundings({
  contact: {topics: _, ...contact},
  navigation: {main},
  announcements,
  banners,
}: SiteContent): PageSurroundings {
  const entries = main.map(({label, to, columns}) => ({label, to, hasMenu: columns.length > 0}));
  return {contact, navigation: {main: entries}, announcements, banners};
}

export const menusOf = (main: readonly NavigationItem[]): NavigationMenu[] =>
  main.map(({columns, feature}) => ({columns, feature}));

export type WithGaps<Texts> = {
  [Name in keyof Texts]: Texts[Name] extends string ? string | null : Texts[Name];
};

/** Includes parts that aren't visible. A text is `null` if editors left it empty. */
export interface StoredSite extends Omit<
  SiteContent,
  'isBuiltIn' | 'tagline' | 'maintenance' | 'password' | 'contact' | 'announcements' | 'banners'
> {
  tagline: string | null;
  maintenance: WithGaps<SiteContent['maintenance']>;
  password: WithGaps<SiteContent['password']>;
  contact: WithGaps<ContactDetails>;
  announcements: (Announcement & Schedule & {status: Status})[];
  banners: (SitewideBanner & Schedule & {status: Status})[];
}
