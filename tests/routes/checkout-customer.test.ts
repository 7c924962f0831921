import {describe, expect, it} from 'vitest';
import {createSandboxControl} from '~tests/support/sandbox-control';
import {post} from './support/api';
import {add, CLINICAL, EVERY_2_WEEKS, EVERY_4_WEEKS, KIBBLE, ON_SALE} from '../support/variants';
import {useOwnSandbox} from '../support/own-sandbox';
import {ADA, logIn, MARCUS, loggedInVisitor} from './support/log-in';
import {openShop, watchShop, type Visitor} from './support/shop';

watchShop();
const {origin} = useOwnSandbox();
const open = () => openShop(origin());

/** Cart id in the cookie of a customer or a guest. */
const cartIdOf = (visitor: Visitor): string => visitor.cartId('cart') ?? visitor.cartId() ?? '';

const attributesOf = async (visitor: Visitor) =>
  Object.fromEntries(
    (await createSandboxControl(origin()).cart(cartIdOf(visitor))).attributes.map(
      ({key, value}) => [key, value],
    ),
  );

describe('checkout of a customer', () => {
  it('CHK-02a, CONST-10, CHK-12, CHK-14 carries the customer’s attributes and opens logged in, once', async () => {
    const visitor = await loggedInVisitor(open(), ADA);
    await visitor.post('/cart/change', add(KIBBLE, 1));
    const {status, location} = await visitor.post('/cart', {intent: 'checkout'});
    expect(status).toBe(303);
    expect(await attributesOf(visitor)).toMatchObject({
      sgOrderType: 'oneTimeOrder',
      shipping_location: 'ship_to_home',
      SALES_ORG: 'USHD',
      SALES_ORD_TYPE: 'ZDTC',
      accepts_email_marketing: 'true',
    });
    expect(location).toMatch(new RegExp(`^${origin()}/account/login/multipass/`));
    const opened = await fetch(location ?? '', {redirect: 'manual'});
    expect(opened.status).toBe(302);
    expect(opened.headers.get('Location')).toMatch(new RegExp(`^${origin()}/cart/c/`));
    expect((await fetch(location ?? '', {redirect: 'manual'})).status).toBe(422);
  });

  it('CHK-10, ROUTE-31 continues after the login that autoship requires', async () => {
    const visitor = open().visitor();
    await visitor.post('/cart/change', add(KIBBLE, 1, EVERY_4_WEEKS));
    const stopped = await visitor.post('/cart', {intent: 'checkout'});
    expect(stopped.location).toBe('/shelter/autoship-required-login');
    const {location} = await logIn(visitor, {email: 'june.park@example.com', to: '/checkout'});
    expect(location).toBe('/checkout');
    const answer = await visitor.get('/checkout', {Accept: 'text/html'});
    expect(answer.status).toBe(303);
    expect(answer.location).toMatch(new RegExp(`^${origin()}/account/login/multipass/`));
    expect((await attributesOf(visitor)).sgOrderType).toBe('firstPurchaseSubscription');
  });

  it('CHK-02j carries the donation tracking of a guest who has to log in first', async () => {
    const visitor = open().visitor();
    await visitor.post('/cart/change', add(KIBBLE, 1, EVERY_4_WEEKS));
    const sgdonation = '6b1f2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d';
    await visitor.post('/cart', {intent: 'checkout', sgdonation});
    await logIn(visitor, {email: 'june.park@example.com', to: '/checkout'});
    expect((await visitor.get('/checkout', {Accept: 'text/html'})).status).toBe(303);
    expect((await attributesOf(visitor)).sgdonation).toBe(sgdonation);
  });

  it.each([
    [
      'HPSF',
      'autoship over the quota',
      add(ON_SALE, 2, EVERY_2_WEEKS),
      'theo.lindqvist@example.com',
      /With autoship you’d be \d+ lb over your 120 lb/,
    ],
    [
      'DTC',
      'food that needs an attestation',
      add(CLINICAL, 1, EVERY_4_WEEKS),
      MARCUS,
      /Confirm that a veterinarian recommended/,
    ],
  ] as const)(
    'CHK-25 on the %s site says once, in the cart, why %s isn’t checked out after the login',
    async (site, _what, line, email, reason) => {
      const visitor = openShop(origin(), {variables: {SITE_ID: site}}).visitor();
      await visitor.post('/cart/change', line);
      const stopped = await visitor.post('/cart', {intent: 'checkout', attestation: 'true'});
      expect(stopped.location).toMatch(/^\/shelter\//);
      expect((await logIn(visitor, {email, to: '/checkout'})).location).toBe('/checkout');
      const refused = await visitor.get('/checkout', {Accept: 'text/html'});
      expect([refused.status, refused.location]).toEqual([303, '/cart']);

      const noticesOf = async () => {
        const {loaderData} = (await visitor.get('/cart', {Accept: 'text/html'})).page();
        return (loaderData['routes/cart'] as {notices: string[]}).notices;
      };
      const atLogin = expect.stringContaining('AUTO35 is applied') as string;
      expect(await noticesOf()).toEqual([atLogin, expect.stringMatching(reason)]);
      expect(await noticesOf()).toEqual([]);
    },
  );

  it('CHK-10 redirects to the cart when it is empty', async () => {
    const answer = await open().visitor().get('/checkout', {Accept: 'text/html'});
    expect([answer.status, answer.location]).toEqual([303, '/cart']);
  });
});

describe('checkout-login', () => {
  const ask = (visitor: Visitor, body: object) =>
    post<{checkoutUrl: string}>(visitor, '/api/checkout-login', {getURL: true, ...body});

  it('API-51 returns a URL that logs the customer in and continues to checkout', async () => {
    const visitor = await loggedInVisitor(open(), ADA);
    const checkoutUrl = `${origin()}/cart/c/abc?key=def`;
    const {value} = await ask(visitor, {email: 'Ada.Whitfield@example.com', checkoutUrl});
    const opened = await fetch(value.checkoutUrl, {redirect: 'manual'});
    expect(opened.headers.get('Location')).toBe(checkoutUrl);
  });

  it('API-51, ACCT-25 refuses another customer’s email and any other destination', async () => {
    const visitor = await loggedInVisitor(open(), ADA);
    const checkoutUrl = `${origin()}/cart/c/abc?key=def`;
    const refusals = [
      await ask(visitor, {email: MARCUS, checkoutUrl}),
      await ask(visitor, {email: ADA, checkoutUrl: 'https://evil.example/cart/c/abc'}),
      await ask(visitor, {email: ADA, checkoutUrl: 'javascript:alert(1)'}),
      await ask(open().visitor(), {email: ADA, checkoutUrl}),
    ];
    expect(refusals.map(({status, code}) => [status, code])).toEqual([
      [404, 'ACCOUNT_NOT_FOUND'],
      [400, 'NOT_OUR_CHECKOUT'],
      [400, 'INVALID_INPUT'],
      [401, 'NOT_SIGNED_IN'],
    ]);
  });
});
