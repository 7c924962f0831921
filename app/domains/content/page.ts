import type {RichText} from './rich-text';
import type {Schedule, Status} from './schedule';

/** Where something leads: a path of the site or an https address, checked. */
export interface ContentLink {
  label: string;
  to: string;
}

/** Absolute URL on the image service; its text is empty where it only decorates. */
export interface ContentPicture {
  url: string;
  alt: string;
}

export type Tone = 'sky' | 'oat' | 'night';

/** The brand's colours (UI-01), as editors name them. */
export type BrandColour =
  'white' | 'blue' | 'light-blue' | 'dark-blue' | 'gray' | 'light-gray' | 'dark-gray';

/** What the blocks of a page say, by kind. `Html` is rich text: as written in the content system, or made safe. */
interface Blocks<Html> {
  'promotion-banner': {
    /** A hero is a page's first block, and has its `h1`. */
    layout: 'hero' | 'banner';
    tone: Tone;
    eyebrow: string | null;
    headline: string;
    text: string | null;
    picture: ContentPicture | null;
    /** The first is the more important. */
    buttons: ContentLink[];
  };
  'two-column-section': {
    headline: string | null;
    columns: {
      headline: string;
      text: Html;
      picture: ContentPicture | null;
      link: ContentLink | null;
    }[];
  };
  'highlight-content': {
    tone: Tone;
    headline: string;
    text: string | null;
    isNumbered: boolean;
    items: {headline: string; text: string}[];
    link: ContentLink | null;
  };
  'product-carousel': CarouselConfig;
  'goodness-box-badge': {
    label: string;
    text: string;
    picture: ContentPicture | null;
    link: ContentLink | null;
  };
  'category-tiles': {headline: string; tiles: (ContentLink & {picture: ContentPicture})[]};
  'rich-text': {headline: string | null; body: Html};
  faq: {headline: string | null; entries: {question: string; answer: Html}[]};
  contact: {headline: string; text: string | null};
  'feature-heading': {
    eyebrow: string | null;
    headline: string;
    text: Html;
    picture: ContentPicture | null;
    buttons: ContentLink[];
  };
}

/** A carousel as merchandisers configure it (CMS-03). */
export interface CarouselConfig {
  /** The page that it stands on; names it for tracking (CARD-20). */
  page: string;
  headline: string;
  paragraph: string | null;
  copyColour: BrandColour | null;
  backgroundColour: BrandColour | null;
  /** In order; ids of the commerce service and SKUs, so that prices and stock can be asked for at once. */
  products: {handle: string; commerceId: string; skus: string[]}[];
  /** Nothing comes after it on its page, as the API says; pages themselves go by the order of their blocks. */
  isLast: boolean;
}

export type BlockKind = keyof Blocks<unknown>;

export type PageBlock<Kind extends BlockKind = BlockKind, Html = RichText> = {
  [One in Kind]: {kind: One} & Blocks<Html>[One];
}[Kind];

/** A page as it is shown. */
export interface ContentPage {
  /** What editors call it. */
  name: string;
  /** `home`, `error`, else the path without its slash. */
  slug: string;
  title: string;
  seoDescription: string | null;
  isIndexed: boolean;
  blocks: PageBlock[];
}

/** A page as the content system holds it, with what may not be seen. */
export interface StoredPage extends Omit<ContentPage, 'blocks'> {
  status: Status;
  blocks: StoredBlock[];
}

export type StoredBlock = Schedule & {status: Status; block: PageBlock<BlockKind, string>};
