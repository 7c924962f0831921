import type {CustomerRecord} from '../customers/types';
import type {Resolver, ResolverMap} from '../storefront/types';
import {isNamed, ownedMetafield} from './metafields';

const customerFields: Record<string, Resolver<CustomerRecord, {namespace: string; key: string}>> = {
  defaultEmailAddress: (customer) => customer,
  metafield: (customer, name) => {
    const field = customer.metafields.find((item) => isNamed(item, name));
    return field ? ownedMetafield(customer, field) : null;
  },
};

const emailFields: Record<string, Resolver<CustomerRecord>> = {
  /** A customer who was never asked is not subscribed; one who opted out is unsubscribed. */
  marketingState({acceptsMarketing, marketingUpdatedAt}) {
    if (acceptsMarketing) return 'SUBSCRIBED';
    return marketingUpdatedAt === null ? 'NOT_SUBSCRIBED' : 'UNSUBSCRIBED';
  },
  marketingUpdatedAt: ({marketingUpdatedAt}) =>
    marketingUpdatedAt === null ? null : new Date(marketingUpdatedAt),
};

/** The source of `Customer` is the record, as in the Storefront API. */
export const customerTypes: ResolverMap = {
  Customer: customerFields,
  CustomerEmailAddress: emailFields,
};
