import {countryName, formattedAddress, formattedArea, fullName, stateName} from '../cart/addresses';
import type {CartAddress} from '../cart/types';
import {connection, type ConnectionArgs} from '../storefront/connection';
import {metafieldFields} from '../storefront/resolvers/metafield';
import type {Resolver, ResolverMap} from '../storefront/types';
import {
  matchesOrderQuery,
  sortedOrders,
  STOREFRONT_ORDER_SEARCH,
  type SearchableOrder,
} from './order-listing';
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
    avatarUrl: () => null,
    createdAt: ({createdAt}) => new Date(createdAt),
    defaultAddress: (customer) =>
      customer.addresses.find(({id}) => id === customer.defaultAddressId) ?? null,
    displayName: ({firstName, lastName, email}) =>
      [firstName, lastName].filter(Boolean).join(' ') || email,
    numberOfOrders: (customer) => orders.ofCustomer(customer.id).length,
    socialLoginProvider: () => null,
    updatedAt: ({updatedAt}) => new Date(updatedAt),
  };
  return {
    ...fields,
    ...metafieldFields((customer: CustomerRecord) => ({...customer, resource: customer})),
    orders: (customer: CustomerRecord, {query, sortKey, ...args}: OrdersArgs) => {
      const found = orders
        .ofCustomer(customer.id)
        .filter((order) => matchesOrderQuery(order, query ?? '', STOREFRONT_ORDER_SEARCH));
      const page = connection(sortedOrders(found, sortKey), args, ({id}) => id);
      return {...page, totalCount: found.length};
    },
  };
}

const fields: Record<string, Resolver<CartAddress>> = {
  country: countryName,
  countryCodeV2: ({countryCode}) => countryCode,
  formattedArea,
  latitude: () => null,
  longitude: () => null,
  name: fullName,
  province: stateName,
};

export const mailingAddressFields: ResolverMap[string] = {
  ...fields,
  formatted: (address: CartAddress, shown: {withName: boolean; withCompany: boolean}) =>
    formattedAddress(address, shown),
};
