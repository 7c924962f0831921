import type {CatalogCollection} from '../../catalog/types';
import type {ResolverMap} from '../types';
import {collectionProducts} from './listing';
import {metafieldFields} from './metafield';
import {truncateText} from './text';

/** Source: `CatalogCollection`. */
export const collectionResolvers: ResolverMap = {
  Collection: {
    ...metafieldFields((collection: CatalogCollection) => ({
      id: collection.id,
      createdAt: collection.updatedAt,
      updatedAt: collection.updatedAt,
      metafields: [],
      resource: collection,
    })),
    description: (collection: CatalogCollection, args: {truncateAt?: number | null}) =>
      truncateText(collection.description, args),
    onlineStoreUrl: ({handle}: CatalogCollection, _args, {sandbox}) =>
      `${sandbox.origin}/collections/${handle}`,
    products: collectionProducts,
    trackingParameters: () => null,
  },
};
