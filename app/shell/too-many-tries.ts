import type {HeadersFunction} from '@shopify/remix-oxygen';

/** Whoever guesses at a key or a password is slowed down to this. */
export const GUESSES = {burst: 10, perSecond: 0.1};
export const TOO_MANY_TRIES = 'Too many tries. Please wait a moment.';

/** How a form is answered that may come again in so many seconds. */
export function comeAgainIn(seconds: number) {
  return {status: 429, headers: {'Retry-After': String(seconds)}};
}

/** For a page with such a form: what its loader and action say of headers holds for the document too. */
export const formHeaders: HeadersFunction = ({loaderHeaders, actionHeaders}) =>
  new Headers([...loaderHeaders, ...actionHeaders]);
