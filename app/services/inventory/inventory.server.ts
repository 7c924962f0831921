import type {CachingStrategy} from '@shopify/hydrogen';
import type {z} from 'zod';
import type {Destination} from '~/domains/location/user-location';
import type {ZipRange} from '~/domains/location/zip';
import {DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS} from '~/platform/duration';
import type {AppEnv} from '~/platform/env.server';
import type {Http, UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import {publicCache} from '~/services/public-cache.server';
import type {SharedCache} from '~/services/shared-cache.server';
import {
  deliveryDateReply,
  stateReply,
  stockReply,
  warehouseReply,
  zipRangesReply,
} from './contract';
import {mapStock, mapZipRanges} from './map';

type Reply<Value> = Promise<Result<Value, UpstreamFailure>>;

interface Place {
  zip: string;
  destination: Destination;
}

/**
 * All reads are shared, because they depend only on zip and destination. Where we don't deliver, the result is
 * `null`, not a failure.
 */
export interface Inventory {
  zipRanges(destination: Destination): Reply<Record<string, ZipRange[]>>;
  warehouse(zip: string): Reply<string | null>;
  state(zip: string): Reply<string | null>;
  /** Units in stock by SKU. Unknown SKUs are left out. */
  stock(place: Place & {skus: readonly string[]}): Reply<Record<string, number> | null>;
  /** `YYYY-MM-DD`. */
  deliveryDate(place: Place): Reply<string | null>;
}

/* Stock and dates are served stale for no longer than their lifetime: outdated ones would be false promises. */
const CACHE = {
  zipRanges: publicCache(DAY_SECONDS, DAY_SECONDS),
  state: publicCache(DAY_SECONDS, DAY_SECONDS),
  warehouse: publicCache(HOUR_SECONDS, HOUR_SECONDS),
  deliveryDate: publicCache(5 * MINUTE_SECONDS, 5 * MINUTE_SECONDS),
  stock: publicCache(MINUTE_SECONDS, MINUTE_SECONDS),
};

/** Cached instead of a SKU’s stock for zip codes that we don’t deliver to. */
const NO_DELIVERY = 'no delivery';

interface Call<Wire, Value> {
  operation: string;
  path: string;
  init?: RequestInit;
  reply: z.ZodType<Wire>;
  map(wire: Wire): Value;
}

export function createInventory({
  env,
  http,
  sharedCache,
}: {
  env: Pick<AppEnv, 'INVENTORY_URL' | 'INVENTORY_TOKEN'>;
  http: Http;
  sharedCache: SharedCache;
}): Inventory {
  async function ask<Wire, Value>({operation, path, init, reply, map}: Call<Wire, Value>) {
    const call = {service: 'inventory', operation};
    const answer = await http.json({
      ...call,
      kind: 'read',
      url: env.INVENTORY_URL + path,
      init: {
        ...init,
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          'x-api-key': env.INVENTORY_TOKEN,
        },
      },
      answers: [404],
    });
    if (!answer.ok) return answer;
    const parsed = reply.safeParse(answer.value);
    return parsed.success
      ? ok(map(parsed.data))
      : http.refuse(call, 'malformed', 'the reply doesn’t match the contract');
  }

  const cached = <Wire, Value>(
    key: readonly string[],
    strategy: CachingStrategy,
    call: Call<Wire, Value>,
  ): Reply<Value> =>
    sharedCache.run([env.INVENTORY_URL, call.operation, ...key], strategy, () => ask(call));

  return {
    zipRanges: (destination) =>
      cached([destination], CACHE.zipRanges, {
        operation: 'ZipRanges',
        path: `/v1/stock-object?${query({destination})}`,
        reply: zipRangesReply,
        map: mapZipRanges,
      }),

    warehouse: (zip) =>
      cached([zip], CACHE.warehouse, {
        operation: 'Warehouse',
        path: `/v1/warehouse?${query({zip})}`,
        reply: warehouseReply,
        map: (wire) => ('warehouse' in wire ? wire.warehouse : null),
      }),

    state: (zip) =>
      cached([zip], CACHE.state, {
        operation: 'State',
        path: `/v1/state?${query({zip})}`,
        reply: stateReply,
        map: (wire) => ('state' in wire ? wire.state : null),
      }),

    stock: async ({skus, zip, destination}) => {
      if (skus.length === 0) return ok({});
      const key = [env.INVENTORY_URL, 'Stock', zip, destination];
      const stock = await sharedCache.runEach(key, skus, CACHE.stock, async (missing) => {
        const found = await ask({
          operation: 'Stock',
          path: '/v1/stock',
          init: {method: 'POST', body: JSON.stringify({skus: missing, zipCode: zip, destination})},
          reply: stockReply,
          map: mapStock,
        });
        if (!found.ok) return found;
        /* Each SKU says so, because the next read may need only one of them. */
        return ok<Record<string, number | typeof NO_DELIVERY>>(
          found.value ?? Object.fromEntries(missing.map((sku) => [sku, NO_DELIVERY])),
        );
      });
      if (!stock.ok) return stock;
      const units: Record<string, number> = {};
      for (const [sku, available] of Object.entries(stock.value)) {
        if (available === NO_DELIVERY) return ok(null);
        units[sku] = available;
      }
      return ok(units);
    },

    deliveryDate: ({zip, destination}) =>
      cached([zip, destination], CACHE.deliveryDate, {
        operation: 'DeliveryDate',
        path: `/v1/delivery-date?${query({zip, destination})}`,
        reply: deliveryDateReply,
        map: (wire) => ('date' in wire ? wire.date : null),
      }),
  };
}

function query(parameters: Record<string, string>): string {
  return new URLSearchParams(parameters).toString();
}
