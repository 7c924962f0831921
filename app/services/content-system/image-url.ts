import {memoize} from '~/platform/memoize';
import type {ImageUrl} from './wire';

/** Pages may not load images from other origins. */
export const imageUrlAt = memoize((origin: string): ImageUrl => {
  return (path) => {
    if (path === null || !URL.canParse(path, origin)) return null;
    const url = new URL(path, origin);
    return url.origin === origin ? url.href : null;
  };
});
