import type {HeadersFunction} from '@shopify/remix-oxygen';

/** Rate limit for guesses at a key or a password. */
export const GUESSES = {burst: 10, perSecond: 0.1};
export const TOO_MANY_TRIES = 'Too many tries. Wait a moment, then try again.';

/** Status and headers for a form that may be sent again after `seconds`. */
export function retryAfterInit(seconds: number) {
  return {status: 429, headers: {'Retry-After': String(seconds)}};
}

/** For pages with such a form: puts the headers of its loader and action on the document too. */
export const formHeaders: HeadersFunction = ({loaderHeaders, actionHeaders}) =>
  new Headers([...loaderHeaders, ...actionHeaders]);
