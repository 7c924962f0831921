import {memoize} from '~/platform/memoize';
import {parseUrl} from '~/platform/parse-url';
import type {ImageUrl} from './wire';

/** Pages may not load images from other origins. */
export const imageUrlAt = memoize((origin: string): ImageUrl => {
  return (path) => {
    const url = path === null ? null : parseUrl(path, origin);
    return url?.origin === origin ? url.href : null;
  };
});
