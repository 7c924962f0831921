import {isGivingOpen} from '~/domains/giving-eligibility/eligibility';
import {
  GIFT_KINDS,
  isCampaignActive,
  type GiftKind,
  type GivingStore,
} from '~/domains/giving-eligibility/giving-store';
import {findSegmentOfSite} from '~/domains/giving-eligibility/segments';
import type {SiteId} from '~/domains/session/site';
import {deferSafe} from '~/platform/deferred.server';
import type {GivingClient} from '~/services/giving/giving-client';
import type {GivingSettings, ShownGiving} from './giving-settings';

/** The giving store's offer to this site's shoppers. */
export interface SiteOffer {
  store: GivingStore;
  /** `''` without a segment. */
  segmentId: string;
}

/** Pages don't wait longer. */
const PAGE_BUDGET_MS = 150;
/** Changes of a cart don't wait longer. */
const CHANGE_BUDGET_MS = 1200;

const KEPT_MS = 60_000;
let kept: {store: GivingStore; key: string; until: number} | null = null;

/**
 * Reads the store at most once a minute in each isolate. A read that outlasts the page's wait completes after the
 * response, so the next page has the store. For display only: anything that is charged or saved is checked
 * with the service. The cache of shared reads isn't used, because a failure there would keep the page out of the stored
 * documents.
 */
export function keepStore(
  client: Pick<GivingClient, 'store'>,
  {apiUrl, storeId}: GivingSettings,
  waitUntil: (promise: Promise<unknown>) => void,
): Pick<GivingClient, 'store'> {
  const key = JSON.stringify([apiUrl, storeId]);
  return {
    async store() {
      if (kept?.key === key && kept.until > Date.now()) return kept.store;
      const reading = client.store().then((store) => {
        kept = {store, key, until: Date.now() + KEPT_MS};
        return store;
      });
      waitUntil(reading.catch(() => undefined));
      return reading;
    },
  };
}

/** `null` if the store is inactive or excludes this site's segment. Rejects if the store can't be read. */
export async function readSiteOffer(
  client: Pick<GivingClient, 'store'>,
  site: SiteId,
): Promise<SiteOffer | null> {
  const store = await client.store();
  const segment = findSegmentOfSite(store.customerSegments, site);
  return isGivingOpen({store, segment}) ? {store, segmentId: segment?.id ?? ''} : null;
}

/** The settings for a page's widgets, or `null` if the store shows none here. In doubt, the widget itself decides. */
export function shownGiving(
  client: Pick<GivingClient, 'store'>,
  site: SiteId,
  settings: GivingSettings,
): Promise<ShownGiving | null> {
  const read = async (): Promise<ShownGiving | null> => {
    const offer = await readSiteOffer(client, site);
    return (
      offer && {
        ...settings,
        hasGifts: GIFT_KINDS.some((kind) => isCampaignActive(offer.store, kind)),
      }
    );
  };
  return deferSafe(read(), {...settings, hasGifts: false}, PAGE_BUDGET_MS);
}

/** If the store can't be read, no gift is offered, because it might never be passed on. */
export function isGiftOffered(
  client: Pick<GivingClient, 'store'>,
  site: SiteId,
  kind: GiftKind,
): Promise<boolean> {
  const read = async () => {
    const offer = await readSiteOffer(client, site);
    return offer !== null && isCampaignActive(offer.store, kind);
  };
  return deferSafe(read(), false, CHANGE_BUDGET_MS);
}
