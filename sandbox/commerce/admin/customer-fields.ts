import {sortedOrders, matchesOrderQuery} from '../customers/order-listing';
import {mailingAddressFields} from '../customers/customer-fields';
import type {CustomerAddress, CustomerRecord} from '../customers/types';
import {money} from '../money';
import type {Orders} from '../checkout/orders';
import {connection, type ConnectionArgs} from '../storefront/connection';
import {gidKey} from '../storefront/gid';
import type {Resolver, ResolverMap} from '../storefront/types';
import {ADMIN_ORDER_SEARCH} from './order-search';
import {customerMetafieldFields} from './metafield-fields';

export interface OrdersArgs extends ConnectionArgs {
  query?: string | null;
  sortKey: string;
}

/** Resolvers of `Customer` and the types below it. The source of `Customer` is the record, as in the Storefront API. */
export function createCustomerTypes(orders: Pick<Orders, 'ofCustomer'>): ResolverMap {
  const fields: Record<string, Resolver<CustomerRecord, ConnectionArgs>> = {
    addresses: ({addresses}, {first}) => addresses.slice(0, first ?? undefined),
    addressesV2: ({addresses}, args) => connection(addresses, args, ({id}) => id),
    amountSpent: ({id}) =>
      money(orders.ofCustomer(id).reduce((sum, order) => sum + order.total, 0)),
    createdAt: ({createdAt}) => new Date(createdAt),
    updatedAt: ({updatedAt}) => new Date(updatedAt),
    defaultAddress: (customer) =>
      customer.addresses.find(({id}) => id === customer.defaultAddressId) ?? null,
    defaultEmailAddress: (customer) => customer,
    defaultPhoneNumber: (customer) => (customer.phone === null ? null : customer),
    displayName: ({firstName, lastName, email}) =>
      [firstName, lastName].filter(Boolean).join(' ') || email,
    emailMarketingConsent: (customer) => customer,
    lastOrder: ({id}) => orders.ofCustomer(id).at(-1) ?? null,
    legacyResourceId: ({id}) => gidKey(id),
    locale: () => 'en',
    note: () => null,
    numberOfOrders: ({id}) => orders.ofCustomer(id).length,
    taxExempt: () => false,
    taxExemptions: () => [],
    verifiedEmail: ({state}) => state === 'ENABLED',
  };
  return {
    Customer: {
      ...fields,
      ...customerMetafieldFields,
      orders: ({id}: CustomerRecord, {query, sortKey, ...args}: OrdersArgs) => {
        const found = orders
          .ofCustomer(id)
          .filter((one) => matchesOrderQuery(one, query ?? '', ADMIN_ORDER_SEARCH));
        return connection(sortedOrders(found, sortKey), args, (one) => one.id);
      },
    },
    CustomerEmailAddress: emailFields,
    CustomerEmailMarketingConsentState: consentFields,
    CustomerPhoneNumber: {phoneNumber: ({phone}: CustomerRecord) => phone},
    MailingAddress: addressFields,
  };
}

const emailFields: Record<string, Resolver<CustomerRecord>> = {
  emailAddress: ({email}) => email,
  marketingState: marketingStateOf,
  marketingUpdatedAt: consentDate,
  marketingOptInLevel: optInLevel,
  validFormat: () => true,
};

const consentFields: Record<string, Resolver<CustomerRecord>> = {
  marketingState: marketingStateOf,
  consentUpdatedAt: consentDate,
  marketingOptInLevel: optInLevel,
};

const addressFields: Record<string, Resolver> = {
  ...mailingAddressFields,
  coordinatesValidated: () => false,
  countryCode: ({countryCode}: CustomerAddress) => countryCode,
  timeZone: () => null,
  validationResultSummary: () => null,
};

/** A customer who was never asked is not subscribed; one who opted out is unsubscribed. */
function marketingStateOf({acceptsMarketing, marketingUpdatedAt}: CustomerRecord): string {
  if (acceptsMarketing) return 'SUBSCRIBED';
  return marketingUpdatedAt === null ? 'NOT_SUBSCRIBED' : 'UNSUBSCRIBED';
}

function consentDate({marketingUpdatedAt}: CustomerRecord): Date | null {
  return marketingUpdatedAt === null ? null : new Date(marketingUpdatedAt);
}

function optInLevel({acceptsMarketing}: CustomerRecord): string | null {
  return acceptsMarketing ? 'SINGLE_OPT_IN' : null;
}
