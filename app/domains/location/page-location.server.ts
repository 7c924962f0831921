import {deferSafe, settleWithin} from '~/platform/deferred.server';
import {deliveryEstimate, userLocation, type LocationContext} from './location.server';
import type {PageLocation} from './page-location';

/** An estimate that settles within this time is part of the initial HTML; a slower one is deferred. */
const ESTIMATE_BUDGET_MS = 300;

/** The shopper's location and its delivery estimate. Never throws. */
export async function pageLocation(context: LocationContext): Promise<PageLocation> {
  const {value} = await settleWithin(
    deferSafe(deliveryEstimate(context), null),
    ESTIMATE_BUDGET_MS,
  );
  return {location: userLocation(context), estimate: value};
}
