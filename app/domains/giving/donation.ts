import type {DonationType} from '~/domains/giving-eligibility/giving-store';

/** Amounts by cause id: US dollars as the giving service computes them, with fractions of a cent. */
export type Amounts = Record<string, number>;

/** What a product, or one line of a cart, gives (GIVE-26). */
export interface ItemDonation {
  totalDonationValue: number;
  donations: Amounts;
  /** All of it goes to this portfolio. */
  portfolioId: string | null;
  /** The product itself names who gets it, so a choice doesn't change that. */
  directDonation: boolean;
  excluded: boolean;
  donationType: DonationType | null;
}

/** What a cart gives (GIVE-24). */
export interface CartDonation {
  donationRecipients: Amounts;
  lineItems: ItemDonation[];
  /** What the store gives for the order as a whole. */
  cartDonation: {donation: Amounts; totalDonationValue: number} | null;
}

/** GIVE-25 */
export interface ProductDonationInput {
  /** The product's number in the shop. */
  cmsId: string;
  /** US dollars, for one piece. */
  realPrice: number;
  providedCauseId: string;
  /** `''` without a segment. */
  customerSegmentId: string;
}

/** GIVE-22, GIVE-23 */
export interface CartDonationInput {
  cmsIds: {
    id: string;
    /** US dollars, for one piece. */
    price: number;
    quantity: number;
    /** US dollars off the whole line. */
    discount: number;
  }[];
  /** US dollars off the whole cart. */
  cartDiscount: number;
  ignoreDirectDonations: boolean;
  providedCauseId: string;
  customerSegmentId: string;
}

export interface DonationShare {
  causeId: string;
  cents: number;
}

/** Whole cents, as shown. The shares add up to the total. */
export interface Donation {
  totalCents: number;
  shares: DonationShare[];
}

export const NO_DONATION: Donation = {totalCents: 0, shares: []};
