import {parseQuery, type FieldTerm, type QueryNode} from '../catalog/query-syntax';
import type {Order} from '../checkout/order';
import {connection, type Connection, type ConnectionArgs} from '../storefront/connection';
import {unresolvedError} from '../storefront/unresolved';

export interface OrderSearchArgs extends ConnectionArgs {
  query?: string | null;
  sortKey: string;
  savedSearchId?: string | null;
}

/**
 * One page of the orders that match a search by `name` and `email` (SAND-80).
 *
 * @param all oldest first
 * @throws GraphQLError for other terms and sort orders, which the sandbox doesn't implement
 */
export function searchOrders(all: readonly Order[], args: OrderSearchArgs): Connection<Order> {
  if (args.sortKey !== 'PROCESSED_AT' || args.savedSearchId != null) {
    throw unresolvedError('QueryRoot.orders');
  }
  const node = parseQuery(args.query ?? '');
  const found = node === null ? all : all.filter((order) => isMatch(order, node));
  return connection(found, args, ({id}) => id);
}

function isMatch(order: Order, node: QueryNode): boolean {
  switch (node.kind) {
    case 'and':
      return node.nodes.every((each) => isMatch(order, each));
    case 'or':
      return node.nodes.some((each) => isMatch(order, each));
    case 'not':
      return !isMatch(order, node.node);
    case 'field':
      return hasValue(order, node);
    case 'text':
      throw unresolvedError('QueryRoot.orders(query): words');
  }
}

/** Ignores case and the `#` of a name. A value that ends with `*` matches as a prefix. */
function hasValue({name, email}: Order, {field, comparator, value, prefix}: FieldTerm): boolean {
  if (comparator !== '=' || (field !== 'name' && field !== 'email')) {
    throw unresolvedError(`QueryRoot.orders(query): ${field}`);
  }
  const actual = (field === 'name' ? name.replace(/^#/, '') : email).toLowerCase();
  const expected = value.replace(/^#/, '').toLowerCase();
  return prefix ? actual.startsWith(expected) : actual === expected;
}
