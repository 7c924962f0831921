import {randomUUID} from 'node:crypto';
import type {ExecutionResult} from 'graphql';
import type {Hono} from 'hono';
import type {SandboxContext} from '../../context';
import type {World} from '../../world/types';
import type {Catalog} from '../catalog/types';
import {mountStorefront} from './endpoint';
import {createExecutor} from './executor';
import {mergeResolvers} from './resolver-map';
import {collectionResolvers} from './resolvers/collection';
import {consentResolvers} from './resolvers/consent';
import {contentResolvers} from './resolvers/content';
import {imageResolvers} from './resolvers/image';
import {listingResolvers} from './resolvers/listing';
import {localizationResolvers} from './resolvers/localization';
import {metafieldResolvers} from './resolvers/metafield';
import {navigationResolvers} from './resolvers/navigation';
import {nodeQueries, storeNodes} from './resolvers/node';
import {productResolvers} from './resolvers/product';
import {searchResolvers} from './resolvers/search';
import {sellingPlanResolvers} from './resolvers/selling-plan';
import {shopResolvers} from './resolvers/shop';
import {sitemapResolvers} from './resolvers/sitemap';
import {variantResolvers} from './resolvers/variant';
import {LATEST_VERSION, OLDEST_VERSION, schemaOf, type ServedVersion} from './schemas';
import type {ResolverMap} from './types';

export interface StorefrontDeps {
  sandbox: SandboxContext;
  catalog: Catalog;
  world: World;
  /** Resolvers of the cart, customers and orders. */
  families: readonly ResolverMap[];
}

export interface Storefront {
  mount(app: Hono): void;
  /** Runs one operation without HTTP, tokens or faults. */
  execute(
    query: string,
    variables?: Record<string, unknown>,
    version?: ServedVersion,
  ): Promise<ExecutionResult>;
}

const OWN_FAMILIES: readonly ResolverMap[] = [
  collectionResolvers,
  consentResolvers,
  contentResolvers,
  imageResolvers,
  listingResolvers,
  localizationResolvers,
  metafieldResolvers,
  navigationResolvers,
  nodeQueries,
  productResolvers,
  searchResolvers,
  sellingPlanResolvers,
  shopResolvers,
  sitemapResolvers,
  variantResolvers,
];

/**
 * The Storefront API on a catalog, the world and the resolvers of the other families.
 *
 * @throws Error when two families resolve the same field, or a resolver's field is missing from all served schemas.
 */
export function createStorefront({families, ...deps}: StorefrontDeps): Storefront {
  const resolvers = mergeResolvers(
    [...OWN_FAMILIES, ...families],
    [schemaOf(OLDEST_VERSION), schemaOf(LATEST_VERSION), schemaOf('unstable')],
  );
  const execute = createExecutor({...deps, schemaOf, resolvers, nodes: storeNodes});
  return {
    mount: (app) => mountStorefront(app, {sandbox: deps.sandbox, execute}),
    execute: (query, variables = {}, version = LATEST_VERSION) =>
      execute({
        version,
        query,
        variables,
        operationName: null,
        requestId: randomUUID(),
        buyerIp: null,
      }),
  };
}
