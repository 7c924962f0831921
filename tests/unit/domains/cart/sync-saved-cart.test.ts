import {describe, expect, it} from 'vitest';
import {
  openCartOwnership,
  syncSavedCart,
  type CartOwnerContext,
} from '~/domains/cart/cart-ownership.server';
import {createCookieJar} from '~/domains/session/cookie-jar.server';
import {fail, ok} from '~/platform/result';
import {contextOf, extendContext} from '~tests/support/context';
import {makeSession, makeProfile, sessionStoreOf} from '~tests/support/session';
import {CART_ID} from '../../../support/cart-builders';
import {createPlatform, visitorOf} from './platform';

const AWAY = {kind: 'timeout', service: 'commerce', operation: 'Any', detail: ''} as const;
type Written = Awaited<ReturnType<CartOwnerContext['services']['customers']['writeMetafields']>>;

/** A customer with a new cart, on a platform that replies `written` when its id is saved. */
async function visit(written: Written) {
  const session = sessionStoreOf(makeSession({savedCart: null}));
  const cookies = createCookieJar(new Request('https://shop.test/'), {suffix: '', secure: false});
  const cartId = await openCartOwnership({
    cookies,
    session,
    secrets: ['the secret of these tests'],
    site: {id: 'DTC'},
    now: Date.now(),
  });
  cartId.set(CART_ID);
  const background: Promise<unknown>[] = [];
  let writes = 0;
  const {context, logged} = visitorOf(createPlatform({}));
  const customer = contextOf<CartOwnerContext>({
    ...extendContext(context, {visitor: {session, cart: cartId}}),
    services: {
      ...context.services,
      customers: {
        profile: async () => ok(makeProfile()),
        writeMetafields: async () => ((writes += 1), written),
        deleteMetafields: async () => ok({userErrors: []}),
      },
    },
    request: {...context.request, waitUntil: (work) => void background.push(work)},
  });
  const keep = async ({isPage} = {isPage: false}) => {
    await syncSavedCart(customer, {isPage});
    await Promise.all(background);
  };
  return {keep, logged, saved: () => session.current()?.savedCart, written: () => writes};
}

describe('syncSavedCart', () => {
  it('CART-14 syncSavedCart updates the session when the cart id is written', async () => {
    const {keep, saved} = await visit(ok({userErrors: []}));
    await keep();
    expect(saved()).toEqual({metafieldId: null, cartId: CART_ID});
  });

  it('SESS-64 syncSavedCart doesn’t record what a page writes after its response', async () => {
    const {keep, logged, saved, written} = await visit(ok({userErrors: []}));
    await keep({isPage: true});
    expect([saved(), written(), logged]).toEqual([null, 1, []]);
  });

  it.each<[string, Written]>([
    [
      'Shopify returns userErrors',
      ok({userErrors: [{field: ['metafields', '0'], message: 'Invalid'}]}),
    ],
    ['there is no response', fail(AWAY)],
  ])('ERR-10 syncSavedCart leaves the session unchanged when %s', async (_, written) => {
    const {keep, saved, logged} = await visit(written);
    await keep();
    expect(saved()).toBeNull();
    expect(logged).toContain('warn: cart id not kept with the customer');
  });
});
