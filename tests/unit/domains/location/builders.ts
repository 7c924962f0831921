import {createCookieJar} from '~/domains/session/cookie-jar.server';
import {failure} from '~/platform/http.server';
import {createLog} from '~/platform/log.server';
import {fail, ok} from '~/platform/result';
import type {Inventory} from '~/services/inventory/inventory.server';

/** A verb of the inventory that does not answer. */
export const noAnswer = async () =>
  fail(failure({service: 'inventory', operation: 'Any'}, 'timeout', 'no answer'));

/** An inventory that knows nothing but what it is given. */
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

/** What a use-case needs of a visitor's place: by default nobody's in particular, with an inventory that knows nothing. */
export function placeOf({
  inventory,
  cookie = '',
}: {inventory?: Partial<Inventory>; cookie?: string} = {}) {
  const request = new Request('https://shop.test/', {headers: {Cookie: cookie}});
  return {
    cookies: createCookieJar(request, {suffix: '', secure: false}),
    inventory: inventoryOf(inventory),
  };
}

/** The whole context of the location's use-cases, with the lines that were logged as `level: message`. */
export function visitOf(
  given: Parameters<typeof placeOf>[0] & {
    hasHawaiiDelivery?: boolean;
    /** Of a signed-in person's profile; left out for a guest. */
    profileState?: string | null;
  } = {},
) {
  const logged: string[] = [];
  const log = createLog({}, (level, line) => {
    logged.push(`${level}: ${(JSON.parse(line) as {message: string}).message}`);
  });
  const {hasHawaiiDelivery = true, profileState} = given;
  const session = {current: () => (profileState === undefined ? null : {state: profileState})};
  return {context: {...placeOf(given), session, log, hasHawaiiDelivery}, logged};
}
