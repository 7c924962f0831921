import {Hono} from 'hono';
import Database from 'libsql';
import {seedCatalog} from '~sandbox/commerce/catalog/seed';
import {createCatalogTables} from '~sandbox/commerce/catalog/tables';
import {createClock} from '~sandbox/control/clock';
import {createFaultBoard} from '~sandbox/control/faults';
import {createStock} from '~sandbox/control/stock';
import type {SandboxContext} from '~sandbox/context';
import {INVENTORY_API_KEY, createInventory} from '~sandbox/inventory/inventory';
import {buildWorld} from '~sandbox/world/world';

const world = buildWorld({});

/** Commerce's stock by SKU, for all SKUs of the seeded catalog; `null`: not tracked. */
export const SEEDED_STOCK = new Map(
  world.products.flatMap(({variants}) =>
    variants.map(({sku, initialStock}) => [sku, initialStock] as const),
  ),
);

/** The inventory service with the seeded catalog, and ways to change its stock, clock and faults. */
export function inventoryApp() {
  const db = new Database(':memory:');
  createCatalogTables(db);
  seedCatalog(db, world);
  const context: SandboxContext = {
    db,
    clock: createClock(),
    faults: createFaultBoard(),
    origin: 'http://localhost:4000',
    dataDir: '/nowhere',
  };
  const service = createInventory();
  service.prepare?.(context, {});
  const app = new Hono();
  service.mount(app, context);

  async function send(path: string, init: RequestInit = {}) {
    const headers = {'x-api-key': INVENTORY_API_KEY, 'Content-Type': 'application/json'};
    const response = await app.request(`/inventory${path}`, {headers, ...init});
    return {status: response.status, body: await response.json<unknown>()};
  }
  const post = (path: string, body: unknown) =>
    send(path, {method: 'POST', body: JSON.stringify(body)});

  return {
    context,
    setStock: createStock(db).set,
    get: send,
    post,
    /** Units by SKU. */
    async stock(zipCode: string, skus: readonly string[], destination = 'HOME') {
      const {body} = await post('/v1/stock', {skus, zipCode, destination});
      const {data} = body as {data: Record<string, {quantity: number}>};
      return new Map(Object.entries(data).map(([sku, {quantity}]) => [sku, quantity]));
    },
  };
}
