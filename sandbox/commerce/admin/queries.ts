import type {Orders} from '../checkout/orders';
import type {Customers} from '../customers/customers';
import type {NodeResolvers, Resolver} from '../storefront/types';
import {refuseUnresolved} from '../storefront/unresolved';
import {metafieldById, ownedMetafield} from './metafields';
import {searchOrders, type OrderSearchArgs} from './order-search';

interface QueryDeps {
  customers: Customers;
  orders: Orders;
}

export function createQueries({customers, orders}: QueryDeps): Record<string, Resolver> {
  return {
    customer: (_root, {id}: {id: string}) => customers.byId(id),
    customerByIdentifier: (_root, {identifier}: {identifier: {emailAddress?: string}}) => {
      refuseUnresolved('CustomerIdentifierInput', identifier, ['emailAddress']);
      return customers.byEmail(identifier.emailAddress ?? '');
    },
    order: (_root, {id}: {id: string}) => orders.byId(id),
    orders: (_root, args: OrderSearchArgs) => searchOrders(orders.all(), args),
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
