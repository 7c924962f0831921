import {onceFor} from '~/platform/once-for';
import type {ImageUrl} from './wire';

/** Pictures are written as paths of the image service, or as addresses. */
export const imageUrlAt = onceFor((origin: string): ImageUrl => {
  return (path) => {
    if (path === null || !URL.canParse(path, origin)) return null;
    const url = new URL(path, origin);
    return /^https?:$/.test(url.protocol) ? url.href : null;
  };
});
