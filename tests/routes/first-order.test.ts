import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {toAnalyticsItem} from '~/domains/analytics/analytics-item';
import {FIRST_ORDER_OFFER} from '~/domains/autoship-offer/offer';
import {itemOfLine} from '~/domains/cart/item-event';
import {BIG_KIBBLE, EVERY_2_WEEKS, EVERY_4_WEEKS, KIBBLE, add} from '../support/variants';
import {fill, inFreshShop, visit} from './support/cart-visitor';
import {useCustomer} from './support/customer';
import {cartOf, change, texts} from './support/guest';
import {openShop, type Visitor} from './support/shop';

const {control, origin, shop, signedInBrowser} = useCustomer();

const codesOf = async (visitor: Visitor) =>
  (await cartOf(visitor))?.discountCodes.map(({code}) => code) ?? [];

let visitor: Visitor;
beforeEach(async () => {
  visitor = await signedInBrowser();
});
afterEach(() => control().clearFaults());

describe('the first-order code', () => {
  it('AUTO-05 AUTO-06 follows the cart: on with an autoship line, off without, and other codes stay', async () => {
    await fill(visitor, [KIBBLE, 1]);
    await change(visitor, {intent: 'add-code', code: 'WELCOME10'});
    const before = await codesOf(visitor);
    expect(before).not.toContain(FIRST_ORDER_OFFER.code);
    const added = await change(visitor, add(BIG_KIBBLE, 1, EVERY_4_WEEKS));
    expect(texts(added)).toContain('AUTO35 is applied to your cart');
    expect(await codesOf(visitor)).toEqual([...before, FIRST_ORDER_OFFER.code]);

    const line = (await cartOf(visitor))?.lineItems.find((one) => one.sellingPlanAllocation);
    const removed = await change(visitor, {intent: 'remove', lineId: line?.id ?? ''});
    expect(texts(removed)).toContain('we removed AUTO35');
    expect(await codesOf(visitor)).toEqual(before);
  });

  it('AUTO-32 is removed from a cart without autoship with one notice that says why, to guests and customers', async () => {
    const guest = shop().visitor();
    for (const browser of [guest, visitor]) {
      await fill(browser, [KIBBLE, 1]);
      const added = await change(browser, {intent: 'add-code', code: FIRST_ORDER_OFFER.code});
      expect(texts(added)).toBe('Nothing in your cart is on autoship, so we removed AUTO35.');
      expect(await codesOf(browser)).toEqual([]);
    }
    const other = await change(guest, {intent: 'add-code', code: 'USEDUP'});
    expect(texts(other)).toBe('That discount code has been used up.');
  });

  it('ANLY-20 is part of the autoship line’s price for analytics, whatever its quantity', async () => {
    await fill(visitor, [BIG_KIBBLE, 1], [KIBBLE, 2, EVERY_4_WEEKS]);
    const {lineItems} = (await cartOf(visitor)) ?? expect.fail();
    const items = lineItems.map((line) => toAnalyticsItem(itemOfLine(line)));
    expect(items.map(({price, discount}) => ({price, discount}))).toEqual([
      {price: 8.64, discount: 5.35},
      {price: 38.99, discount: 0},
    ]);
  });

  it('AUTO-05 is applied once when two tabs add autoship at the same time', async () => {
    await fill(visitor, [KIBBLE, 1]);
    const tabs = [add(BIG_KIBBLE, 1, EVERY_4_WEEKS), add(KIBBLE, 1, EVERY_2_WEEKS)];
    const made = await Promise.all(tabs.map((fields) => change(visitor, fields)));
    expect(made.map(({ok}) => ok)).toEqual([true, true]);
    expect((await cartOf(visitor))?.discountCodes).toEqual([
      {code: FIRST_ORDER_OFFER.code, applicable: true},
    ]);
  });

  it.each(['down', 'malformed', 'throttle'] as const)(
    'AUTO-27 isn’t applied while the provider is %s: the cart says so, and the next change tries again',
    async (kind) => {
      await control().fault({service: 'subscriptions', kind});
      const cutOff = inFreshShop(openShop(origin()), visitor);
      const added = await change(cutOff, add(BIG_KIBBLE, 1, EVERY_4_WEEKS));
      expect(added.ok).toBe(true);
      expect(texts(added)).toContain('We couldn’t check whether you qualify for 35% off');
      expect(await codesOf(cutOff)).toEqual([]);

      await control().clearFaults();
      const again = inFreshShop(shop(), cutOff);
      const next = await change(again, add(KIBBLE));
      expect(texts(next)).toContain('AUTO35 is applied to your cart');
      expect(await codesOf(again)).toEqual([FIRST_ORDER_OFFER.code]);
      expect((await visit(again)).cart?.discountCodes).toEqual([
        {code: FIRST_ORDER_OFFER.code, applicable: true},
      ]);
    },
  );
});
