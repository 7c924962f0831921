import {isCampaignActive, type CustomerSegment, type GivingStore} from './giving-store';

interface Conditions {
  store: Pick<GivingStore, 'activeCampaigns' | 'isActive' | 'isExperienceActive'>;
  /** The shopper's segment. */
  segment: Pick<CustomerSegment, 'excludeSegment'> | null;
  /** The whole donation in cents. */
  totalCents: number;
}

/** Whether the widget may be shown at all (GIVE-36, GIVE-81). */
export function isGivingOpen({store, segment}: Omit<Conditions, 'totalCents'>): boolean {
  return store.isActive && store.isExperienceActive && !segment?.excludeSegment;
}

/** GIVE-37, GIVE-38 */
export function isShownForCart({totalCents, ...conditions}: Conditions): boolean {
  const {store} = conditions;
  const gives = isCampaignActive(store, 'onlinePurchase') && totalCents > 0;
  const asks = isCampaignActive(store, 'addOn') || isCampaignActive(store, 'roundUp');
  return isGivingOpen(conditions) && (gives || asks);
}

/** GIVE-39 */
export function isShownForProduct({totalCents, ...conditions}: Conditions): boolean {
  return isGivingOpen(conditions) && totalCents > 0;
}
