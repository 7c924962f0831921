import {beforeAll, vi} from 'vitest';
import type {CustomerAddress} from '~/domains/account/address';
import type {AddressAnswer} from '~/domains/account/addresses/address-fields';
import type {Dashboard} from '~/domains/account/dashboard.server';
import type {OrderChanges} from '~/domains/account/order-changes';
import type {OrderAnswer} from '~/domains/account/order-page';
import type {OrderDetail, OrderPage} from '~/domains/account/order';
import type {ProfileAnswer} from '~/domains/account/profile/profile-fields';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {ADA, loggedInVisitor} from './log-in';
import {useOwnSandbox} from '../../support/own-sandbox';
import {openShop, watchShop, type Answer, type Shop, type Visitor} from './shop';

export const JUNE = 'june.park@example.com';

/** A shop with a sandbox for one test file, and two logged-in customers. They log in once, because logins are limited. */
export function useAccountShop() {
  const {log, unexpected} = watchShop();
  const sandbox = useOwnSandbox();
  const site = {} as {shop: Shop; control: SandboxControl; ada: Visitor; june: Visitor};
  beforeAll(async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    site.shop = openShop(sandbox.origin());
    site.control = createSandboxControl(sandbox.origin());
    site.ada = await loggedInVisitor(site.shop, ADA);
    site.june = await loggedInVisitor(site.shop, JUNE);
  });
  return {log, unexpected, sandbox, site};
}

export const NEW_ADDRESS = {
  firstName: 'June',
  lastName: 'Park',
  company: '',
  address1: '9 Elm Court',
  address2: '',
  city: 'Boulder',
  provinceCode: 'CO',
  zip: '80301',
  phone: '',
};

interface LoaderData {
  'account-dashboard': {model: Dashboard};
  'account-orders': {page: OrderPage};
  'account-order': {order: OrderDetail; changes: OrderChanges; arrival: string | null};
  'account-address-book': {addresses: CustomerAddress[]};
}

interface ActionData {
  'account-my-profile': ProfileAnswer;
  'account-profile': ProfileAnswer;
  'account-order': OrderAnswer;
  'account-address-book': AddressAnswer;
}

export const dataOf = <Id extends keyof LoaderData>(answer: Answer, id: Id) =>
  answer.page().loaderData[id] as LoaderData[Id];
export const actionOf = <Id extends keyof ActionData>(answer: Answer, id: Id) =>
  answer.page().actionData?.[id] as ActionData[Id];

export async function bookOf(visitor: Visitor) {
  const answer = await visitor.get('/account/address-book');
  return dataOf(answer, 'account-address-book').addresses;
}

export const ordersOf = async (visitor: Visitor, query = '') =>
  dataOf(await visitor.get(`/account/orders${query}`), 'account-orders').page;

export const namesOf = ({orders}: OrderPage) => orders.map(({name}) => name);

/** The same customer in another browser. */
export function copyOf(shop: Shop, visitor: Visitor): Visitor {
  return shop.visitor([...visitor.cookies].map((pair) => pair.join('=')).join('; '));
}
