import type {CacheCustom} from '@shopify/hydrogen';
import {describe, expect, it} from 'vitest';
import {failure, type Http, type UpstreamRequest} from '~/platform/http.server';
import {fail, ok} from '~/platform/result';
import {createInventory, type Inventory} from '~/services/inventory/inventory.server';
import {notingReads, UNCACHED} from '~tests/support/uncached';
import {refuse} from '~tests/support/refuse';

type Cached = {key: readonly string[]; strategy: ReturnType<typeof CacheCustom>};

/**
 * An inventory whose service answers `body` to every call. `sent` collects the requests, `cached` the cache keys and
 * strategies.
 */
function inventoryOf(body: unknown) {
  const sent: UpstreamRequest[] = [];
  const cached: Cached[] = [];
  const http: Http = {
    refuse,
    json: async (request) => {
      sent.push(request);
      return ok(body);
    },
  };
  const sharedCache = notingReads((key, strategy) => cached.push({key, strategy}));
  const env = {INVENTORY_URL: 'https://stock.test/api', INVENTORY_TOKEN: 'key'};
  return {inventory: createInventory({env, http, sharedCache}), sent, cached};
}

const HOME = {zip: '80011', destination: 'HOME'} as const;

describe('an inventory request', () => {
  it.each<[string, (inventory: Inventory) => Promise<unknown>, string]>([
    ['ZipRanges', (item) => item.zipRanges('CLINIC'), '/v1/stock-object?destination=CLINIC'],
    ['Warehouse', (item) => item.warehouse('80011'), '/v1/warehouse?zip=80011'],
    ['State', (item) => item.state('96813'), '/v1/state?zip=96813'],
    [
      'DeliveryDate',
      (item) => item.deliveryDate(HOME),
      '/v1/delivery-date?zip=80011&destination=HOME',
    ],
  ])('for %s has the API key and is a read, which is retried', async (operation, ask, path) => {
    const {inventory, sent} = inventoryOf({});
    await ask(inventory);
    expect(sent).toMatchObject([
      {
        service: 'inventory',
        operation,
        kind: 'read',
        url: `https://stock.test/api${path}`,
        init: {headers: {'x-api-key': 'key'}},
        answers: [404],
      },
    ]);
  });

  it('asks for the stock of each SKU once, in sorted order', async () => {
    const {inventory, sent} = inventoryOf({data: {}});
    await inventory.stock({...HOME, skus: ['B', 'A', 'B']});
    expect(sent[0]).toMatchObject({kind: 'read', init: {method: 'POST'}});
    expect(JSON.parse(sent[0]?.init.body as string)).toEqual({
      skus: ['A', 'B'],
      zipCode: '80011',
      destination: 'HOME',
    });
  });

  it('is not sent without SKUs', async () => {
    const {inventory, sent} = inventoryOf({});
    expect(await inventory.stock({...HOME, skus: []})).toEqual(ok({}));
    expect(sent).toEqual([]);
  });
});

describe('an inventory reply', () => {
  it('LOC-03, LOC-04 returns zip ranges by warehouse, padded', async () => {
    const {inventory} = inventoryOf({
      data: {all_zips: {DEN: ['80001-81658', 'nonsense', '81658-80001'], CMH: ['501-544']}},
    });
    expect(await inventory.zipRanges('HOME')).toEqual(
      ok({DEN: [{from: '80001', to: '81658'}], CMH: [{from: '00501', to: '00544'}]}),
    );
  });

  it('returns its value', async () => {
    expect(await inventoryOf({warehouse: 'DEN'}).inventory.warehouse('80011')).toEqual(ok('DEN'));
    expect(await inventoryOf({state: 'CO'}).inventory.state('80011')).toEqual(ok('CO'));
    expect(await inventoryOf({date: '2026-11-25'}).inventory.deliveryDate(HOME)).toEqual(
      ok('2026-11-25'),
    );
    const stock = inventoryOf({data: {A: {quantity: 3}, B: {quantity: 0}}}).inventory;
    expect(await stock.stock({...HOME, skus: ['A', 'B', 'C']})).toEqual(ok({A: 3, B: 0}));
  });

  it('is null where the shop does not deliver', async () => {
    const {inventory} = inventoryOf({error: 'Nothing is delivered to 00901.'});
    expect(await inventory.warehouse('00901')).toEqual(ok(null));
    expect(await inventory.state('00901')).toEqual(ok(null));
    expect(await inventory.deliveryDate(HOME)).toEqual(ok(null));
    expect(await inventory.stock({...HOME, skus: ['A']})).toEqual(ok(null));
  });

  const verbs: Record<string, (inventory: Inventory) => Promise<unknown>> = {
    zipRanges: (item) => item.zipRanges('HOME'),
    warehouse: (item) => item.warehouse('80011'),
    state: (item) => item.state('80011'),
    stock: (item) => item.stock({...HOME, skus: ['A']}),
    deliveryDate: (item) => item.deliveryDate(HOME),
  };
  it.each(
    Object.entries(verbs).flatMap(([verb, ask]) =>
      [
        null,
        [],
        'text',
        {},
        {data: null},
        {data: {all_zips: ['80001-81658']}},
        {warehouse: ''},
        {state: 'Colorado'},
        {data: {A: {quantity: -1}}},
        {data: {A: {quantity: '3'}}},
        {date: '11/25/2026'},
        {date: '2026-02-30'},
      ].map((body) => ({verb, ask, body})),
    ),
  )('LOC-14a to $verb with $body is a failure', async ({ask, body}) => {
    expect(await ask(inventoryOf(body).inventory)).toMatchObject({
      ok: false,
      failure: {service: 'inventory', kind: 'malformed'},
    });
  });

  it('LOC-14a passes on a transport failure', async () => {
    const down = failure({service: 'inventory', operation: 'State'}, 'network', 'gone');
    const inventory = createInventory({
      env: {INVENTORY_URL: 'https://stock.test', INVENTORY_TOKEN: 'key'},
      http: {refuse, json: async () => fail(down)},
      sharedCache: UNCACHED,
    });
    expect(await inventory.state('80011')).toEqual(fail(down));
  });
});

describe('the inventory cache', () => {
  it('HOUSE-09a uses keys of place and SKUs only, with a lifetime for each operation', async () => {
    const {inventory, cached} = inventoryOf({});
    await inventory.zipRanges('HOME');
    await inventory.state('80011');
    await inventory.warehouse('80011');
    await inventory.deliveryDate(HOME);
    await inventory.stock({...HOME, skus: ['A']});
    expect(cached.map(({key, strategy}) => [key.slice(1), strategy.maxAge])).toEqual([
      [['ZipRanges', 'HOME'], 86_400],
      [['State', '80011'], 86_400],
      [['Warehouse', '80011'], 3600],
      [['DeliveryDate', '80011', 'HOME'], 300],
      [['Stock', '80011', 'HOME', 'A'], 60],
    ]);
  });
});
