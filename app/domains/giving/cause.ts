/** Id and name of a cause, as choices and tracking use them (GIVE-27). */
export interface CauseName {
  causeId: string;
  causeName: string;
}

/** A charity or a portfolio that donations can go to (GIVE-04, GIVE-05). Missing texts are `''`. */
export interface Cause {
  /** A charity's EIN, or a portfolio's id of 32 hexadecimal digits (GIVE-06, GIVE-07). */
  id: string;
  name: string;
  website: string;
  logoUrl: string;
  streetAddress: string;
  city: string;
  state: string;
  zip: string;
  description: string;
  /** Factor of the donation; 1 for most causes. */
  multiplier: number;
  /** 0 to 25; `null` for a portfolio. */
  categoryId: number | null;
  categoryName: string;
  categoryLogoUrl: string;
  headline: string;
  bannerUrl: string;
  portfolioCharities: Cause[];
  /** One of the store's default causes. */
  default: boolean;
}

/** A charity in search results (GIVE-08). */
export interface FoundCharity extends Cause {
  nteeFullCode: string;
  nteeMainCode: string;
  nteeSubCode: string;
}
