import type {StoreSettings} from './settings';

/** The store's configuration with the errors that the control room has set. */
export function brokenConfig({config, breaks}: StoreSettings): object {
  return {
    ...config,
    ...(breaks.includes('store-shape') && {IsActive: 'yes', DefaultDonation: null}),
    ...(breaks.includes('cause-ids') && {DefaultCauseIds: ['99-9999999'], FeaturedCauseIds: []}),
    ...(breaks.includes('campaigns') && {ActiveCampaigns: [{Id: 'one', IsActive: 1}]}),
  };
}

/** A total that differs from the sum of its parts. */
export function brokenValues<Donation extends {totalDonationValue: number}>(
  {breaks}: StoreSettings,
  donation: Donation,
): Donation {
  return breaks.includes('donation-values') ? {...donation, totalDonationValue: -1} : donation;
}
