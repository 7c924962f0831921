import type {HeadersFunction} from '@shopify/remix-oxygen';

/** For a page whose form may be refused for a while: `Retry-After` is the action's to give. */
export const actionHeaders: HeadersFunction = ({actionHeaders: headers}) => headers;
