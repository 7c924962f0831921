import {MAX_PAGE_SIZE} from '../connection';
import type {CatalogProduct} from '../../catalog/types';
import {GraphQLError} from 'graphql';
import type {WorldMenuItem} from '../../../world/types';
import type {NodeResolvers, ResolverMap, StorefrontRequest} from '../types';
import {articlesOf, byId} from './content';
import {mediaImage} from './image';
import {LOCATION, MARKET} from './localization';

export const nodeQueries: ResolverMap = {
  QueryRoot: {
    node: (_root, {id}: {id: string}, request) => request.loadNode(id),
    nodes: (_root, {ids}: {ids: string[]}, request) => {
      if (ids.length > MAX_PAGE_SIZE) {
        throw new GraphQLError(
          `The input array size of ${ids.length} is greater than the maximum allowed of ${MAX_PAGE_SIZE}.`,
          {extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'}},
        );
      }
      return ids.map((id) => request.loadNode(id));
    },
  },
};

/** Loaders of the catalog's and the world's types. */
export const storeNodes: NodeResolvers = {
  Product: (id, {catalog}) => catalog.productById(id),
  ProductVariant: (id, {catalog}) => catalog.variantById(id),
  ProductOption: (id, request) =>
    findInProducts(request, (product) => {
      const option = product.options.find((one) => one.id === id);
      return option && {__typename: 'ProductOption', product, option};
    }),
  ProductOptionValue: (id, request) =>
    findInProducts(request, (product) => {
      for (const option of product.options) {
        const value = option.values.find((one) => one.id === id);
        if (value) return {__typename: 'ProductOptionValue', product, option, value};
      }
      return undefined;
    }),
  Collection: (id, {catalog}) => catalog.collectionById(id),
  MediaImage: (id, {catalog}) => {
    const picture = catalog.imageById(id);
    return picture && mediaImage(picture);
  },
  Page: (id, {world}) => byId(world.pages, id),
  Blog: (id, {world}) => byId(world.blogs, id),
  Article: (id, request) => byId(articlesOf(request), id),
  Menu: (id, {world}) => byId(world.menus, id),
  MenuItem: (id, {world}) =>
    findMenuItem(
      world.menus.flatMap(({items}) => items),
      id,
    ),
  Metaobject: (id, {world}) => byId(world.metaobjects, id),
  ShopPolicy: (id, {world}) => byId(world.policies, id),
  UrlRedirect: (id, {world}) => byId(world.urlRedirects, id),
  Shop: (id, {world}) => (id === world.shop.id ? {__typename: 'Shop'} : null),
  Market: (id) => (id === MARKET.id ? MARKET : null),
  Location: (id) => (id === LOCATION.id ? LOCATION : null),
  TaxonomyCategory: (id, request) =>
    findInProducts(request, ({category}) => (category?.id === id ? category : undefined)),
};

function findInProducts<T>(
  {catalog}: StorefrontRequest,
  find: (product: CatalogProduct) => T | undefined,
): T | null {
  for (const id of catalog.productIds({})) {
    const product = catalog.productById(id);
    const found = product && find(product);
    if (found) return found;
  }
  return null;
}

function findMenuItem(items: readonly WorldMenuItem[], id: string): WorldMenuItem | null {
  for (const item of items) {
    const found = item.id === id ? item : findMenuItem(item.items, id);
    if (found) return found;
  }
  return null;
}
