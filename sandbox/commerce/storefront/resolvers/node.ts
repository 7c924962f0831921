import {MAX_PAGE_SIZE} from '../connection';
import {GraphQLError} from 'graphql';
import type {NodeResolvers, ResolverMap} from '../types';
import {gidType} from '../gid';
import {readVariants} from '../variants';
import {mediaImage} from './image';

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
      const productIds = ids.filter((id) => gidType(id) === 'Product');
      readVariants(request.catalog.productsById(productIds), request);
      return ids.map((id) => request.loadNode(id));
    },
  },
};

/** Loaders of the types that the shop and its metafields refer to by id. */
export const storeNodes: NodeResolvers = {
  Product: (id, {catalog}) => catalog.productById(id),
  ProductVariant: (id, {catalog}) => catalog.variantById(id),
  MediaImage: (id, {catalog}) => {
    const picture = catalog.imageById(id);
    return picture && mediaImage(picture);
  },
};
