import {matchesOrderQuery, sortedOrders} from '../customers/order-listing';
import type {Orders} from '../checkout/orders';
import type {Customers} from '../customers/customers';
import type {CustomerRecord} from '../customers/types';
import {badRequest, connection, type ConnectionArgs} from '../storefront/connection';
import type {NodeResolvers, Resolver} from '../storefront/types';
import type {OrdersArgs} from './customer-fields';
import {ownedMetafield} from './metafield-fields';
import {metafieldById} from './metafield-writes';
import {ADMIN_ORDER_SEARCH} from './order-search';

interface Identifier {
  id?: string;
  emailAddress?: string;
  phoneNumber?: string;
  customId?: unknown;
}

interface QueryDeps {
  customers: Customers;
  orders: Orders;
}

export function createQueries({customers, orders}: QueryDeps): Record<string, Resolver> {
  return {
    customer: (_root, {id}: {id: string}) => customers.byId(id),
    customerByIdentifier: (_root, {identifier}: {identifier: Identifier}) =>
      byIdentifier(identifier, customers),
    customers: (_root, {query, ...args}: ConnectionArgs & {query?: string | null}) =>
      connection(
        customers.all().filter((customer) => matchesCustomer(customer, query ?? '')),
        args,
        ({id}) => id,
      ),
    order: (_root, {id}: {id: string}) => orders.byId(id),
    orders: (_root, {query, sortKey, ...args}: OrdersArgs) => {
      const found = orders
        .all()
        .filter((order) => matchesOrderQuery(order, query ?? '', ADMIN_ORDER_SEARCH));
      return connection(sortedOrders(found, sortKey), args, ({id}) => id);
    },
  };
}

export function createNodes({customers, orders}: QueryDeps): NodeResolvers {
  return {
    Customer: (id) => customers.byId(id),
    Order: (id) => orders.byId(id),
    Metafield(id) {
      const found = metafieldById(id, customers.all());
      return found && ownedMetafield(found.customer, found.field);
    },
  };
}

function byIdentifier(identifier: Identifier, customers: Customers): CustomerRecord | null {
  const {id, emailAddress, phoneNumber} = identifier;
  if (id !== undefined) return customers.byId(id);
  if (emailAddress !== undefined) return customers.byEmail(emailAddress);
  if (phoneNumber !== undefined) return customers.byPhone(phoneNumber);
  // No customer has a metafield with an external id.
  throw badRequest('Metafield definition of type id is required for customId');
}

/** Matches `email:ada@example.com` or words. Each word must be part of the name or the email address. */
function matchesCustomer({email, firstName, lastName}: CustomerRecord, query: string): boolean {
  const text = [email, firstName, lastName].join(' ').toLowerCase();
  const words = query
    .toLowerCase()
    .replaceAll(/\bemail:/g, '')
    .replaceAll('"', '');
  return words.split(/\s+/).every((word) => text.includes(word));
}
