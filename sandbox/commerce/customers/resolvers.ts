import {createCustomerFields, mailingAddressFields, type CustomerOrders} from './customer-fields';
import {createCustomerMutations} from './mutations';
import type {Customers} from './customers';
import type {ResolverMap} from '../storefront/types';

/**
 * All customer resolvers of the Storefront API (SAND-11). The source of `Customer` is the customer's record; the source
 * of `MailingAddress` is a `CartAddress` with an `id`.
 */
export function createCustomerResolvers({
  customers,
  orders,
}: {
  customers: Customers;
  orders: CustomerOrders;
}): ResolverMap {
  return {
    QueryRoot: {
      customer: (_root, {customerAccessToken}: {customerAccessToken: string}) =>
        customers.byAccessToken(customerAccessToken),
    },
    Mutation: createCustomerMutations(customers),
    Customer: createCustomerFields(orders),
    MailingAddress: mailingAddressFields,
  };
}
