import type {CookieJar} from '~/domains/session/cookie-jar.server';
import type {Session} from '~/domains/session/session';
import type {Log} from '~/platform/log.server';
import type {Inventory} from '~/services/inventory/inventory.server';
import type {UpstreamFailure} from '~/platform/http.server';
import {settleWithin} from '~/platform/deferred.server';
import {ok, type Result} from '~/platform/result';
import {deliveryText} from './delivery-text';
import {zipError} from './location-form';
import type {DeliveryEstimate} from './page-location';
import type {StockAtLocation} from './stock-at-location';
import {isUsState} from './us-states';
import {
  formatUserLocation,
  parseUserLocation,
  type Destination,
  type UserLocation,
} from './user-location';
import {judgeZip, type ZipVerdict} from './zip';

/** What the location's use-cases work with. */
export interface LocationContext {
  cookies: CookieJar;
  session: {current(): Pick<Session, 'state'> | null};
  inventory: Inventory;
  log: Log;
  /** Off: Hawaii gets a date like everybody. */
  hasHawaiiDelivery: boolean;
}

/** Delivery there depends on what is chosen at checkout (LOC-09). */
const SEES_CHECKOUT_STATE = 'HI';

/**
 * Where the visitor wants things delivered. The one resolver: stock, date, state and warehouse are all asked for this
 * place, so that card, page and cart cannot disagree.
 */
export function userLocation({cookies}: Pick<LocationContext, 'cookies'>): UserLocation {
  return parseUserLocation(cookies.get('user_location'));
}

/** A page does not wait longer for its stock: commerce's own is nearly always the same. */
const STOCK_BUDGET_MS = 1500;

/**
 * Pieces of these SKUs that can be delivered to the visitor's location. When the stock check fails or takes too long
 * the callback runs and the answer is `null`: commerce's own stock counts (ERR-20). Never throws.
 */
export async function stockAt(
  context: Pick<LocationContext, 'cookies' | 'inventory' | 'log'>,
  skus: readonly string[],
  onFailure: () => void = () => context.log.warn('stock check failed'),
): Promise<StockAtLocation> {
  const {zip, destination} = userLocation(context);
  const check = context.inventory.stock({skus, zip, destination});
  const {value: stock} = await settleWithin(check, STOCK_BUDGET_MS);
  const isKnown = !(stock instanceof Promise) && stock.ok;
  if (!isKnown) onFailure();
  return isKnown && stock.value ? new Map(Object.entries(stock.value)) : null;
}

/** The sentence about delivery to the visitor's location; `null` when there is nothing to say. Never throws. */
export async function deliveryEstimate(context: LocationContext): Promise<DeliveryEstimate> {
  const place = userLocation(context);
  const [isAtCheckout, date] = await Promise.all([
    seesCheckout(context, place.zip),
    context.inventory.deliveryDate(place),
  ]);
  const isOutOfReach = place.isKnown && date.ok && date.value === null;
  if (isOutOfReach) return {text: zipError('not-served', place.zip)};
  const text = deliveryText({
    date: date.ok ? date.value : null,
    location: formatUserLocation(place),
    seesCheckout: isAtCheckout,
  });
  return text === null ? null : {text};
}

/**
 * Whether the delivery date is only known at checkout (LOC-09). A signed-in person's profile decides; a guest's location
 * does, and so does that of a person whose profile has no state. A lookup that fails is taken as no.
 */
export async function seesCheckout(
  {session, hasHawaiiDelivery, ...context}: Omit<LocationContext, 'cookies'>,
  zip: string,
): Promise<boolean> {
  if (!hasHawaiiDelivery) return false;
  const profileState = session.current()?.state?.trim().toUpperCase() ?? '';
  if (isUsState(profileState)) return profileState === SEES_CHECKOUT_STATE;
  const state = await stateOf(context, zip);
  return state.ok && state.value === SEES_CHECKOUT_STATE;
}

/** The two-letter state of a zip; `null` when it has none. A failure is logged, and no more (ERR-03). */
export async function stateOf(
  {inventory, log}: Pick<LocationContext, 'inventory' | 'log'>,
  zip: string,
): Promise<Result<string | null, UpstreamFailure>> {
  const state = await inventory.state(zip);
  if (!state.ok) {
    log.warn('state lookup failed');
    return state;
  }
  return ok(state.value !== null && isUsState(state.value) ? state.value : null);
}

/**
 * Looks the visitor's warehouse up and keeps it. When the lookup fails a warning is logged and the warehouse is
 * cleared, so that one of another place never stays (ERR-01, ERR-02).
 */
export async function refreshWarehouse(
  context: Pick<LocationContext, 'cookies' | 'inventory' | 'log'>,
): Promise<Result<string | null, UpstreamFailure>> {
  const {cookies} = context;
  const warehouse = await warehouseOf(context, userLocation(context).zip);
  if (warehouse.ok && warehouse.value !== null) cookies.set('user_warehouse', warehouse.value);
  else cookies.clear('user_warehouse');
  return warehouse;
}

/** The code of the warehouse that delivers to a zip; `null` when none does. A lookup without one is logged. */
export async function warehouseOf(
  {inventory, log}: Pick<LocationContext, 'inventory' | 'log'>,
  zip: string,
): Promise<Result<string | null, UpstreamFailure>> {
  const warehouse = await inventory.warehouse(zip);
  const isFound = warehouse.ok && warehouse.value !== null && isWarehouseCode(warehouse.value);
  if (!isFound) log.warn('warehouse lookup failed');
  return warehouse.ok && !isFound ? ok(null) : warehouse;
}

/** A cookie holds it, and its text comes from elsewhere. */
function isWarehouseCode(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,32}$/.test(text);
}

/**
 * Whether a zip is served. With the ranges unknown its form alone counts: a shopper is better served with a zip that
 * turns out to be out of reach than with none.
 */
export async function zipVerdict(
  {inventory, log}: Pick<LocationContext, 'inventory' | 'log'>,
  {zip, destination}: {zip: string; destination: Destination},
): Promise<ZipVerdict> {
  const ranges = await inventory.zipRanges(destination);
  if (!ranges.ok) log.warn('zip ranges unknown, the zip is taken as it is');
  return judgeZip(zip, ranges.ok ? Object.values(ranges.value).flat() : [], {bypass: !ranges.ok});
}

/** Makes this the visitor's location, if it is a zip that is served. */
export async function setUserLocation(
  context: LocationContext,
  place: {zip: string; destination: Destination},
): Promise<ZipVerdict> {
  const verdict = await zipVerdict(context, place);
  if (verdict !== 'valid') return verdict;
  context.cookies.set('user_location', formatUserLocation(place));
  await refreshWarehouse(context);
  return 'valid';
}
