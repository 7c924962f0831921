import {deferSafe, settleWithin} from '~/platform/deferred.server';
import {deliveryEstimate, userLocation, type LocationContext} from './location.server';
import type {PageLocation} from './page-location';

/** An estimate that comes within this is part of the page's first HTML; a slower one does not hold the page back. */
const ESTIMATE_BUDGET_MS = 300;

/** Where the page's visitor wants things delivered and when that would be. Never throws. */
export async function pageLocation(context: LocationContext): Promise<PageLocation> {
  const {value} = await settleWithin(
    deferSafe(deliveryEstimate(context), null),
    ESTIMATE_BUDGET_MS,
  );
  return {location: userLocation(context), estimate: value};
}
