export interface ListCopy {
  /** Left out when a collection has the page's slug as handle: its title is used instead. */
  heading?: string;
  intro?: string;
  sections?: {title: string; text: string}[];
}
