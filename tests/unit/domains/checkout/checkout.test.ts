import {describe, expect, it} from 'vitest';
import type {CartNotice} from '~/domains/cart/cart-outcome';
import type {CartPolicy} from '~/domains/cart/cart-policy';
import {noticeText} from '~/domains/cart/messages';
import {
  startCheckout,
  type CheckoutContext,
  type CheckoutStart,
} from '~/domains/checkout/checkout.server';
import {siteOf} from '~/domains/session/site';
import type {OrderGift} from '~/domains/cart/cart-attributes';
import type {KnownQuota} from '~/domains/staff-access/read-quota.server';
import type {Session} from '~/domains/session/session';
import {fail, ok} from '~/platform/result';
import type {CommerceCustomer} from '~/services/commerce/customer.server';
import type {Identity} from '~/services/identity/identity.server';
import type {Multipass} from '~/services/commerce/multipass.server';
import {
  makeIdentityAccount,
  makeSession,
  makeProfile,
  sessionStoreOf,
} from '~tests/support/session';
import {CART_ID, lineOf, storedCartOf} from '~tests/support/cart-builders';
import {createPlatform, visitorOf} from '~tests/unit/domains/cart/platform';
import {placeOf} from '~tests/unit/domains/location/builders';
import {contextOf} from '~tests/support/context';

type Lines = Parameters<typeof lineOf>[0][];

interface Parts {
  autoshipNeedsLogin?: boolean;
  checkout?: string;
  /** Items in stock at the shopper's location, by SKU. */
  stock?: Record<string, number>;
  /**
   * `null` for a guest.
   * @default null
   */
  person?: Session | null;
  profile?: Awaited<ReturnType<CommerceCustomer['profile']>>;
  handOff?: Multipass['loginUrl'];
  site?: 'DTC' | 'HPSF';
  account?: Awaited<ReturnType<Identity['accountInfo']>>;
  quota?: KnownQuota;
  gift?: OrderGift | null;
  policies?: CartPolicy[];
}

function accountsOf({profile, handOff}: Required<Pick<Parts, 'profile' | 'handOff'>>) {
  const customers = {
    profile: async () => profile,
    writeMetafields: async () => ok({userErrors: []}),
    deleteMetafields: async () => ok({userErrors: []}),
  };
  return {customers, multipass: {loginUrl: handOff}};
}

function visit(lines: Lines, parts: Parts = {}) {
  const {
    autoshipNeedsLogin = true,
    checkout = 'https://checkout.test',
    stock = {},
    person = null,
    profile = ok(makeProfile()),
    handOff = async (_person, returnTo) => `https://store.test/multipass?to=${returnTo}`,
    site = 'DTC',
    account = ok(makeIdentityAccount()),
    quota = null,
    gift = null,
    policies = [],
  } = parts;
  const place = placeOf({inventory: {stock: async () => ok(stock)}});
  const platform = createPlatform({});
  platform.carts.set(CART_ID, storedCartOf(lines.map(lineOf)));
  const {context, id, logged} = visitorOf(platform, CART_ID);
  const session = sessionStoreOf(person);
  const none = {get: () => null, set: () => undefined, clear: () => undefined};
  const checkoutContext = contextOf<CheckoutContext>({
    request: {
      ...context.request,
      ...place.request,
      waitUntil: () => undefined,
      quota: async () => quota,
    },
    services: {
      ...context.services,
      ...place.services,
      ...accountsOf({profile, handOff}),
      identity: {accountInfo: async () => account},
      catalog: {},
      subscriptions: {},
    },
    site: siteOf(site),
    visitor: {
      ...context.visitor,
      ...place.visitor,
      cartPolicies: policies,
      giftOf: async (_cart, trackingId) => (trackingId === null ? null : gift),
      session,
      cart: {
        ...context.visitor.cart,
        ofGuest: person ? none : context.visitor.cart,
        isUnsaved: () => false,
        hasUsed: () => false,
        adopt: () => undefined,
        keepInsteadOf: (savedCart) => session.update({savedCart}),
      },
    },
    settings: {
      ...context.settings,
      autoshipNeedsLogin,
      pdGroups: ['PD01'],
      origins: {images: '', checkout, content: '', identity: ''},
    },
  });
  const start = (attested = false, donation?: string | null) =>
    startCheckout(checkoutContext, {attested, ...(donation !== undefined && {donation})});
  const attributes = async () => (await platform.carts.get(CART_ID))?.attributes;
  return {start, platform, id, logged, attributes, session};
}

const textOf = (start: CheckoutStart) => (start.kind === 'stay' ? noticeText(start.notice) : null);

const CHECKOUT = {kind: 'go', to: 'https://checkout.test/cart/c/token-1234?key=secret'};

describe('startCheckout', () => {
  it('GIVE-92 startCheckout writes what the order gives, only for a visit with donation tracking', async () => {
    const gift = {cents: 120, extraCents: 300, to: 'Denver Humane Society'};
    const tracked = visit([{}], {gift});
    await tracked.start(false, 'tracking-1');
    expect(await tracked.attributes()).toEqual(
      expect.arrayContaining([
        {key: '_gift_amount', value: '1.20'},
        {key: '_gift_extra', value: '3.00'},
        {key: '_gift_to', value: 'Denver Humane Society'},
      ]),
    );
    const untracked = visit([{}], {gift});
    await untracked.start(false);
    expect((await untracked.attributes())?.map(({key}) => key)).not.toContain('_gift_amount');
  });

  it('CHK-02j, CONST-12 startCheckout writes the donation tracking under sgdonation, replaces, keeps and removes it', async () => {
    const {start, attributes} = visit([{}]);
    const donation = async () => (await attributes())?.filter(({key}) => key === 'sgdonation');
    await start(false, 'tracking-1');
    expect(await donation()).toEqual([{key: 'sgdonation', value: 'tracking-1'}]);
    await start(false, 'tracking-2');
    await start();
    expect(await donation()).toEqual([{key: 'sgdonation', value: 'tracking-2'}]);
    await start(false, null);
    expect(await donation()).toEqual([]);
  });

  it('CHK-05, CHK-09 startCheckout writes the attributes and goes to the hosted checkout', async () => {
    const {start, attributes} = visit([{}]);
    expect(await start()).toEqual(CHECKOUT);
    expect(await attributes()).toEqual([
      {key: 'sgOrderType', value: 'oneTimeOrder'},
      {key: 'shipping_location', value: 'ship_to_home'},
    ]);
  });

  it('CHK-10 startCheckout redirects a guest with autoship to login while the flag is on', async () => {
    const {start, attributes} = visit([{}, {plan: 'plan-4'}]);
    expect(await start()).toEqual({kind: 'go', to: '/shelter/autoship-required-login'});
    expect(await attributes()).toEqual([]);
  });

  it('CHK-06, CHK-10 startCheckout lets a guest with autoship check out when the flag is off', async () => {
    const {start, attributes} = visit([{plan: 'plan-4'}], {autoshipNeedsLogin: false});
    expect(await start()).toEqual(CHECKOUT);
    expect(await attributes()).toContainEqual({
      key: 'sgOrderType',
      value: 'firstPurchaseSubscription',
    });
  });

  it('startCheckout needs the attestation for prescription food, once', async () => {
    const {start, attributes} = visit([{isPrescription: true}]);
    expect(await start()).toEqual({kind: 'attest'});
    expect(await start(true)).toEqual(CHECKOUT);
    expect(await attributes()).toContainEqual({key: 'is_attestation_checked', value: 'true'});
    expect(await start()).toEqual(CHECKOUT);
  });

  it.each<[string, Lines, RegExp]>([
    [
      'an order over its limit, not counting donations',
      [{quantity: 8}, {variant: '2', quantity: 4}, {variant: '3', productType: 'Donation'}],
      /12 items.*remove 2/,
    ],
    [
      'an autoship line over its limit',
      [{plan: 'plan-4', quantity: 6}],
      /Autoship limit: 5 per item/,
    ],
    [
      'an item out of stock',
      [{inStock: false, title: 'Golden Years'}],
      /Golden Years is out of stock/,
    ],
  ])('CART-48, CART-49 startCheckout refuses %s', async (_name, lines, words) => {
    const {start, platform} = visit(lines);
    const refusal = await start(true);
    expect(refusal).toMatchObject({kind: 'stay', reason: 'refused', notice: {tone: 'error'}});
    expect(textOf(refusal)).toMatch(words);
    expect(platform.calls).toEqual(['get']);
  });

  it.each<[string, number, object]>([
    ['stays, and says why, if the cart then costs more', 2, {kind: 'stay', reason: 'refused'}],
    ['goes on if the cart then costs the same', 1, CHECKOUT],
  ])('CHK-40 startCheckout applies the policies, and %s', async (_name, quantity, expected) => {
    const notice: CartNotice = {code: 'first-order-used', tone: 'info'};
    const updated = [{id: 'line-1-once', quantity, sellingPlanId: null, attributes: []}];
    const policy: CartPolicy = () => ({kind: 'lines', removed: [], updated, notice});
    const {start} = visit([{}], {policies: [policy]});
    const answer = await start();
    expect(answer).toMatchObject(expected);
    if (answer.kind === 'stay') expect(answer.notice).toEqual(notice);
    expect(await start()).toEqual(CHECKOUT);
  });

  it('CHK-20b startCheckout doesn’t go on with fewer lines when a recalled handoff can’t be moved', async () => {
    const policy: CartPolicy = () => ({kind: 'recall', lineIds: ['line-2-once']});
    const {start, platform, attributes, logged} = visit([{}, {variant: '2'}], {policies: [policy]});
    platform.mishaps.push(null, {kind: 'timeout', acted: false});
    expect(await start()).toMatchObject({kind: 'stay', reason: 'unavailable'});
    expect(platform.calls).toEqual(['get', 'create', 'removeLines']);
    expect(await attributes()).toEqual([]);
    expect(logged).toEqual(['error: handoff not recalled']);
  });

  it('LOC-12b startCheckout refuses an item that is out of stock at the location only', async () => {
    const {start} = visit([{title: 'Golden Years'}], {stock: {'SKU-1': 0}});
    expect(textOf(await start(true))).toBe('Golden Years is out of stock. Remove it to check out.');
  });

  it('startCheckout goes to the cart page when the cart is empty or gone', async () => {
    expect(await visit([]).start()).toEqual({kind: 'go', to: '/cart'});
    const {start, id, platform} = visit([{}]);
    platform.carts.clear();
    expect([await start(), id()]).toEqual([{kind: 'go', to: '/cart'}, CART_ID]);
  });

  it.each(['read', 'write'])(
    'HOUSE-21b startCheckout keeps the cart when the %s fails',
    async (which) => {
      const {start, platform, id} = visit([{}]);
      platform.mishaps.push(...(which === 'write' ? [null] : []), {kind: 'timeout', acted: false});
      expect(await start()).toMatchObject({kind: 'stay', reason: 'unavailable'});
      expect(id()).toBe(CART_ID);
    },
  );

  it('startCheckout clears the cart id when the cart is bought in the meantime', async () => {
    const {start, platform, id} = visit([{}]);
    const {get} = platform.cart;
    platform.cart.get = async (cartId) => {
      const read = await get(cartId);
      platform.carts.clear();
      return read;
    };
    expect(await start()).toEqual({kind: 'go', to: '/cart'});
    expect(id()).toBeNull();
  });

  it.each(['https://checkout.test.evil.example', 'http://checkout.test', 'https://evil.example'])(
    'HOUSE-22b startCheckout refuses a checkout URL of another origin: %s',
    async (checkout) => {
      const {start, logged} = visit([{}], {checkout});
      expect(await start()).toMatchObject({kind: 'stay', reason: 'unavailable'});
      expect(logged).toEqual(['error: checkout was not started']);
    },
  );
});

describe('startCheckout for a logged-in customer', () => {
  const savedCart = {metafieldId: null, cartId: CART_ID};
  const person = makeSession({savedCart});
  const LOGGED_IN_CHECKOUT = {
    kind: 'go',
    to: 'https://store.test/multipass?to=https://checkout.test/cart/c/token-1234?key=secret',
  };
  const AWAY = {kind: 'timeout', service: 'commerce', operation: 'Customer', detail: ''} as const;

  it('CHK-04a, CHK-11, CHK-12, CHK-14 startCheckout logs the customer in at checkout and records that checkout was started', async () => {
    const {start, attributes, session} = visit([{}], {
      person,
      profile: ok(makeProfile({acceptsMarketing: true})),
    });
    expect(await start()).toEqual(LOGGED_IN_CHECKOUT);
    expect(await attributes()).toEqual(
      expect.arrayContaining([
        {key: 'SALES_ORG', value: 'USHD'},
        {key: 'SALES_ORD_TYPE', value: 'ZDTC'},
        {key: 'accepts_email_marketing', value: 'true'},
      ]),
    );
    expect(session.current()?.hasRecentCheckout).toBe(true);
  });

  it('CHK-10, SEC-06 startCheckout doesn’t stop a customer with autoship', async () => {
    expect(await visit([{plan: 'plan-4'}], {person}).start()).toEqual(LOGGED_IN_CHECKOUT);
  });

  it('ERR-19 startCheckout goes to the plain checkout URL when there is no login URL', async () => {
    for (const handOff of [async () => null, () => Promise.reject(new Error('no key'))]) {
      const {start, logged} = visit([{}], {person, handOff});
      expect(await start()).toEqual(CHECKOUT);
      expect(logged).toContain('warn: checkout account lookup failed');
    }
  });

  it('ERR-19 startCheckout continues without the profile when it can’t be read', async () => {
    const {start, attributes, session, logged} = visit([{}], {person, profile: fail(AWAY)});
    expect(await start()).toEqual(CHECKOUT);
    expect(logged).toContain('warn: checkout account lookup failed');
    expect(await attributes()).toContainEqual({key: 'SALES_ORD_TYPE', value: 'ZDTC'});
    expect((await attributes())?.map(({key}) => key)).not.toContain('accepts_email_marketing');
    expect(session.current()?.hasRecentCheckout).toBe(true);
  });

  it('CART-77 startCheckout never hands off a guest cart as a customer’s', async () => {
    const {start, attributes} = visit([{}], {person: makeSession(), profile: fail(AWAY)});
    expect(await start()).toMatchObject({kind: 'stay', reason: 'unavailable'});
    expect(await attributes()).toEqual([]);
  });

  const metafields = {
    ...makeProfile().metafields,
    soldTo: {id: 'm-1', value: '999999'},
    shipTo: {id: 'm-2', value: '888888'},
    preferredAddress: {id: 'm-3', value: 'clinic'},
  };
  const staff = makeSession({savedCart, isRegistered: true});
  const prefersClinic = ok(makeProfile({metafields}));
  const keysAndValues = (attributes: {key: string; value: string}[] | undefined) =>
    Object.fromEntries((attributes ?? []).map(({key, value}) => [key, value]));

  it('CHK-16a startCheckout ignores account numbers in a consumer’s metafields', async () => {
    const {start, attributes} = visit([{}], {person, profile: prefersClinic});
    expect(await start()).toEqual(LOGGED_IN_CHECKOUT);
    const written = keysAndValues(await attributes());
    expect(written).toMatchObject({SALES_ORD_TYPE: 'ZDTC', shipping_location: 'ship_to_home'});
    expect(Object.keys(written)).not.toEqual(expect.arrayContaining(['SOLD_TO']));
    expect(JSON.stringify(written)).not.toMatch(/999999|888888/);
  });

  it('CHK-15a startCheckout uses the staff account numbers from the identity provider', async () => {
    const {start, attributes} = visit([{}], {site: 'HPSF', person: staff, profile: prefersClinic});
    expect(await start()).toEqual(LOGGED_IN_CHECKOUT);
    expect(keysAndValues(await attributes())).toMatchObject({
      SOLD_TO: '100200',
      SHIP_TO: '300400',
      SALES_ORD_TYPE: 'ZK01',
      shipping_location: 'ship_to_work',
    });
  });

  it('CHK-15a startCheckout ships to a staff member’s home when there is no clinic address', async () => {
    const account = ok(makeIdentityAccount({clinicAddress: null}));
    const parts = {site: 'HPSF', person: staff, profile: prefersClinic, account} as const;
    const {start, attributes} = visit([{}], parts);
    expect(await start()).toEqual(LOGGED_IN_CHECKOUT);
    expect(keysAndValues(await attributes())).toMatchObject({
      SALES_ORD_TYPE: 'ZDTC',
      shipping_location: 'ship_to_home',
    });
  });

  it.each([
    ['account', {account: fail(AWAY)}],
    ['profile', {profile: fail(AWAY)}],
  ])(
    'CHK-15a, HOUSE-21a startCheckout is unavailable to staff when their %s can’t be read',
    async (_, away) => {
      const {start, attributes} = visit([{}], {site: 'HPSF', person: staff, ...away});
      expect(await start()).toMatchObject({
        kind: 'stay',
        reason: 'unavailable',
        notice: {code: 'checkout-unavailable'},
      });
      expect(await attributes()).toEqual([]);
    },
  );

  it('CHK-17a startCheckout on the staff site requires a registered staff member', async () => {
    const guest = visit([{}], {site: 'HPSF'});
    expect(await guest.start()).toEqual({kind: 'go', to: '/shelter/login?redirect=L2NoZWNrb3V0'});
    const unregistered = visit([{}], {site: 'HPSF', person});
    expect(await unregistered.start()).toEqual({
      kind: 'go',
      to: '/shelter/register?redirect=L2NoZWNrb3V0',
    });
    const account = ok(makeIdentityAccount({customerGroup: null}));
    const noLonger = visit([{}], {site: 'HPSF', person: staff, account});
    expect(await noLonger.start()).toEqual({
      kind: 'go',
      to: '/shelter/register?redirect=L2NoZWNrb3V0',
    });
    expect(noLonger.session.current()?.isRegistered).toBe(false);
    const written = [guest, unregistered, noLonger].map(({attributes}) => attributes());
    expect(await Promise.all(written)).toEqual([[], [], []]);
  });

  it('ERR-08b startCheckout redirects to login and back when the customer’s token is refused', async () => {
    const {start, session} = visit([{}], {person, profile: fail('REFUSED')});
    expect(await start()).toEqual({kind: 'go', to: '/shelter/login?redirect=L2NoZWNrb3V0'});
    expect(session.current()).toBeNull();
  });
});
