import type {Charity} from './charities';
import type {Portfolio} from './portfolios';

/** A rule that puts a shopper into a segment, in the giving service's field names. */
export interface StoreSegment {
  Id: string;
  IsActive: boolean;
  Name: string;
  ExcludeSegment: boolean;
  FrontEndPropertyName: string;
  FrontEndSource: number;
  PriorityIndex: number;
  ValueCategory: number;
  BackEndPropertyName: string;
  Description: string;
  DonationAction: number;
  DonationActionValue: number;
  SpecifiedValues: string[];
}

/** A store's configuration as the giving service sends it. */
export interface StoreConfig {
  ActiveCampaigns: {Id: number; IsActive: boolean}[];
  AddressInformation: Record<string, string>;
  CMSMetadata: Record<string, string>;
  CauseMultipliers: Record<string, number>;
  ContactInformation: Record<string, string>;
  CustomCSS: string;
  CustomerSegments: StoreSegment[] | null;
  DefaultCauseId: string;
  DefaultCauseIds: string[];
  /** Percent of the price or US dollars per unit, depending on `DefaultDonationType`. */
  DefaultDonation: number;
  /** 0 percentage, 1 flat. */
  DefaultDonationType: 0 | 1;
  FeaturedCauseIds: string[];
  IsActive: boolean;
  IsEmbeddedConfirmation: boolean;
  IsExperienceActive: boolean;
  LetShoppersChoose: boolean;
  MetaData: Record<string, string>;
  Name: string;
  PreviewWidget: Record<string, unknown>;
  PrimaryCurrency: string;
  RoundupPreviewWidget: Record<string, unknown>;
  SearchEnabled: boolean;
  TargetCssSelector: string;
}

export const PROFILES = [
  'percentage',
  'flat',
  'per-order',
  'extras',
  'inactive',
  'excluded',
  'no-choice',
  'no-search',
  'never-loads',
] as const;
export type ProfileName = (typeof PROFILES)[number];

/** The id of the store that has each configuration. */
export const STORE_IDS: Record<ProfileName, string> = {
  percentage: '3c9e5b1f0a7d4e26b8f1c2d3e4a5b601',
  flat: '3c9e5b1f0a7d4e26b8f1c2d3e4a5b602',
  'per-order': '3c9e5b1f0a7d4e26b8f1c2d3e4a5b603',
  extras: '3c9e5b1f0a7d4e26b8f1c2d3e4a5b604',
  inactive: '3c9e5b1f0a7d4e26b8f1c2d3e4a5b605',
  excluded: '3c9e5b1f0a7d4e26b8f1c2d3e4a5b606',
  'no-choice': '3c9e5b1f0a7d4e26b8f1c2d3e4a5b607',
  'no-search': '3c9e5b1f0a7d4e26b8f1c2d3e4a5b608',
  'never-loads': '3c9e5b1f0a7d4e26b8f1c2d3e4a5b609',
};

/** US dollars that a store with the profile `per-order` gives for each order. */
export const DONATION_PER_ORDER = 1;

const CAMPAIGNS = {onlinePurchase: 1, roundUp: 3, addOn: 4};
const WIDGET = {Type: 0, Style: 2, Placement: 0};

/** Excludes the staff site, whose shoppers buy at special prices. */
const STAFF_SEGMENT: StoreSegment = {
  Id: '71d0c8e2-54b6-4f0e-9a3c-2b8f6e1d7a90',
  IsActive: true,
  Name: 'Clinic staff',
  ExcludeSegment: true,
  FrontEndPropertyName: 'site',
  FrontEndSource: 1,
  PriorityIndex: 1,
  ValueCategory: 2,
  BackEndPropertyName: 'site',
  Description: 'Shoppers of the staff site',
  DonationAction: 0,
  DonationActionValue: 0,
  SpecifiedValues: ['HPSF'],
};

/** A store's configuration before any change in the control room. */
export function storeConfig(
  profile: ProfileName,
  charities: readonly Charity[],
  portfolios: readonly Portfolio[],
): StoreConfig {
  const shelters = charities.filter(({categoryId}) => categoryId === 3).map(({ein}) => ein);
  const [first = '', second = '', third = '', fourth = ''] = shelters;
  const base: StoreConfig = {
    ActiveCampaigns: [{Id: CAMPAIGNS.onlinePurchase, IsActive: true}],
    AddressInformation: {City: 'Denver', State: 'CO', Country: 'US'},
    CMSMetadata: {Platform: 'shopify'},
    CauseMultipliers: {[third]: 2},
    ContactInformation: {Email: 'giving@marlowe.example'},
    CustomCSS: '',
    CustomerSegments: [STAFF_SEGMENT],
    DefaultCauseId: first,
    DefaultCauseIds: [first, second],
    DefaultDonation: 2,
    DefaultDonationType: 0,
    FeaturedCauseIds: [third, fourth, ...portfolios.map(({id}) => id)],
    IsActive: true,
    IsEmbeddedConfirmation: false,
    IsExperienceActive: true,
    LetShoppersChoose: true,
    MetaData: {},
    Name: 'Marlowe Pet Nutrition',
    PreviewWidget: WIDGET,
    PrimaryCurrency: 'USD',
    RoundupPreviewWidget: {...WIDGET, Type: 2},
    SearchEnabled: true,
    TargetCssSelector: '',
  };
  return {...base, ...DIFFERENCES[profile]};
}

const DIFFERENCES: Record<ProfileName, Partial<StoreConfig>> = {
  percentage: {},
  flat: {DefaultDonation: 0.25, DefaultDonationType: 1},
  'per-order': {DefaultDonation: 0},
  extras: {
    ActiveCampaigns: Object.values(CAMPAIGNS).map((Id) => ({Id, IsActive: true})),
  },
  inactive: {IsActive: false},
  excluded: {
    CustomerSegments: [{...STAFF_SEGMENT, Name: 'Everybody', ValueCategory: 1}],
  },
  'no-choice': {LetShoppersChoose: false},
  'no-search': {SearchEnabled: false},
  'never-loads': {},
};
