import {createCookieJar} from '~/domains/session/cookie-jar.server';
import type {LocationContext} from '~/domains/location/location.server';
import {createExpiry} from '~/platform/expiry';
import {failure} from '~/platform/http.server';
import {createLog} from '~/platform/log.server';
import type {Needs} from '~/platform/needs';
import {fail, ok} from '~/platform/result';
import type {Inventory} from '~/services/inventory/inventory.server';
import {makeSession, sessionStoreOf} from '~tests/support/session';

/** An inventory call that times out. */
export const noAnswer = async () =>
  fail(failure({service: 'inventory', operation: 'Any'}, 'timeout', 'no answer'));

/** An inventory without any data except what the test provides. */
function inventoryOf(known: Partial<Inventory> = {}): Inventory {
  return {
    zipRanges: async () => ok({}),
    warehouse: async () => ok(null),
    state: async () => ok(null),
    stock: async () => ok({}),
    deliveryDate: async () => ok(null),
    ...known,
  };
}

/**
 * Cookies, inventory and expiry for location functions: by default a shopper without a stored location, and an inventory
 * without data.
 */
export function placeOf({
  inventory,
  cookie = '',
}: {inventory?: Partial<Inventory>; cookie?: string} = {}) {
  const request = new Request('https://shop.test/', {headers: {Cookie: cookie}});
  return {
    request: {expiry: createExpiry()},
    visitor: {cookies: createCookieJar(request, {suffix: '', secure: false})},
    services: {inventory: inventoryOf(inventory)},
  };
}

/** The complete context of location functions, and the logged lines as `level: message`. */
export function visitOf(
  given: Parameters<typeof placeOf>[0] & {
    hasHawaiiDelivery?: boolean;
    /** State in the profile of a logged-in shopper; omitted for a guest. */
    profileState?: string | null;
  } = {},
) {
  const logged: string[] = [];
  const log = createLog({}, (level, line) => {
    logged.push(`${level}: ${(JSON.parse(line) as {message: string}).message}`);
  });
  const {hasHawaiiDelivery = true, profileState} = given;
  const session = sessionStoreOf(
    profileState === undefined ? null : makeSession({state: profileState}),
  );
  const {request, services, visitor} = placeOf(given);
  const context: LocationContext & Needs<{request: 'expiry'}> = {
    request: {...request, log},
    services,
    visitor: {...visitor, session},
    settings: {hasHawaiiDelivery},
  };
  return {context, logged};
}
