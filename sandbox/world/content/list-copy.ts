/** What a list page says of its own. */
export interface ListCopy {
  /** Left out where a collection has the page's slug as its handle: then the collection's. */
  heading?: string;
  intro?: string;
  sections?: {title: string; text: string}[];
}
