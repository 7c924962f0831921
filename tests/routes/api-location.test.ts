import {describe, expect, it} from 'vitest';
import {createSandboxControl} from '~tests/support/sandbox-control';
import {get, post} from './support/api';
import {useOwnSandbox} from '../support/own-sandbox';
import {sandboxOrigin} from './support/shared-sandbox';
import {openShop, watchShop, type Visitor} from './support/shop';

const {unexpected} = watchShop();
const shop = openShop(sandboxOrigin);

const STATE = '/api/get-state-by-zipcode';
const WAREHOUSE = '/api/get-warehouse-by-zipcode';
const STOCK_OBJECT = '/api/get-stock-object';
const STOCK = '/api/get-products-stock';
const DATE = '/api/get-estimated-delivery-date';
const KIBBLE_SKU = 'MB-DEVC-4';
/* The warehouse in Reno has it for clinics only. */
const SHORT_FOR_HOMES = 'MC-DJCD-CHK-7';

const hawaiian = () => shop.visitor('user_location=96813::HOME');

describe('get-state-by-zipcode', () => {
  it('API-24 uses the visitor’s location without a body, or else the default', async () => {
    const bare = async (visitor = shop.visitor()) => {
      const answer = await visitor.send(STATE, {method: 'POST'});
      return answer.json();
    };
    expect(await bare()).toEqual({state: 'CO'});
    expect(await bare(hawaiian())).toEqual({state: 'HI'});
  });

  it('API-24 prefers an explicit zip and doesn’t store it', async () => {
    const visitor = hawaiian();
    expect((await post(visitor, STATE, {zipCode: '99501'})).value).toEqual({state: 'AK'});
    expect((await post(visitor, STATE, {})).value).toEqual({state: 'HI'});
  });
});

describe('get-warehouse-by-zipcode', () => {
  it('API-25 returns and stores the warehouse of the visitor’s location', async () => {
    const visitor = shop.visitor();
    expect((await get(visitor, WAREHOUSE)).value).toEqual({warehouse: 'DEN'});
    expect(visitor.cookies.get('user_warehouse')).toBe('DEN');
  });

  it('API-25 prefers an explicit zip and leaves the stored warehouse unchanged', async () => {
    const visitor = shop.visitor();
    await get(visitor, WAREHOUSE);
    const other = await get<{warehouse: string}>(visitor, WAREHOUSE, {zipCode: '30301'});
    expect(other.value).toEqual({warehouse: 'ATL'});
    expect(visitor.cookies.get('user_warehouse')).toBe('DEN');
  });
});

describe('get-stock-object', () => {
  interface StockObject {
    data: {all_zips: Record<string, string[]>};
  }

  it('API-26, LOC-02, LOC-03, LOC-04 returns padded zip ranges by warehouse', async () => {
    const {value} = await post<StockObject>(shop.visitor(), STOCK_OBJECT, {destination: 'HOME'});
    const ranges = Object.values(value.data.all_zips).flat();
    expect(ranges.length).toBeGreaterThan(20);
    for (const range of ranges) {
      expect(range).toMatch(/^\d{5}-\d{5}$/);
      const [low = '', high = ''] = range.split('-');
      expect(low <= high).toBe(true);
    }
    expect(ranges.some((range) => range.startsWith('0'))).toBe(true);
  });

  it('API-26 defaults to HOME and accepts CLINIC', async () => {
    const ask = async (body: object) =>
      (await post<StockObject>(shop.visitor(), STOCK_OBJECT, body)).value;
    expect(await ask({})).toEqual(await ask({destination: 'HOME'}));
    expect((await post(shop.visitor(), STOCK_OBJECT, {destination: 'CLINIC'})).status).toBe(200);
  });
});

describe('get-products-stock', () => {
  interface Stock {
    data: Record<string, {quantity: number}>;
  }
  const ask = (body: object, visitor = shop.visitor()) => post<Stock>(visitor, STOCK, body);

  it('API-27 returns quantities by SKU without unknown SKUs', async () => {
    const answer = await ask({
      skus: [KIBBLE_SKU, 'NO-SUCH-SKU'],
      zipCode: '80011',
      destination: 'HOME',
    });
    expect(answer.value).toEqual({data: {[KIBBLE_SKU]: {quantity: expect.any(Number) as number}}});
    expect(answer.value.data[KIBBLE_SKU]?.quantity).toBeGreaterThan(0);
  });

  it('API-27 uses the visitor’s location without zip and destination', async () => {
    const explicit = {skus: [KIBBLE_SKU], zipCode: '96813', destination: 'HOME'};
    const stored = await ask({skus: [KIBBLE_SKU]}, hawaiian());
    expect(stored.value).toEqual((await ask(explicit)).value);
  });

  it('API-27 uses the destination of the visitor’s location, unless another is asked for', async () => {
    const quantityFor = async (visitor: Visitor, body: object = {}) =>
      (await ask({skus: [SHORT_FOR_HOMES], ...body}, visitor)).value.data[SHORT_FOR_HOMES]
        ?.quantity;
    const clinic = shop.visitor('user_location=89501::CLINIC');
    expect(await quantityFor(clinic)).toBeGreaterThan(0);
    expect(await quantityFor(clinic, {destination: 'HOME'})).toBe(0);
    expect(await quantityFor(shop.visitor('user_location=89501::HOME'))).toBe(0);
  });

  it('API-27 accepts 250 SKUs', async () => {
    const skus = Array.from({length: 250}, (_, index) => `SKU-${index}`);
    expect((await ask({skus})).value).toEqual({data: {}});
  });

  it.each([
    [{}, 'skus'],
    [{skus: []}, 'skus'],
    [{skus: KIBBLE_SKU}, 'skus'],
    [{skus: Array.from({length: 251}, (_, index) => `SKU-${index}`)}, 'skus'],
    [{skus: ['']}, 'skus[0]'],
    [{skus: ['x'.repeat(65)]}, 'skus[0]'],
    [{skus: [1]}, 'skus[0]'],
    [{skus: [KIBBLE_SKU], zipCode: 80011}, 'zipCode'],
    [{skus: [KIBBLE_SKU], destination: 'OFFICE'}, 'destination'],
    [{skus: [KIBBLE_SKU], destination: 'home'}, 'destination'],
  ])('SRV-04b refuses %j with 400 for %s', async (body, field) => {
    const answer = await ask(body);
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_INPUT']);
    expect(answer.message.split(': ')[0]).toBe(field);
    expect(unexpected()).toEqual([]);
  });
});

describe('get-estimated-delivery-date', () => {
  const sandbox = useOwnSandbox();

  it('API-28 returns a formatted date', async () => {
    await createSandboxControl(sandbox.origin()).setClock(new Date('2026-11-16T16:00:00Z'));
    const {value} = await get<string>(openShop(sandbox.origin()).visitor(), DATE, {
      zipCode: '80011',
    });
    expect(value).toMatch(/^(Mon|Tue|Wed|Thu|Fri), Nov (1[6-9]|2\d)$/);
  });

  it('API-28 prefers an explicit zip to the visitor’s location', async () => {
    const alaskan = () => shop.visitor('user_location=99501::HOME');
    const far = await get<string>(alaskan(), DATE);
    const near = await get<string>(alaskan(), DATE, {zipCode: '80011'});
    expect(near.value).toBe((await get<string>(shop.visitor(), DATE)).value);
    expect(near.value).not.toBe(far.value);
  });

  it('API-28 uses the destination of the visitor’s location, unless another is asked for', async () => {
    const dateOf = async (visitor: Visitor, query: Record<string, string> = {}) =>
      (await get<string>(visitor, DATE, query)).value;
    const home = await dateOf(shop.visitor());
    const clinic = shop.visitor('user_location=80011::CLINIC');
    expect(await dateOf(clinic)).not.toBe(home);
    expect(await dateOf(clinic, {destination: 'HOME'})).toBe(home);
  });

  it('LOC-18c, LOC-18e, API-28 says that a date in Hawaii is set at checkout, unless the flag is off', async () => {
    for (const [visitor, query] of [
      [hawaiian(), {}],
      [shop.visitor(), {zipCode: '96813'}],
    ] as const) {
      const answer = await visitor.get(`${DATE}?${new URLSearchParams(query).toString()}`);
      expect([answer.status, answer.text]).toEqual([
        404,
        expect.stringContaining('DATE_AT_CHECKOUT'),
      ]);
    }
    const off = openShop(sandboxOrigin, {variables: {FEATURE_HAWAII_DELIVERY: '0'}});
    expect((await off.visitor('user_location=96813::HOME').get(DATE)).status).toBe(200);
  });
});

describe('a zip of the location operations', () => {
  const calls = (zipCode: string) => [
    post(shop.visitor(), STATE, {zipCode}),
    get(shop.visitor(), WAREHOUSE, {zipCode}),
    post(shop.visitor(), STOCK, {skus: [KIBBLE_SKU], zipCode}),
    get(shop.visitor(), DATE, {zipCode}),
  ];

  it.each(['', '8001', '800111', '8001a', ' 80011', '80011-1234', '٨٠٠١١', '80 11'])(
    'LOC-06, LOC-07, SRV-04b %j is refused with 400',
    async (zip) => {
      for (const answer of await Promise.all(calls(zip))) {
        expect([answer.status, answer.code]).toEqual([400, 'INVALID_INPUT']);
        expect(answer.message).toBe('zipCode: must be 5 digits');
      }
    },
  );

  it('LOC-08 a zip without delivery is answered with 404', async () => {
    for (const answer of await Promise.all(calls('00000'))) {
      expect([answer.status, answer.code]).toEqual([404, 'ZIP_NOT_SERVED']);
    }
  });

  it('an invalid zip in the cookie is replaced by the default', async () => {
    const visitor = shop.visitor('user_location=<script>::HOME');
    expect((await post(visitor, STATE, {})).value).toEqual({state: 'CO'});
  });
});
