import {beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {useOwnSandbox} from '../support/own-sandbox';
import {add, BIG_KIBBLE, BISCUITS, KIBBLE} from '../support/variants';
import {VALID_CHECKOUT_FORM} from './support/checkout-form';
import {cartOf, change, guestWith, texts} from './support/guest';
import {openShop, watchShop, type Shop, type Visitor} from './support/shop';

const {unexpected} = watchShop();
const sandbox = useOwnSandbox();
let control: SandboxControl;
let shop: Shop;

beforeAll(() => {
  control = createSandboxControl(sandbox.origin());
  shop = openShop(sandbox.origin());
});
beforeEach(async () => {
  await control.restore();
  await control.setGiving({profile: 'extras'});
});

const gift = (visitor: Visitor, choice: string) => change(visitor, {intent: 'gift', choice});
const totalOf = (cart: {cost: {totalAmount: {amount: string}}} | null | undefined) =>
  cart && Number(cart.cost.totalAmount.amount).toFixed(2);
const giftVariant = (cents: number) => `gid://shopify/ProductVariant/${600100 + cents}`;
const cents = (amount: string | undefined) => Math.round(Number(amount) * 100);

describe('the shopper’s own gift', () => {
  it('GIVE-95 is charged by the choice, follows the total, changes, and ends when removed', async () => {
    const {visitor, cart} = await guestWith(shop, [KIBBLE, 1]);
    expect(totalOf(cart)).toBe('13.99');
    const rounded = await gift(visitor, 'round-up');
    expect(totalOf(rounded.cart)).toBe('14.00');
    expect(rounded.cart?.totalQuantity).toBe(1);

    const lineId = cart.lineItems[0]?.id ?? '';
    const more = await change(visitor, {intent: 'update', lineId, quantity: '3'});
    expect(totalOf(more.cart)).toBe('42.00');
    expect(texts(more)).toBe('Your total changed, so your gift is now $0.03.');

    expect(totalOf((await gift(visitor, '300')).cart)).toBe('44.97');
    expect(totalOf((await gift(visitor, 'round-up')).cart)).toBe('42.00');
    expect(totalOf((await gift(visitor, 'none')).cart)).toBe('41.97');
    expect((await cartOf(visitor))?.lineItems).toHaveLength(1);
  });

  it('GIVE-95 leaves the cart with the last item', async () => {
    const {visitor, cart} = await guestWith(shop, [KIBBLE, 1]);
    await gift(visitor, '500');
    const lineId = cart.lineItems[0]?.id ?? '';
    expect(await change(visitor, {intent: 'remove', lineId})).toMatchObject({ok: true, cart: null});
    expect(await cartOf(visitor)).toBeNull();
  });

  it('GIVE-95 CART-102a can’t be saved for later', async () => {
    const {visitor} = await guestWith(shop, [KIBBLE, 1]);
    const {cart} = await gift(visitor, '300');
    const lineId = cart?.lineItems.find(({variant}) => variant.id !== KIBBLE)?.id ?? '';
    expect(await change(visitor, {intent: 'save', lineId})).toMatchObject({status: 422, ok: false});
    expect(totalOf(await cartOf(visitor))).toBe('16.99');
    expect(visitor.cookies.has('saved_items')).toBe(false);
  });

  it.each(['99', '-100', 'all', '1e3', ''])(
    'GIVE-95 can’t be an amount that the shopper made up, such as "%s"',
    async (choice) => {
      const {visitor} = await guestWith(shop, [KIBBLE, 1]);
      expect(await gift(visitor, choice)).toMatchObject({status: 400, ok: false});
      expect(totalOf(await cartOf(visitor))).toBe('13.99');
    },
  );

  it.each([
    ['a round-up of another amount', 37, 1, '14.00'],
    ['several of an add-on', 100, 7, '18.99'],
  ])(
    'GIVE-95 is corrected when a shopper adds %s as a product',
    async (_what, which, count, total) => {
      const {visitor} = await guestWith(shop, [KIBBLE, 1]);
      /* 99 round-ups come before the add-ons of $1, $3 and $5. */
      const {cart} = await change(visitor, add(giftVariant(which), count));
      expect(totalOf(cart)).toBe(which === 100 ? '14.99' : total);
    },
  );

  it('GIVE-96 isn’t reduced by codes, and doesn’t count toward free shipping or limits', async () => {
    const {visitor} = await guestWith(shop, [KIBBLE, 10]);
    await gift(visitor, '500');
    const {cart} = await change(visitor, {intent: 'add-code', code: 'WELCOME10'});
    expect(totalOf(cart)).toBe('130.91');
    expect(cart?.totalQuantity).toBe(10);
  });

  it('GIVE-95 is removed without scripts by a form of the cart page', async () => {
    const {visitor} = await guestWith(shop, [KIBBLE, 1]);
    await gift(visitor, '100');
    const posted = await visitor.post('/cart', {intent: 'gift', choice: 'none'});
    expect(posted.status).toBe(303);
    expect(totalOf(await cartOf(visitor))).toBe('13.99');
  });

  it('has no page of its own', async () => {
    expect((await shop.visitor().get('/products/gift-to-charity')).status).toBe(404);
  });
});

describe('a gift that the store doesn’t ask for', () => {
  it.each([
    ['its campaign is off', {profile: 'percentage'} as const],
    ['the store is inactive', {profile: 'inactive'} as const],
  ])('GIVE-95 isn’t added when %s', async (_when, settings) => {
    await control.setGiving(settings);
    const {visitor} = await guestWith(shop, [KIBBLE, 1]);
    const outcome = await gift(visitor, '300');
    expect(outcome).toMatchObject({ok: false, status: 422});
    expect(texts(outcome)).toMatch(/^We couldn’t add your gift\. Your total is the same\./);
    expect(totalOf(await cartOf(visitor))).toBe('13.99');
  });

  it.each(['down', 'malformed'] as const)(
    'GIVE-94 isn’t added while the giving service is %s, but can be removed',
    async (kind) => {
      const {visitor} = await guestWith(shop, [KIBBLE, 1]);
      await gift(visitor, '300');
      await control.fault({service: 'giving', kind});
      expect(await gift(visitor, '500')).toMatchObject({ok: false, status: 422});
      expect(totalOf(await cartOf(visitor))).toBe('16.99');
      expect(totalOf((await gift(visitor, 'none')).cart)).toBe('13.99');
    },
  );
});

describe('an order with a gift', () => {
  it('GIVE-97 charges the gift, and says what it gives everywhere to the cent', async () => {
    const {visitor} = await guestWith(shop, [BIG_KIBBLE, 1]);
    await gift(visitor, 'round-up');
    const trackingId = await startTracking();
    const {location} = await visitor.post('/cart', {intent: 'checkout', sgdonation: trackingId});
    const checkout = await fetch(location ?? '');
    const paid = await fetch(checkout.url, {
      method: 'POST',
      body: new URLSearchParams(VALID_CHECKOUT_FORM),
    });
    const [order] = await control.orders();
    const valueOf = (name: string) => order?.attributes.find(({key}) => key === name)?.value;
    const extra = cents(valueOf('_gift_extra'));
    const given = cents(valueOf('_gift_amount'));
    const charged = order?.lines.find(({sku}) => sku.startsWith('MF-GIFT'));
    expect(extra).toBe(1);
    expect(charged?.total).toBe(extra);
    expect(order?.subtotal).toBe(3900);
    expect(given).toBeGreaterThan(0);

    const {trackings} = await (
      await fetch(`${sandbox.origin()}/__control/giving`)
    ).json<{
      trackings: {trackingId: string; confirmation: {totalDonationAmount: string} | null}[];
    }>();
    const told = trackings.find((one) => one.trackingId === trackingId)?.confirmation;
    expect(cents(told?.totalDonationAmount)).toBe(given + extra);

    const sentence = `This order gives $${((given + extra) / 100).toFixed(2)} to ${valueOf('_gift_to') ?? ''}: $${(given / 100).toFixed(2)} from us and $0.01 from you.`;
    expect(await paid.text()).toContain(sentence);
    const [mail] = await control.mails();
    expect(mail?.text).toContain(sentence);
    expect(unexpected()).toEqual([]);
  });
});

describe('an order with a discount code for one of its lines', () => {
  it('GIVE-118 gives what each line gives at its own price, not at a share of the discount', async () => {
    const {visitor} = await guestWith(shop, [KIBBLE, 1], [BISCUITS, 1]);
    await change(visitor, {intent: 'add-code', code: 'TREATS5'});
    await visitor.post('/cart', {intent: 'checkout', sgdonation: await startTracking()});
    const {attributes} = await control.cart(visitor.cartId() ?? '');
    /* 2% of the kibble's $13.99, and $0.25 for the biscuits. */
    expect(attributes).toContainEqual({key: '_gift_amount', value: '0.53'});
  });
});

async function startTracking(): Promise<string> {
  const {store} = await (
    await fetch(`${sandbox.origin()}/__control/giving`)
  ).json<{
    store: {id: string};
  }>();
  const started = await fetch(`${sandbox.origin()}/giving/tracking/`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'x-store-id': store.id},
    body: JSON.stringify({storeId: store.id, isTestMode: false, isForceTestMode: false}),
  });
  return (await started.json<{trackingId: string}>()).trackingId;
}
