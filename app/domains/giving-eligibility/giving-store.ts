/** The campaigns of the giving service by number (GIVE-15 to GIVE-21). */
export const CAMPAIGNS = {
  onlinePurchase: 1,
  redemption: 2,
  roundUp: 3,
  addOn: 4,
  pointOfSale: 5,
  postPurchase: 6,
  roundUpPointOfSale: 7,
} as const;

/** Campaigns that ask the shopper for a gift. */
export const GIFT_KINDS = ['roundUp', 'addOn'] as const;
export type GiftKind = (typeof GIFT_KINDS)[number];

export interface Campaign {
  id: number;
  isActive: boolean;
}

/** A rule that puts shoppers into a segment (GIVE-14). */
export interface CustomerSegment {
  id: string;
  isActive: boolean;
  name: string;
  /** Shoppers of this segment don't see the widget. */
  excludeSegment: boolean;
  frontEndPropertyName: string;
  /** 0 window property, 1 custom data or data layer, 2 script URL parameter. */
  frontEndSource: number;
  priorityIndex: number;
  /** 0 empty, 1 not empty, others match `specifiedValues`. */
  valueCategory: number;
  backEndPropertyName: string;
  description: string;
  donationAction: number;
  donationActionValue: number;
  specifiedValues: string[];
}

export type DonationType = 'percentage' | 'flat';

/** The shop's configuration at the giving service (GIVE-11 to GIVE-14). */
export interface GivingStore {
  activeCampaigns: Campaign[];
  addressInformation: Record<string, unknown>;
  /** Factors by cause; they apply to percentages only. */
  causeMultipliers: Record<string, number>;
  contactInformation: Record<string, unknown>;
  customCSS: string;
  customerSegments: CustomerSegment[];
  defaultCauseId: string;
  /** At least `defaultCauseId`, if there is one. */
  defaultCauseIds: string[];
  /** Percent of the price, or US dollars, by `defaultDonationType`. */
  defaultDonation: number;
  defaultDonationType: DonationType;
  featuredCauseIds: string[];
  isActive: boolean;
  isEmbeddedConfirmation: boolean;
  isExperienceActive: boolean;
  letShoppersChoose: boolean;
  name: string;
  primaryCurrency: string;
  searchEnabled: boolean;
  targetCssSelector: string;
}

export function isCampaignActive(
  {activeCampaigns}: Pick<GivingStore, 'activeCampaigns'>,
  campaign: keyof typeof CAMPAIGNS,
): boolean {
  return activeCampaigns.some(({id, isActive}) => isActive && id === CAMPAIGNS[campaign]);
}
