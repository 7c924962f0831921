import type {CatalogCollection} from '../../catalog/types';
import type {ResolverMap} from '../types';
import {refuseUnresolved} from '../unresolved';
import {collectionProducts} from './listing';

/** Source: `CatalogCollection`. */
export const collectionResolvers: ResolverMap = {
  Collection: {
    description(collection: CatalogCollection, args: object) {
      refuseUnresolved('Collection.description', args, []);
      return collection.description;
    },
    products: collectionProducts,
    trackingParameters: () => null,
  },
};
