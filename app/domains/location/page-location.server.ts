import {deferSafe, settleWithin} from '~/platform/deferred.server';
import {deliveryEstimate, userLocation, type LocationContext} from './location.server';
import type {PageLocation} from './page-location';

/** A slower estimate is deferred instead of being part of the initial HTML. */
const ESTIMATE_BUDGET_MS = 300;

export async function pageLocation(context: LocationContext): Promise<PageLocation> {
  const {value} = await settleWithin(
    deferSafe(deliveryEstimate(context), null),
    ESTIMATE_BUDGET_MS,
  );
  return {location: userLocation(context), estimate: value};
}
