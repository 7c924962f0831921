import type {CatalogCollection} from '../../catalog/types';
import type {ResolverMap} from '../types';
import {collectionProducts} from './listing';
import {truncateText} from './text';

/** Source: `CatalogCollection`. */
export const collectionResolvers: ResolverMap = {
  Collection: {
    description: (collection: CatalogCollection, args: {truncateAt?: number | null}) =>
      truncateText(collection.description, args),
    products: collectionProducts,
    trackingParameters: () => null,
  },
};
