import {onceFor} from '~/platform/once-for';
import type {ImageUrl} from './wire';

/** Pictures are written as paths or addresses of the image service; pages may load them from nowhere else. */
export const imageUrlAt = onceFor((origin: string): ImageUrl => {
  return (path) => {
    if (path === null || !URL.canParse(path, origin)) return null;
    const url = new URL(path, origin);
    return url.origin === origin ? url.href : null;
  };
});
