import {Hono} from 'hono';
import Database from 'libsql';
import {seedCatalog} from '~sandbox/commerce/catalog/seed';
import {createCatalogTables} from '~sandbox/commerce/catalog/tables';
import type {SandboxContext} from '~sandbox/context';
import {createClock} from '~sandbox/control/clock';
import {mountControl} from '~sandbox/control/control';
import {createFaultBoard, SandboxClosedError} from '~sandbox/control/faults';
import {createTraffic} from '~sandbox/control/traffic';
import {createGiving} from '~sandbox/giving/giving';
import {STORE_IDS, type ProfileName} from '~sandbox/world/giving/stores';
import {buildWorld} from '~sandbox/world/world';

const world = buildWorld({});

/** The product's number, as the shop sends it. */
export function cmsId(handle: string): string {
  const product = world.products.find((item) => item.handle === handle);
  if (!product) throw new Error(`no product ${handle}`);
  return product.id.split('/').at(-1) ?? '';
}

/** The giving service and the control room, with the seeded catalog. */
export function givingApp(profile: ProfileName = 'percentage') {
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
  const service = createGiving();
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof SandboxClosedError) return c.body(null, 503);
    throw error;
  });
  service.mount(app, context);
  mountControl(app, {
    context,
    traffic: createTraffic(),
    checkout: '/nowhere',
    reset: () => undefined,
  });

  async function send(path: string, method = 'GET', body?: unknown, storeId = STORE_IDS[profile]) {
    const response = await app.request(path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'x-store-id': storeId,
        'store-id': storeId,
        Origin: 'http://localhost:3000',
      },
      ...(body !== undefined && {body: JSON.stringify(body)}),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (text.startsWith('{') || text.startsWith('[') || /^(true|false)$/.test(text)
        ? JSON.parse(text)
        : text) as unknown,
    };
  }

  return {
    app,
    context,
    send,
    get: (path: string) => send(`/giving${path}`),
    post: (path: string, body: unknown) => send(`/giving${path}`, 'POST', body),
    put: (path: string, body: unknown) => send(`/giving${path}`, 'PUT', body),
    async startTracking(): Promise<string> {
      const body = {storeId: STORE_IDS[profile], isTestMode: false, isForceTestMode: false};
      const {body: reply} = await send('/giving/tracking/', 'POST', body);
      return (reply as {trackingId: string}).trackingId;
    },
  };
}
