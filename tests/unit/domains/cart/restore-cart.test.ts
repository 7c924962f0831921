import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {openCartOwnership, type CartOwnerContext} from '~/domains/cart/cart-ownership.server';
import {retryCartRestore} from '~/domains/cart/restore-cart.server';
import {createCookieJar} from '~/domains/session/cookie-jar.server';
import {ok} from '~/platform/result';
import type {CommerceCustomer} from '~/services/commerce/customer.server';
import {CART_ID, lineOf, storedCartOf} from '~tests/support/cart-builders';
import {contextOf, extendContext} from '~tests/support/context';
import {makeProfile, makeSession, sessionStoreOf} from '~tests/support/session';
import {createPlatform, visitorOf} from './platform';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A customer who has just logged in, with a guest cart that isn't merged yet. */
async function retryWith(profile: CommerceCustomer['profile']) {
  const platform = createPlatform({});
  platform.carts.set(CART_ID, storedCartOf([lineOf()]));
  const session = sessionStoreOf(makeSession());
  const cart = await openCartOwnership({
    cookies: createCookieJar(new Request('https://shop.test/'), {suffix: '', secure: false}),
    session,
    secrets: ['the secret of these tests'],
    site: {id: 'DTC'},
    now: Date.now(),
  });
  cart.ofGuest.set(CART_ID);
  const {context} = visitorOf(platform);
  const background: Promise<unknown>[] = [];
  const written: string[] = [];
  const customer = contextOf<CartOwnerContext>({
    ...extendContext(context, {visitor: {session, cart}}),
    services: {
      ...context.services,
      /* The platform of these tests knows no customers, so it refuses their tokens. */
      cart: {
        ...platform.cart,
        create: (lines, _buyer, details) => platform.cart.create(lines, {}, details),
      },
      customers: {
        profile,
        writeMetafields: async (_customerId, metafields) => {
          written.push(...metafields.map(({value}) => value));
          return ok({userErrors: []});
        },
        deleteMetafields: async () => ok({userErrors: []}),
      },
    },
    request: {...context.request, waitUntil: (promise) => void background.push(promise)},
  });
  return {retrying: retryCartRestore(customer), background, written, calls: platform.calls};
}

const pass = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

describe('retryCartRestore', () => {
  it('CART-113 hands a slow restore to the runtime, so that it completes after the response', async () => {
    const {retrying, background, written, calls} = await retryWith(async () => {
      await pass(2000);
      return ok(makeProfile());
    });
    await vi.advanceTimersByTimeAsync(1500);
    await retrying;
    expect([background.length, calls, written]).toEqual([1, [], []]);

    await vi.advanceTimersByTimeAsync(500);
    while (background.length > 0) await Promise.all(background.splice(0));
    expect(calls).toContain('create');
    expect(written).toEqual([expect.stringMatching(/^gid:\/\/shopify\/Cart\//)]);
    expect(written).not.toContain(CART_ID);
  });

  it('CART-113 leaves no unhandled rejection when a slow restore throws', async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => void unhandled.push(reason);
    process.on('unhandledRejection', note);
    try {
      const {retrying, background} = await retryWith(async () => {
        await pass(2000);
        throw new Error('thrown late');
      });
      await vi.advanceTimersByTimeAsync(1500);
      await retrying;
      await vi.advanceTimersByTimeAsync(500);
      vi.useRealTimers();
      /* Node reports an unhandled rejection after the microtasks of its turn. */
      await new Promise((resolve) => void setTimeout(resolve));
      expect(unhandled).toEqual([]);
      await expect(background[0]).rejects.toThrow('thrown late');
    } finally {
      process.off('unhandledRejection', note);
    }
  });
});
