import type {Needs} from '~/platform/needs';
import type {UpstreamFailure} from '~/platform/http.server';
import {readWithin} from '~/platform/deferred.server';
import {ok, type Result} from '~/platform/result';
import {deliveryText} from './parts/delivery-text';
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
import {isZipForm, validateZip, type ZipVerdict} from './zip';

export type LocationContext = Needs<{
  request: 'log';
  services: 'inventory';
  visitor: 'cookies' | 'session';
  settings: 'hasHawaiiDelivery';
}>;

interface Place {
  zip: string;
  destination: Destination;
}

/** Delivery dates to Hawaii depend on choices at checkout (LOC-09). */
const CHECKOUT_DATE_STATE = 'HI';

/** Stock, date, state and warehouse all use this location, so that card, product page and cart agree. */
export function userLocation({visitor: {cookies}}: Needs<{visitor: 'cookies'}>): UserLocation {
  return parseUserLocation(cookies.get('user_location'));
}

/** After this time pages use Shopify's own stock, which is nearly always the same. */
const STOCK_BUDGET_MS = 1500;

/**
 * Units of these SKUs that can be delivered to the shopper's location. If the stock check fails or takes too long,
 * logs it and returns `null`: use Shopify's own stock (ERR-20). Never throws.
 */
export async function stockAt(
  context: Needs<{request: 'expiry' | 'log'; services: 'inventory'; visitor: 'cookies'}>,
  skus: readonly string[],
): Promise<StockAtLocation> {
  const {zip, destination} = userLocation(context);
  const check = context.services.inventory.stock({skus, zip, destination});
  const stock = await readWithin(check, STOCK_BUDGET_MS, context.request.expiry);
  if (!stock?.ok) context.request.log.warn('stock check failed');
  return stock?.ok && stock.value ? new Map(Object.entries(stock.value)) : null;
}

/** Returns `null` if the estimate is unknown. Never throws. */
export async function deliveryEstimate(context: LocationContext): Promise<DeliveryEstimate> {
  const place = userLocation(context);
  const [isAtCheckout, date] = await Promise.all([
    isDateSetAtCheckout(context, place.zip),
    context.services.inventory.deliveryDate(place),
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

/** Uses the state in the profile of a customer, or else the state of the zip (LOC-09). A failed lookup counts as no. */
export async function isDateSetAtCheckout(
  context: Needs<{
    request: 'log';
    services: 'inventory';
    visitor: 'session';
    settings: 'hasHawaiiDelivery';
  }>,
  zip: string,
): Promise<boolean> {
  if (!context.settings.hasHawaiiDelivery) return false;
  const profileState = context.visitor.session.current()?.state?.trim().toUpperCase() ?? '';
  if (isUsState(profileState)) return profileState === CHECKOUT_DATE_STATE;
  const state = await stateOf(context, zip);
  return state.ok && state.value === CHECKOUT_DATE_STATE;
}

/** Returns `null` for a zip without a state. Logs a failure (ERR-03). */
export async function stateOf(
  {request: {log}, services: {inventory}}: Needs<{request: 'log'; services: 'inventory'}>,
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
 * Stores the shopper's warehouse in a cookie. If the lookup fails, it clears the cookie, so that a previous location's
 * warehouse never remains (ERR-01, ERR-02).
 */
export async function refreshWarehouse(
  context: Needs<{request: 'log'; services: 'inventory'; visitor: 'cookies'}>,
): Promise<Result<string | null, UpstreamFailure>> {
  const {cookies} = context.visitor;
  const warehouse = await warehouseOf(context, userLocation(context).zip);
  if (warehouse.ok && warehouse.value !== null) cookies.set('user_warehouse', warehouse.value);
  else cookies.clear('user_warehouse');
  return warehouse;
}

/** Returns `null` if no warehouse delivers to the zip. Logs a lookup without a result. */
export async function warehouseOf(
  {request: {log}, services: {inventory}}: Needs<{request: 'log'; services: 'inventory'}>,
  zip: string,
): Promise<Result<string | null, UpstreamFailure>> {
  const warehouse = await inventory.warehouse(zip);
  const isFound = warehouse.ok && warehouse.value !== null && isWarehouseCode(warehouse.value);
  if (!isFound) log.warn('warehouse lookup failed');
  return warehouse.ok && !isFound ? ok(null) : warehouse;
}

/** An upstream's code is stored in a cookie, so its characters are limited. */
function isWarehouseCode(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,32}$/.test(text);
}

/** If the zip ranges are unavailable, any well-formed zip is accepted: better an unserved zip than none. */
export async function zipVerdict(
  {request: {log}, services: {inventory}}: Needs<{request: 'log'; services: 'inventory'}>,
  {zip, destination}: Place,
): Promise<ZipVerdict> {
  const ranges = await inventory.zipRanges(destination);
  if (!ranges.ok) log.warn('zip ranges unknown, the zip is taken as it is');
  return validateZip(zip, ranges.ok ? Object.values(ranges.value).flat() : [], {
    bypass: !ranges.ok,
  });
}

/** Starts to read what `setUserLocation` needs. All of it is cached for all shoppers. */
export function prefetchLocation(
  {services: {inventory}}: Needs<{services: 'inventory'}>,
  {zip, destination}: Place,
): void {
  if (!isZipForm(zip)) return;
  void inventory.zipRanges(destination);
  void inventory.warehouse(zip);
}

export async function setUserLocation(context: LocationContext, place: Place): Promise<ZipVerdict> {
  const verdict = await zipVerdict(context, place);
  if (verdict !== 'valid') return verdict;
  context.visitor.cookies.set('user_location', formatUserLocation(place));
  await refreshWarehouse(context);
  return 'valid';
}
