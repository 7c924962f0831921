/** Content that editors write for the shop's pages. HTML is unsanitized: render it with `parseRichText`. */

export interface ListContent {
  heading: string | null;
  intro: string | null;
  body: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
  /** Absolute URL on the image service. */
  image: string | null;
}

export interface ProductContent {
  headline: string | null;
  body: string | null;
  image: string | null;
  faqs: {question: string; answer: string}[];
}

export interface NoResults {
  headline: string | null;
  text: string | null;
  terms: string[];
  links: {label: string; path: string}[];
}
