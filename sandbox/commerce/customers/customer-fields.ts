import type {CartAddress} from '../cart/types';
import {connection, type ConnectionArgs} from '../storefront/connection';
import {metafieldFields} from '../storefront/resolvers/metafield';
import type {Resolver, ResolverMap} from '../storefront/types';
import {matchesOrderQuery, sortedOrders, type SearchableOrder} from './order-listing';
import type {CustomerRecord} from './types';

export interface CustomerOrders {
  /** Oldest first. Each one is a source for the resolvers of `Order`. */
  ofCustomer(customerId: string): SearchableOrder[];
}

interface OrdersArgs extends ConnectionArgs {
  query?: string | null;
  sortKey: string;
}

export function createCustomerFields(orders: CustomerOrders): Record<string, Resolver> {
  const fields: Record<string, Resolver<CustomerRecord, ConnectionArgs>> = {
    addresses: (customer, args) => connection(customer.addresses, args, ({id}) => id),
    defaultAddress: (customer) =>
      customer.addresses.find(({id}) => id === customer.defaultAddressId) ?? null,
    displayName: ({firstName, lastName, email}) =>
      [firstName, lastName].filter(Boolean).join(' ') || email,
  };
  return {
    ...fields,
    ...metafieldFields((customer: CustomerRecord) => customer),
    orders: (customer: CustomerRecord, {query, sortKey, ...args}: OrdersArgs) => {
      const found = orders
        .ofCustomer(customer.id)
        .filter((order) => matchesOrderQuery(order, query ?? ''));
      const page = connection(sortedOrders(found, sortKey), args, ({id}) => id);
      return {...page, totalCount: found.length};
    },
  };
}

/** `MailingAddress`. Its other fields are the address's own. */
export const mailingAddressFields: ResolverMap[string] = {
  countryCodeV2: ({countryCode}: CartAddress) => countryCode,
};
