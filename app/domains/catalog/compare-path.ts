import {formatHandles, parseHandles} from './handle-lists';

const COMPARE_PATH = '/compare';
const PRODUCTS = 'products';

/** Of several `products` parameters, as a form may send, all count. */
export const comparedHandles = (query: URLSearchParams): string[] =>
  parseHandles(query.getAll(PRODUCTS).join(','), 'compare');

export function comparePath(handles: readonly string[]): string {
  return handles.length === 0
    ? COMPARE_PATH
    : `${COMPARE_PATH}?${PRODUCTS}=${formatHandles(handles)}`;
}
