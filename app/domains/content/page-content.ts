/** What editors write for the shop's pages. HTML is as they wrote it: `parseRichText` makes it safe to show. */

/** For a list of products. */
export interface ListContent {
  heading: string | null;
  /** Plain text above the products. */
  intro: string | null;
  /** HTML below the products. */
  body: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
  /** Absolute URL on the image service. */
  image: string | null;
}

/** For one product. */
export interface ProductContent {
  headline: string | null;
  /** HTML. */
  body: string | null;
  /** Absolute URL on the image service. */
  image: string | null;
  faqs: {question: string; answer: string}[];
}

/** For a search that found nothing. */
export interface NoResults {
  headline: string;
  text: string;
  /** Words that lead to something. */
  terms: string[];
  links: {label: string; path: string}[];
}
