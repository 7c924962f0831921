import type {BlockCollection} from '../../../content-system/page-collections';

/** The format in which site content is written: nested, as editors see it. `site-rows.ts` turns it into items. */

export type Status = 'published' | 'draft' | 'archived';

export interface Link {
  label: string;
  /** A path of the site or an https URL. */
  link: string;
}

/** When the item is shown (ISO 8601); a missing end is open. */
interface Schedule {
  starts_at?: string;
  ends_at?: string;
}

/** A path on the image service and its alt text, which is empty for decorative pictures. */
interface Picture {
  image?: string;
  image_alt?: string;
}

interface OptionalLink {
  link?: string;
  link_label?: string;
}

export type Tone = 'sky' | 'oat' | 'night';
export type BrandColor =
  'white' | 'blue' | 'light-blue' | 'dark-blue' | 'gray' | 'light-gray' | 'dark-gray';

interface BlockFields {
  block_promotion_banner: Picture &
    Schedule & {
      layout: 'hero' | 'banner';
      tone: Tone;
      eyebrow?: string;
      headline: string;
      text?: string;
      buttons: Link[];
    };
  block_two_column_section: {
    headline?: string;
    /** `text` is HTML. */
    columns: [Column, Column];
  };
  block_highlight_content: OptionalLink & {
    tone: Tone;
    headline: string;
    text?: string;
    is_numbered: boolean;
    items: {headline: string; text: string}[];
  };
  block_product_carousel: {
    page: string;
    headline: string;
    paragraph?: string;
    copyColor?: BrandColor;
    bg_color?: BrandColor;
    /** Handles of products in the catalog. */
    handles: {handle: string}[];
    isLastComponent: boolean;
  };
  block_goodness_box_badge: Picture & OptionalLink & {label: string; text: string};
  block_category_tiles: {headline: string; tiles: (Link & {image: string; image_alt: string})[]};
  /** `body` is HTML. */
  block_rich_text: {headline?: string; body: string};
  /** Each answer is HTML. */
  block_faq: {headline?: string; entries: {question: string; answer: string}[]};
  block_contact: {headline: string; text?: string};
  block_feature_heading: Picture & {
    eyebrow?: string;
    headline: string;
    /** HTML. */
    text?: string;
    buttons: Link[];
  };
}

type Column = Picture & OptionalLink & {headline: string; text: string};

export type SeedBlock = {
  [Kind in BlockCollection]: {collection: Kind; status?: Status} & BlockFields[Kind];
}[BlockCollection];

export interface SeedPage {
  name: string;
  /** `home`, `error`, or the path without its leading slash. */
  slug: string;
  title: string;
  seo_description?: string;
  /** @default true */
  is_indexed?: boolean;
  /** @default 'published' */
  status?: Status;
  blocks: SeedBlock[];
}

export interface NavigationItem extends Link {
  columns: {heading: string; links: Link[]}[];
  feature: (Link & {headline: string; text: string; image: string}) | null;
}

export interface SeedSite {
  code: 'DTC' | 'HPSF';
  /** The site's origin, for previews. */
  origin: string;
  tagline: string;
  maintenance_headline: string;
  maintenance_text: string;
  password_headline: string;
  password_text: string;
  contact_email: string;
  contact_phone: string;
  contact_hours: string;
  contact_topics: {value: string; label: string}[];
  footer_text: string;
  small_print: string;
  navigations: {
    main: NavigationItem[];
    /** Each entry is one column of links. */
    footer: {heading: string; links: Link[]}[];
    legal: Link[];
  };
  announcements: (Schedule & OptionalLink & {status?: Status; text: string})[];
  banners: (Schedule &
    OptionalLink & {status?: Status; headline: string; text?: string; tone: Tone})[];
  redirects: {source: string; target: string; is_permanent: boolean}[];
  /** SKUs of variants in the catalog. */
  deals: (Schedule & {sku: string})[];
  account_pages: {
    page: 'dashboard' | 'profile' | 'orders' | 'autoships' | 'address-book' | 'pets';
    intro: string;
    empty_headline?: string;
    empty_text?: string;
  }[];
  pages: SeedPage[];
}
