import {beforeAll, beforeEach, vi} from 'vitest';
import {post} from './api';
import {ADA, loggedInVisitor, MARCUS} from './log-in';
import {useOwnSandbox} from '../../support/own-sandbox';
import {openShop, watchShop, type Shop, type Visitor} from './shop';

export const BASE = '/api/ecom/v1.0';

export interface Customer {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  acceptsMarketing: boolean;
  quotaMonth: string | null;
  preferredAddress: string | null;
  clinicZip: string | null;
  metafields: {namespace: string; key: string; type: string; value: string; id: string}[];
  orders: {orders: {id: string; name: string}[]};
  addresses: {id: string; address1: string; isDefault: boolean}[];
  defaultAddress: {id: string} | null;
  subscriptions: {quantity: number; frequencyDays: number; cancelled: string | null}[] | null;
}

export interface Page {
  orders: {id: string; lineItems: {variant: {id: string} | null}[]}[];
  pageInfo: {hasNextPage: boolean; endCursor: string | null};
}

interface Site {
  shop: Shop;
  ada: Visitor;
  marcus: Visitor;
  /** Their state before each test. */
  adaCustomer: Customer;
  marcusCustomer: Customer;
}

/** A shop with a sandbox for one test file, and two logged-in customers. They log in once, because logins are limited. */
export function useAccountApi() {
  watchShop();
  const sandbox = useOwnSandbox();
  const site = {} as Site;
  beforeAll(async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    site.shop = openShop(sandbox.origin());
    site.ada = await loggedInVisitor(site.shop, ADA);
    site.marcus = await loggedInVisitor(site.shop, MARCUS);
  });
  beforeEach(async () => {
    site.adaCustomer = await customerOf(site.ada);
    site.marcusCustomer = await customerOf(site.marcus);
  });
  return {sandbox, site};
}

export async function customerOf(visitor: Visitor) {
  const {value} = await post<{customer: Customer}>(visitor, `${BASE}/get-shopify-customer`, {});
  return value.customer;
}

export const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Whitfield',
  address1: '5 Clay Street',
  city: 'Denver',
  province: 'Colorado',
  country: 'United States',
  zip: '80205',
};

export const update = (visitor: Visitor, customerId: string, updateInput: object) =>
  post<{customerUpdate: {userErrors: unknown[]}}>(visitor, `${BASE}/update-customer`, {
    customerId,
    updateInput,
  });
