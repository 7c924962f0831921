/** A review from the provider's API. */
export interface Review {
  id: string;
  /** 1 to 5. */
  stars: number;
  title: string;
  text: string;
  /** Empty if it has none. */
  author: string;
  /** The date in the shop's time zone, `YYYY-MM-DD`. */
  submittedOn: string;
}
