import type {DonationType} from '~/domains/giving-eligibility/giving-store';

/** Amounts by cause id: US dollars as the giving service computes them, with fractions of a cent. */
export type Amounts = Record<string, number>;

/** The donation of a product or of one line of a cart (GIVE-26). */
export interface ItemDonation {
  totalDonationValue: number;
  donations: Amounts;
  /** The portfolio that gets all of it. */
  portfolioId: string | null;
  /** The product has its own recipient, which a choice doesn't change. */
  directDonation: boolean;
  excluded: boolean;
  donationType: DonationType | null;
}

/** The donation of a cart (GIVE-24). */
export interface CartDonation {
  donationRecipients: Amounts;
  lineItems: ItemDonation[];
  /** The donation for the order as a whole. */
  cartDonation: {donation: Amounts; totalDonationValue: number} | null;
}

/** GIVE-25 */
export interface ProductDonationInput {
  /** The product's number in the shop. */
  cmsId: string;
  /** US dollars per item. */
  realPrice: number;
  providedCauseId: string;
  /** `''` without a segment. */
  customerSegmentId: string;
}

/** GIVE-22, GIVE-23 */
export interface CartDonationInput {
  cmsIds: {
    id: string;
    /** US dollars per item. */
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
