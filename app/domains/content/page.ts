import type {RichText} from './rich-text';
import type {Schedule, Status} from './schedule';

/** A validated link to a path of the site or an https URL. */
export interface ContentLink {
  label: string;
  to: string;
}

/** `url` is an absolute URL on the image service; `alt` is empty for a decorative image. */
export interface ContentPicture {
  url: string;
  alt: string;
}

export type Tone = 'sky' | 'oat' | 'night';

/** The brand colors (UI-01), by the names that editors use. */
export type BrandColor =
  'white' | 'blue' | 'light-blue' | 'dark-blue' | 'gray' | 'light-gray' | 'dark-gray';

/** `Html` is the type of rich text: HTML from the content system, or sanitized. */
interface Blocks<Html> {
  'promotion-banner': {
    /** A hero is the first block of a page and contains its `h1`. */
    layout: 'hero' | 'banner';
    tone: Tone;
    eyebrow: string | null;
    headline: string;
    text: string | null;
    picture: ContentPicture | null;
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
  page: string;
  headline: string;
  paragraph: string | null;
  copyColor: BrandColor | null;
  backgroundColor: BrandColor | null;
  /** In display order. The ids and SKUs allow reading prices and stock in parallel. */
  products: {handle: string; commerceId: string; skus: string[]}[];
  /** Whether this is the page's last block. Only the API needs it: a page knows the order of its blocks. */
  isLast: boolean;
}

/** A carousel's look, without its products. */
export type CarouselLook = Omit<CarouselConfig, 'products' | 'isLast'>;

export type BlockKind = keyof Blocks<unknown>;

export type PageBlock<Kind extends BlockKind = BlockKind, Html = RichText> = {
  [One in Kind]: {kind: One} & Blocks<Html>[One];
}[Kind];

export interface ContentPage {
  name: string;
  /** `home`, `error`, or the page's path without the slash. */
  slug: string;
  title: string;
  seoDescription: string | null;
  isIndexed: boolean;
  blocks: PageBlock[];
}

/** Includes drafts and blocks that aren't visible. */
export interface StoredPage extends Omit<ContentPage, 'blocks'> {
  status: Status;
  blocks: StoredBlock[];
}

export type StoredBlock = Schedule & {status: Status; block: PageBlock<BlockKind, string>};
