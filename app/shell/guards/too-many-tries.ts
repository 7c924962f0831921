import type {HeadersFunction} from '@shopify/remix-oxygen';

export const GUESSES = {burst: 10, perSecond: 0.1};
export const TOO_MANY_TRIES = 'Too many attempts. Wait a moment, then try again.';

export function retryAfterInit(seconds: number) {
  return {status: 429, headers: {'Retry-After': String(seconds)}};
}

/** Puts the headers of the loader and action on the document, too. */
export const formHeaders: HeadersFunction = ({loaderHeaders, actionHeaders}) =>
  new Headers([...loaderHeaders, ...actionHeaders]);
