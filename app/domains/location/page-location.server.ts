import {deferSafe, settleWithin} from '~/platform/deferred.server';
import type {Needs} from '~/platform/needs';
import {deliveryEstimate, userLocation, type LocationContext} from './location.server';
import type {PageLocation, ShownLocation} from './page-location';

/** A slower estimate is deferred instead of being part of the initial HTML. */
const ESTIMATE_BUDGET_MS = 300;

export async function pageLocation(
  context: LocationContext & Needs<{site: true}>,
): Promise<PageLocation> {
  const {value} = await settleWithin(
    deferSafe(deliveryEstimate(context), null),
    ESTIMATE_BUDGET_MS,
  );
  return {location: shownLocation(context), estimate: value};
}

function shownLocation(
  context: Needs<{site: true; visitor: 'cookies' | 'session'}>,
): ShownLocation {
  const location = userLocation(context);
  const {site, visitor} = context;
  if (!site.features.clinicDelivery) return location;
  const customer = visitor.session.current();
  const workplace = customer?.isRegistered ? customer.workplaceName : 'clinic or school';
  const place = location.destination === 'CLINIC' ? workplace : 'home';
  return {...location, workplace, place};
}
