import {attempt, parseJson} from '~/platform/attempt';
import type {Tracking} from '../tracking';

/** Stores the tracking for the session, so it starts only once (GIVE-28, GIVE-29). */
export interface TrackingMemory {
  read(): Tracking | null;
  write(tracking: Tracking): void;
  forget(): void;
}

/** The prefix of each store's storage key. */
const TRACKING_KEY_PREFIX = 'giving-tracking:';

/** Uses the tab's session storage; if the browser refuses that, the page's memory. */
export function createTrackingMemory(
  storeId: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): TrackingMemory {
  const key = TRACKING_KEY_PREFIX + storeId;
  let kept: Tracking | null = null;
  return {
    read() {
      kept = attempt(() => parseTracking(storage.getItem(key))) ?? kept;
      return kept;
    },
    write(tracking) {
      kept = tracking;
      attempt(() => storage.setItem(key, JSON.stringify(tracking)));
    },
    forget() {
      kept = null;
      attempt(() => storage.removeItem(key));
    },
  };
}

function parseTracking(text: string | null): Tracking | null {
  if (text === null || text.length > 1000) return null;
  const value = parseJson(text);
  return isTracking(value) ? value : null;
}

function isTracking(value: unknown): value is Tracking {
  if (typeof value !== 'object' || value === null) return false;
  const {trackingId, causeId, causeName, hasSetCause, account, link} = value as Record<
    string,
    unknown
  >;
  return (
    typeof trackingId === 'string' &&
    /^[\w-]{1,64}$/.test(trackingId) &&
    typeof causeId === 'string' &&
    typeof causeName === 'string' &&
    typeof hasSetCause === 'boolean' &&
    (account === null || isAccount(account)) &&
    (link === undefined || typeof link === 'string')
  );
}

function isAccount(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const {key, causeId} = value as Record<string, unknown>;
  return typeof key === 'string' && typeof causeId === 'string';
}
