import type {ProductQuery} from '../../catalog/types';
import {connection, loadedConnection, type ConnectionArgs} from '../connection';
import type {Resolver, ResolverMap, StorefrontRequest} from '../types';
import {refuseUnresolved} from '../unresolved';

interface ProductsArgs extends ConnectionArgs {
  query?: string | null;
  sortKey: string;
}

interface ByHandleOrId {
  handle?: string | null;
  id?: string | null;
}

const PAGING = ['first', 'last', 'after', 'before', 'reverse'];

/** A page of products. The catalog already reverses the list, so paging must not reverse it again. */
function productPage(query: ProductQuery, args: ConnectionArgs, {catalog}: StorefrontRequest) {
  const ids = catalog.productIds({...query, reverse: args.reverse ?? false});
  return loadedConnection(ids, {...args, reverse: false}, (id) => catalog.productById(id));
}

const product: Resolver<unknown, ByHandleOrId> = (_source, {handle, id}, {catalog}) => {
  if (id != null) return catalog.productById(id);
  return handle == null ? null : catalog.productByHandle(handle);
};

const collection: Resolver<unknown, ByHandleOrId> = (_source, {handle, id}, {catalog}) => {
  if (id != null) return catalog.collectionById(id);
  return handle == null ? null : catalog.collectionByHandle(handle);
};

export const listingResolvers: ResolverMap = {
  QueryRoot: {
    product,
    products: (_root, {query, sortKey, ...args}: ProductsArgs, request) =>
      productPage({query: query ?? '', sortKey}, args, request),
    productRecommendations: (
      _root,
      args: {productId?: string | null; productHandle?: string | null; intent: string},
      request,
    ) => {
      const {catalog} = request;
      const source = args.productId
        ? catalog.productById(args.productId)
        : catalog.productByHandle(args.productHandle ?? '');
      if (!source) return null;
      const ids =
        args.intent === 'COMPLEMENTARY'
          ? catalog.complements(source.id)
          : catalog.recommendations(source.id);
      return ids.flatMap((id) => catalog.productById(id) ?? []);
    },
    collection,
    collections: (_root, {query, sortKey, ...args}: ProductsArgs, {catalog}) => {
      const all = catalog.collections({
        query: query ?? '',
        sortKey,
        reverse: args.reverse ?? false,
      });
      return {
        ...connection(all, {...args, reverse: false}, ({id}) => id),
        totalCount: all.length,
      };
    },
  },
};

export const collectionProducts: Resolver<{handle: string}, ProductsArgs> = (
  {handle},
  {sortKey, ...args},
  request,
) => {
  refuseUnresolved('Collection.products', args, PAGING);
  return productPage({collectionHandle: handle, sortKey}, args, request);
};
