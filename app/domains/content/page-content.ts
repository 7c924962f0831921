/** Content that editors write for the shop's pages. HTML is unsanitized: render it with `parseRichText`. */

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

export interface ProductContent {
  headline: string | null;
  /** HTML. */
  body: string | null;
  /** Absolute URL on the image service. */
  image: string | null;
  faqs: {question: string; answer: string}[];
}

/** Content of a search without results. */
export interface NoResults {
  headline: string;
  text: string;
  /** Suggested searches that have results. */
  terms: string[];
  links: {label: string; path: string}[];
}
