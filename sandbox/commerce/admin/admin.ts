import type {Hono} from 'hono';
import type {SandboxContext} from '../../context';
import {createOutbox} from '../../control/outbox';
import {bodyLimit} from '../../http/body-limit';
import type {World} from '../../world/types';
import type {Catalog} from '../catalog/types';
import type {Orders} from '../checkout/orders';
import type {Customers} from '../customers/customers';
import {
  handleGraphqlRequest,
  bodyTooLargeResponse,
  type GraphqlApi,
} from '../storefront/graphql-handler';
import {createExecutor, type GraphqlCall} from '../storefront/executor';
import {mergeResolvers} from '../storefront/resolver-map';
import {imageFields} from '../storefront/resolvers/image';
import {nodeQueries} from '../storefront/resolvers/node';
import {LATEST_VERSION, OLDEST_VERSION} from '../storefront/schemas';
import type {ResolverMap} from '../storefront/types';
import {costOf, createBucket} from './cost';
import {customerTypes} from './customer-fields';
import {metafieldFields} from './metafields';
import {createMutations} from './mutations';
import {createOrderTypes} from './order-fields';
import {createNodes, createQueries} from './queries';
import {adminSchemaOf} from './schema';

/** The value of `X-Shopify-Access-Token` that the sandbox accepts. */
export const SANDBOX_ADMIN_TOKEN = 'sandbox-admin-token';

const MAX_BODY_BYTES = 512 * 1024;
const PATH = '/admin/api/:version/graphql.json';

interface AdminDeps {
  sandbox: SandboxContext;
  catalog: Catalog;
  world: World;
  customers: Customers;
  orders: Orders;
}

/**
 * Mounts the Admin API: customers with their metafields, and orders. Accepts POST only and sends no CORS headers,
 * because only servers call it.
 */
export function mountAdmin(
  app: Hono,
  {sandbox, catalog, world, customers, orders}: AdminDeps,
): void {
  const outbox = createOutbox(sandbox.db, sandbox.clock);
  const restock = (variantId: string, quantity: number) =>
    catalog.takeFromStock(variantId, -quantity);
  const families: ResolverMap[] = [
    {QueryRoot: createQueries({customers, orders})},
    nodeQueries,
    customerTypes,
    createOrderTypes(customers.byId, sandbox.origin),
    {Image: imageFields, Metafield: metafieldFields},
    {Mutation: createMutations({customers, orders, restock, outbox})},
  ];
  const bucket = createBucket(sandbox.clock);
  const cost = (call: GraphqlCall | null, isAnswered: boolean) => {
    const requestedQueryCost = call ? costOf(call) : 0;
    return {
      requestedQueryCost,
      actualQueryCost: isAnswered ? requestedQueryCost : null,
      throttleStatus: bucket.take(isAnswered ? requestedQueryCost : 0),
    };
  };
  const api: GraphqlApi = {
    faults: sandbox.faults,
    schemaOf: adminSchemaOf,
    execute: createExecutor({
      sandbox,
      catalog,
      world,
      schemaOf: adminSchemaOf,
      resolvers: mergeResolvers(families, [
        adminSchemaOf(OLDEST_VERSION),
        adminSchemaOf(LATEST_VERSION),
      ]),
      nodes: createNodes({customers, orders}),
    }),
    checkToken: (c) =>
      c.req.header('X-Shopify-Access-Token') === SANDBOX_ADMIN_TOKEN
        ? null
        : c.json({errors: WRONG_TOKEN}, 401),
    throttledBody: (call) => ({
      errors: [{message: 'Throttled', extensions: {code: 'THROTTLED', documentation: LIMITS}}],
      extensions: {cost: cost(call, false)},
    }),
    extendResult: (result, call) => ({...result, extensions: {cost: cost(call, true)}}),
  };
  app.use(PATH, bodyLimit(MAX_BODY_BYTES, bodyTooLargeResponse));
  app.post(PATH, (c) => handleGraphqlRequest(c, api));
}

const WRONG_TOKEN = '[API] Invalid API key or access token (unrecognized login or wrong password)';
const LIMITS = 'https://shopify.dev/api/usage/rate-limits';
