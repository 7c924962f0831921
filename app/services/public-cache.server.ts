import {CacheCustom} from '@shopify/hydrogen';

/** For data that is the same for all shoppers. In seconds. */
export const publicCache = (maxAge: number, staleWhileRevalidate: number) =>
  CacheCustom({mode: 'public', maxAge, staleWhileRevalidate});
