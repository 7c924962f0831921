import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  customerHeaders,
  MERCHANT_HEADERS,
  startProvider,
  type Page,
  type Provider,
} from './provider';

const ADA = 'ada.whitfield@example.com';
const ROSA = 'rosa.delgado@example.com';
const LENA = 'lena.fischer@example.com';

let provider: Provider;
let ada: string;
let rosa: string;

beforeAll(async () => {
  provider = await startProvider();
  ada = (await provider.subscriptions(ADA))[0]?.customer ?? '';
  rosa = (await provider.subscriptions(ROSA))[0]?.customer ?? '';
});

afterAll(() => provider.close());

const TWO_HOURS = 2 * 60 * 60;

describe('authentication', () => {
  it('SAND-53a accepts the server’s key and a customer’s signature of the last two hours', async () => {
    const list = `/subscriptions/?customer=${ada}`;
    const byServer = await provider.get<Page>(list);
    expect(byServer).toMatchObject({status: 200, body: {count: 2}});
    expect(await provider.get(list, customerHeaders(ada))).toEqual(byServer);
    expect(await provider.get('/subscriptions/', customerHeaders(ada, TWO_HOURS - 60))).toEqual(
      byServer,
    );
  });

  const signed = () => JSON.parse(customerHeaders(ada).Authorization) as Record<string, unknown>;
  it.each<[string, () => Record<string, string>]>([
    ['nothing', () => ({})],
    ['a wrong key', () => ({'x-api-key': 'sandbox-subscriptions-kez'})],
    ['an empty key', () => ({'x-api-key': ''})],
    ['a stale signature', () => customerHeaders(ada, TWO_HOURS + 60)],
    ['a signature of the future', () => customerHeaders(ada, -TWO_HOURS - 60)],
    ['another’s id', () => ({Authorization: JSON.stringify({...signed(), sig_field: rosa})})],
    ['another time', () => ({Authorization: JSON.stringify({...signed(), ts: 1})})],
    ['another merchant', () => ({Authorization: JSON.stringify({...signed(), public_id: 'x'})})],
    ['text that isn’t JSON', () => ({Authorization: 'Bearer x'})],
    ['a number as signature', () => ({Authorization: JSON.stringify({...signed(), sig: 1})})],
  ])('SAND-53a refuses %s', async (_, headers) => {
    const reply = await provider.get(`/subscriptions/?customer=${ada}`, headers());
    expect(reply).toEqual({status: 403, body: {detail: expect.any(String) as unknown}});
  });

  it('SAND-53a shows and changes nothing of another customer', async () => {
    const {body} = await provider.get<Page>(`/subscriptions/?customer=${ada}`);
    const id = String(body.results[0]?.public_id);
    const orders = await provider.get<Page>(`/orders/?customer=${ada}&status=1`);
    const order = String(orders.body.results[0]?.public_id);
    const items = await provider.get<Page>(`/items/?order=${order}`);
    const item = String(items.body.results[0]?.public_id);
    const asRosa = customerHeaders(rosa);
    const before = await provider.deliveries(ADA);

    for (const list of ['subscriptions', 'orders', 'items', 'addresses', 'payments']) {
      const {status} = await provider.get(`/${list}/?customer=${ada}`, asRosa);
      expect({list, status}).toEqual({list, status: 403});
    }
    const calls: [string, string, unknown?][] = [
      ['GET', `/subscriptions/${id}/`],
      ['GET', `/orders/${order}/`],
      ['GET', `/items/?order=${order}`],
      ['PATCH', `/subscriptions/${id}/change_quantity/`, {quantity: 2}],
      ['PATCH', `/subscriptions/${id}/cancel/`, {cancel_reason: ''}],
      ['PATCH', `/subscriptions/${id}/pause/`, {until: null}],
      ['PATCH', `/orders/${order}/skip/`],
      ['PATCH', `/orders/${order}/send_now/`],
      ['PATCH', `/items/${item}/skip/`],
      ['DELETE', `/items/${item}/`],
      ['POST', '/items/iu/', {order, product: '705702', quantity: 1}],
      [
        'PATCH',
        `/payments/${before[0]?.paymentId}/update/`,
        {cc_number: '1', cc_exp_date: '01/2031'},
      ],
    ];
    for (const [method, path, body] of calls) {
      const {status} = await provider.send(method, path, {body, headers: asRosa});
      expect({method, path, status}).toEqual({method, path, status: 404});
    }
    expect(await provider.deliveries(ADA)).toEqual(before);
  });
});

describe('lists', () => {
  it('SAND-53b pages with links that end in a slash and keep the query', async () => {
    const first = await provider.get<Page>(`/subscriptions/?customer=${rosa}&page_size=2`);
    expect(first.body).toMatchObject({count: 3, previous: null});
    expect(first.body.results).toHaveLength(2);
    const next = new URL(first.body.next ?? '');
    expect(next.pathname).toBe('/ordergroove/subscriptions/');
    expect(next.searchParams.get('customer')).toBe(rosa);
    const second = await provider.get<Page>(`/subscriptions/${next.search}`);
    expect(second.body.next).toBeNull();
    expect(second.body.previous).toContain('page=1');
    const ids = [...first.body.results, ...second.body.results].map(({public_id: id}) => id);
    expect(new Set(ids).size).toBe(3);
  });

  it('SAND-53b a subscription has the fields of the published format', async () => {
    const {body} = await provider.get<Page>(`/subscriptions/?customer=${ada}&live=true`);
    expect(body.results[0]).toMatchObject({
      merchant: 'marlowe',
      customer: ada,
      product: expect.stringMatching(/^\d+$/) as unknown,
      external_id: expect.stringMatching(/^gid:\/\/shopify\/SubscriptionContract\/\d+$/) as unknown,
      quantity: 1,
      every: 4,
      every_period: 2,
      frequency_days: 28,
      reminder_days: 5,
      start_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as unknown,
      cancelled: null,
      live: true,
      currency_code: 'USD',
    });
  });

  it('SAND-53b `live` separates what runs from what is canceled', async () => {
    const customer = (await provider.subscriptions(LENA))[0]?.customer;
    const count = async (live: string) =>
      (await provider.get<Page>(`/subscriptions/?customer=${customer}${live}`)).body.count;
    expect([await count(''), await count('&live=true'), await count('&live=false')]).toEqual([
      1, 0, 1,
    ]);
  });
});

describe('refusals', () => {
  it.each<[string, string, string, unknown, number, object]>([
    ['an unknown path', 'GET', '/nothing/', undefined, 404, {detail: 'Not found.'}],
    ['an unknown subscription', 'GET', '/subscriptions/x/', undefined, 404, {detail: 'Not found.'}],
    [
      'a list of nobody',
      'GET',
      '/subscriptions/',
      undefined,
      400,
      {customer: ['This field is required.']},
    ],
    [
      'page zero',
      'GET',
      '/subscriptions/?customer=1&page=0',
      undefined,
      400,
      {page: ['A valid integer is required.']},
    ],
    ['an unknown product', 'GET', '/products/1/', undefined, 404, {detail: 'Not found.'}],
    [
      'an address without a street',
      'POST',
      '/addresses/',
      {customer: '1', first_name: 'A'},
      400,
      {address: [expect.any(String)]},
    ],
    ['a body that isn’t JSON', 'POST', '/addresses/', '{', 400, {}],
    [
      'a body over 16 kB',
      'POST',
      '/addresses/',
      {first_name: 'a'.repeat(20_000)},
      413,
      {detail: 'The body is too large.'},
    ],
  ])('SAND-53b %s', async (_, method, path, body, status, expected) => {
    expect(await provider.send(method, path, {body, headers: MERCHANT_HEADERS})).toMatchObject({
      status,
      body: expected,
    });
  });

  it.each<[string, unknown, object]>([
    ['change_quantity', {quantity: 0}, {quantity: [expect.any(String)]}],
    [
      'change_quantity',
      {quantity: 6},
      {quantity: ['Ensure this value is less than or equal to 5.']},
    ],
    ['change_quantity', {quantity: '2'}, {quantity: [expect.any(String)]}],
    ['change_frequency', {every: 7, every_period: 2}, {every: ['This frequency is not offered.']}],
    ['change_frequency', {every: 1, every_period: 3}, {every_period: [expect.any(String)]}],
    [
      'change_product',
      {product: '1'},
      {product: ['This product is not available for this subscription.']},
    ],
    [
      'change_shipping_address',
      {shipping_address: 'x'},
      {shipping_address: ['Object does not exist.']},
    ],
    [
      'change_next_order_date',
      {order_date: '2020-01-01'},
      {order_date: ['Choose a later date, at most a year ahead.']},
    ],
    [
      'change_next_order_date',
      {order_date: '2026-02-31x'},
      {order_date: ['Date has wrong format. Use YYYY-MM-DD.']},
    ],
    ['resume', {}, {non_field_errors: ['This subscription is not paused.']}],
    ['reactivate', {}, {non_field_errors: ['This subscription is not cancelled.']}],
  ])('SAND-53b %s with %o changes nothing', async (path, body, problem) => {
    const [subscription] = await provider.subscriptions(ADA);
    const reply = await provider.patch(`/subscriptions/${subscription?.id}/${path}/`, body);
    expect(reply).toEqual({status: 400, body: problem});
    expect(await provider.subscriptions(ADA)).toContainEqual(subscription);
  });

  it.each([
    ['down', 503],
    ['error', 500],
    ['throttle', 429],
  ] as const)(
    'SAND-53b while it is set to "%s" it answers %i with a reason',
    async (kind, status) => {
      await provider.control.fault({service: 'subscriptions', kind});
      const reply = await provider.get(`/subscriptions/?customer=${ada}`);
      await provider.control.clearFaults();
      expect(reply).toEqual({status, body: {detail: expect.any(String) as unknown}});
    },
  );
});
