import type * as z from 'zod/mini';
import type {Cause, FoundCharity} from '~/domains/giving/cause';
import type {CartDonation, ItemDonation} from '~/domains/giving/donation';
import type {DonationType, GivingStore} from '~/domains/giving-eligibility/giving-store';
import {plainGuid} from '~/platform/guid';
import type {
  cartDonationReply,
  charitiesReply,
  portfoliosReply,
  productDonationReply,
  storeReply,
} from './contract';

type WireItem = z.output<typeof productDonationReply>['result'];
type WireCharity = z.output<typeof charitiesReply>[number];

/** The service sends portfolio ids as GUIDs, with or without dashes (GIVE-07). */
export const toCauseId = (id: string): string => plainGuid(id) ?? id;

const byCauseId = (amounts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(amounts).map(([id, amount]) => [toCauseId(id), amount]));

const DONATION_TYPES: Record<0 | 1, DonationType> = {0: 'percentage', 1: 'flat'};

/** GIVE-11 to GIVE-14 */
export function mapStore(wire: z.output<typeof storeReply>): GivingStore {
  const defaultCauseId = toCauseId(wire.DefaultCauseId ?? '');
  const defaultCauseIds = (wire.DefaultCauseIds ?? []).map(toCauseId);
  return {
    activeCampaigns: wire.ActiveCampaigns.map(({Id, IsActive}) => ({id: Id, isActive: IsActive})),
    addressInformation: wire.AddressInformation ?? {},
    causeMultipliers: byCauseId(wire.CauseMultipliers ?? {}),
    contactInformation: wire.ContactInformation ?? {},
    customCSS: wire.CustomCSS ?? '',
    customerSegments: (wire.CustomerSegments ?? []).map((item) => ({
      id: item.Id,
      isActive: item.IsActive,
      name: item.Name ?? '',
      excludeSegment: item.ExcludeSegment,
      frontEndPropertyName: item.FrontEndPropertyName,
      frontEndSource: item.FrontEndSource,
      priorityIndex: item.PriorityIndex,
      valueCategory: item.ValueCategory,
      backEndPropertyName: item.BackEndPropertyName ?? '',
      description: item.Description ?? '',
      donationAction: item.DonationAction ?? 0,
      donationActionValue: item.DonationActionValue ?? 0,
      specifiedValues: item.SpecifiedValues ?? [],
    })),
    defaultCauseId,
    defaultCauseIds:
      defaultCauseIds.length === 0 && defaultCauseId ? [defaultCauseId] : defaultCauseIds,
    defaultDonation: wire.DefaultDonation,
    defaultDonationType: DONATION_TYPES[wire.DefaultDonationType],
    featuredCauseIds: (wire.FeaturedCauseIds ?? []).map(toCauseId),
    isActive: wire.IsActive,
    isEmbeddedConfirmation: wire.IsEmbeddedConfirmation,
    isExperienceActive: wire.IsExperienceActive,
    letShoppersChoose: wire.LetShoppersChoose,
    name: wire.Name,
    primaryCurrency: wire.PrimaryCurrency,
    searchEnabled: wire.SearchEnabled,
    targetCssSelector: wire.TargetCssSelector ?? '',
  };
}

/** GIVE-26 */
export function mapItemDonation(wire: WireItem): ItemDonation {
  return {
    totalDonationValue: wire.totalDonationValue,
    donations: byCauseId(wire.donations),
    portfolioId: wire.portfolioId ? toCauseId(wire.portfolioId) : null,
    directDonation: wire.directDonation ?? false,
    excluded: wire.excluded ?? false,
    donationType: wire.donationType == null ? null : DONATION_TYPES[wire.donationType],
  };
}

/** GIVE-24 */
export function mapCartDonation(wire: z.output<typeof cartDonationReply>): CartDonation {
  return {
    donationRecipients: byCauseId(wire.donationRecipients),
    lineItems: wire.lineItems.map(mapItemDonation),
    cartDonation: wire.cartDonation
      ? {...wire.cartDonation, donation: byCauseId(wire.cartDonation.donation)}
      : null,
  };
}

/** GIVE-08. The multiplier and the default are facts of the store, not of the charity. */
export function mapCharity(wire: WireCharity): FoundCharity {
  return {
    id: wire.ein,
    name: wire.name,
    website: wire.website ?? '',
    logoUrl: wire.logoUrl ?? '',
    streetAddress: wire.streetAddress ?? '',
    city: wire.city ?? '',
    state: wire.state ?? '',
    zip: wire.zip ?? '',
    description: wire.description ?? '',
    multiplier: 1,
    categoryId: wire.categoryId ?? null,
    categoryName: wire.categoryName ?? '',
    categoryLogoUrl: wire.categoryLogoUrl ?? '',
    headline: '',
    bannerUrl: '',
    portfolioCharities: [],
    default: false,
    nteeFullCode: wire.nteeFullCode ?? '',
    nteeMainCode: wire.nteeMainCode ?? '',
    nteeSubCode: wire.nteeSubCode ?? '',
  };
}

export function mapPortfolio(wire: z.output<typeof portfoliosReply>[number]): Cause {
  return {
    id: toCauseId(wire.id),
    name: wire.name,
    website: '',
    logoUrl: '',
    streetAddress: '',
    city: '',
    state: '',
    zip: '',
    description: wire.description ?? '',
    multiplier: 1,
    categoryId: null,
    categoryName: '',
    categoryLogoUrl: '',
    headline: wire.headline ?? '',
    bannerUrl: wire.imageUrl ?? '',
    portfolioCharities: wire.charities.map(mapCharity),
    default: false,
  };
}
