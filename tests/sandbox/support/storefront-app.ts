import {Hono} from 'hono';
import {expect} from 'vitest';
import {SANDBOX_PUBLIC_TOKEN} from '~sandbox/commerce/storefront/tokens';
import {createStorefront} from '~sandbox/commerce/storefront/storefront';
import type {ResolverMap} from '~sandbox/commerce/storefront/types';
import type {SandboxContext} from '~sandbox/context';
import {createClock} from '~sandbox/control/clock';
import {createFaultBoard} from '~sandbox/control/faults';
import type {World} from '~sandbox/world/types';
import {catalogOf} from '../../support/catalog-builder';
import {worldOf} from '../../support/world-builder';

export const ORIGIN = 'http://sandbox.test';

/** `data` is loosely typed, because each test knows its own query. */
export interface GraphqlAnswer {
  data?: Record<string, unknown> | null;
  errors?: {message: string; path?: (string | number)[]; extensions?: Record<string, unknown>}[];
}

interface AskOptions {
  version?: string;
  headers?: Record<string, string>;
}

/** The Storefront API of an in-memory world, called with HTTP requests. */
export function storefrontApp(parts: Partial<World> = {}, families: ResolverMap[] = []) {
  const world = worldOf(parts);
  const {catalog, db} = catalogOf(world.products, world);
  const sandbox: SandboxContext = {
    db,
    clock: createClock(),
    faults: createFaultBoard(),
    origin: ORIGIN,
    dataDir: '/nowhere',
  };
  const app = new Hono();
  createStorefront({sandbox, catalog, world, families}).mount(app);

  async function post(body: string, {version = '2026-10', headers = {}}: AskOptions = {}) {
    return app.request(`/api/${version}/graphql.json`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        /* Every real HTTP client sends this header. */
        'Content-Length': String(Buffer.byteLength(body)),
        'X-Shopify-Storefront-Access-Token': SANDBOX_PUBLIC_TOKEN,
        ...headers,
      },
      body,
    });
  }

  async function ask(query: string, variables: object = {}, options: AskOptions = {}) {
    const response = await post(JSON.stringify({query, variables}), options);
    return response.json<GraphqlAnswer>();
  }

  /** The data of an answer that must have no errors. */
  async function data(query: string, variables: object = {}, options: AskOptions = {}) {
    const answer = await ask(query, variables, options);
    expect(answer.errors).toBeUndefined();
    return answer.data ?? {};
  }

  return {app, sandbox, catalog, post, ask, data};
}
