import {describe, expect, it} from 'vitest';
import {createInventory} from '~sandbox/inventory/inventory';
import {inventoryApp, SEEDED_STOCK} from './inventory-app';

/** One zip per warehouse. */
const ZIPS = {
  DEN: '80011',
  RNO: '94110',
  ATL: '30303',
  CMH: '10001',
  ANC: '99501',
  HNL: '96813',
};

describe('delivery area', () => {
  const app = inventoryApp();

  it.each(Object.entries(ZIPS))('INV-01a %s delivers to %s', async (warehouse, zip) => {
    expect(await app.get(`/v1/warehouse?zip=${zip}`)).toEqual({status: 200, body: {warehouse}});
  });

  it('INV-01a, LOC-04 lists ranges as low-high without leading zeros', async () => {
    const {body} = await app.get('/v1/stock-object?destination=HOME');
    const {all_zips: ranges} = (body as {data: {all_zips: Record<string, string[]>}}).data;
    expect(Object.keys(ranges).sort()).toEqual(Object.keys(ZIPS).sort());
    expect(ranges['CMH']).toContain('501-544');
    expect(ranges['DEN']).toContain('80001-81658');
  });

  it.each([
    ['01001', 'MA'],
    ['06390', 'NY'],
    ['06391', 'CT'],
    ['20005', 'DC'],
    ['20040', 'VA'],
    ['71233', 'MS'],
    ['80011', 'CO'],
    ['83414', 'WY'],
    ['96813', 'HI'],
    ['99501', 'AK'],
  ])('INV-01a %s is in %s', async (zip, state) => {
    expect(await app.get(`/v1/state?zip=${zip}`)).toEqual({status: 200, body: {state}});
  });

  it.each([
    ['Puerto Rico', '00901'],
    ['the Virgin Islands', '00802'],
    ['Guam', '96910'],
    ['American Samoa', '96799'],
    ['military post in Europe', '09012'],
    ['military post in the Americas', '34002'],
    ['military post in the Pacific', '96201'],
    ['no place at all', '00000'],
  ])('INV-01b, INV-02c excludes %s', async (_name, zip) => {
    const answer = {status: 404, body: {error: `Nothing is delivered to ${zip}.`}};
    expect(await app.get(`/v1/warehouse?zip=${zip}`)).toEqual(answer);
    expect(await app.get(`/v1/state?zip=${zip}`)).toEqual(answer);
    expect(await app.get(`/v1/delivery-date?zip=${zip}&destination=HOME`)).toEqual(answer);
    expect(await app.post('/v1/stock', {skus: [], zipCode: zip, destination: 'HOME'})).toEqual(
      answer,
    );
  });
});

describe('inventory requests', () => {
  const app = inventoryApp();

  it.each<Record<string, string>>([
    {},
    {'x-api-key': ''},
    {'x-api-key': 'another'},
    {Authorization: 'Bearer x'},
  ])('INV-02a %j is rejected for its API key', async (headers) => {
    expect((await app.get('/v1/warehouse?zip=80011', {headers})).status).toBe(401);
  });

  it.each([
    '/v1/warehouse',
    '/v1/warehouse?zip=',
    '/v1/warehouse?zip=8001',
    '/v1/state?zip=80011-1234',
    "/v1/state?zip=8001'",
    '/v1/delivery-date?zip=80011',
    '/v1/delivery-date?zip=80011&destination=MOON',
    '/v1/stock-object',
    '/v1/stock-object?destination=home',
  ])('INV-02b GET %s is rejected as invalid input', async (path) => {
    const {status, body} = await app.get(path);
    expect(status).toBe(400);
    expect(body).toEqual({error: expect.stringMatching(/\w+: \w+/) as string});
  });

  const GOOD = {skus: ['MB-DEVC-4'], zipCode: '80011', destination: 'HOME'};
  it.each<unknown>([
    null,
    [],
    {...GOOD, skus: 'MB-DEVC-4'},
    {...GOOD, skus: [4]},
    {...GOOD, skus: ['']},
    {...GOOD, skus: ['x'.repeat(65)]},
    {...GOOD, skus: Array.from({length: 5001}, () => 'A')},
    {...GOOD, zipCode: 80011},
    {...GOOD, destination: null},
  ])('INV-02b POST %j is rejected as invalid input', async (body) => {
    expect((await app.post('/v1/stock', body)).status).toBe(400);
  });

  it('INV-02b invalid JSON is rejected with 400, an unknown path with 404', async () => {
    expect((await app.get('/v1/stock', {method: 'POST', body: '{'})).status).toBe(400);
    expect((await app.post('/v1/stock', undefined)).status).toBe(400);
    expect((await app.get('/v1/nothing')).status).toBe(404);
  });

  it('SAND-20 a fault for inventory affects only the requests it matches', async () => {
    app.context.faults.add({service: 'inventory', kind: 'down', match: '/v1/state'});
    expect((await app.get('/v1/state?zip=80011')).status).toBe(503);
    expect((await app.get('/v1/warehouse?zip=80011')).status).toBe(200);
    app.context.faults.clear();
    expect((await app.get('/v1/state?zip=80011')).status).toBe(200);
  });
});

describe('inventory stock', () => {
  const app = inventoryApp();
  const skus = [...SEEDED_STOCK.keys()];
  const counted = skus.filter((sku) => SEEDED_STOCK.get(sku) !== null);

  it("INV-03a at the default zip's warehouse equals commerce's stock", async () => {
    const stock = await app.stock(ZIPS.DEN, skus);
    expect([...stock.keys()].sort()).toEqual([...counted].sort());
    for (const [sku, quantity] of stock) expect(quantity).toBe(SEEDED_STOCK.get(sku));
  });

  it.each(Object.values(ZIPS))("INV-03a at %s never exceeds commerce's stock", async (zip) => {
    for (const destination of ['HOME', 'CLINIC']) {
      for (const [sku, quantity] of await app.stock(zip, skus, destination)) {
        expect(quantity).toBeLessThanOrEqual(SEEDED_STOCK.get(sku) ?? 0);
      }
    }
  });

  it('INV-03c is out or short for some SKUs at one warehouse only', async () => {
    const hawaii = await app.stock(ZIPS.HNL, counted);
    const outThere = counted.filter((sku) => SEEDED_STOCK.get(sku) && hawaii.get(sku) === 0);
    expect(outThere).toEqual(expect.arrayContaining(['MB-CKTM-4', 'MB-CKTM-7', 'MB-CKTM-15']));
    expect(outThere.length).toBeLessThan(counted.length / 4);
    expect((await app.stock(ZIPS.ANC, ['MB-DEVC-30'])).get('MB-DEVC-30')).toBe(3);
    const joint = 'MC-DJCD-CHK-7';
    expect((await app.stock(ZIPS.RNO, [joint])).get(joint)).toBe(0);
    expect((await app.stock(ZIPS.RNO, [joint], 'CLINIC')).get(joint)).toBeGreaterThan(0);
  });

  it('INV-03b follows changes in the control room', async () => {
    app.setStock('MB-DEVC-15', 0);
    app.setStock('MB-DEVC-30', 2);
    for (const zip of Object.values(ZIPS)) {
      const stock = await app.stock(zip, ['MB-DEVC-15', 'MB-DEVC-30']);
      expect(stock.get('MB-DEVC-15')).toBe(0);
      expect(stock.get('MB-DEVC-30')).toBeLessThanOrEqual(2);
    }
    app.setStock('MB-DEVC-15', 55);
    expect((await app.stock(ZIPS.DEN, ['MB-DEVC-15'])).get('MB-DEVC-15')).toBe(55);
  });

  it('leaves out unknown and untracked SKUs', async () => {
    const uncounted = skus.filter((sku) => SEEDED_STOCK.get(sku) === null);
    expect(uncounted.length).toBeGreaterThan(0);
    expect(await app.stock(ZIPS.DEN, ['NO-SUCH-SKU', ...uncounted])).toEqual(new Map());
  });

  it('SAND-16a has the same shortages after a restart', async () => {
    const before = await app.stock(ZIPS.HNL, counted);
    const {db} = app.context;
    const rows = () => db.prepare('SELECT * FROM warehouse_shortages').all();
    const kept = rows();
    createInventory().prepare?.(app.context, {});
    expect(rows()).toEqual(kept);
    db.exec('DROP TABLE warehouse_shortages');
    createInventory().prepare?.(app.context, {});
    expect(rows()).toEqual(kept);
    expect(await app.stock(ZIPS.HNL, counted)).toEqual(before);
  });
});
