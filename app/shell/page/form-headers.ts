import type {HeadersFunction} from '@shopify/remix-oxygen';

/** Puts the headers of the loader and action on the document, too. */
export const formHeaders: HeadersFunction = ({loaderHeaders, actionHeaders}) =>
  new Headers([...loaderHeaders, ...actionHeaders]);
