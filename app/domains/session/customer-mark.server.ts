import {sha256} from '~/platform/digest.server';
import type {Needs} from '~/platform/needs';
import type {PageCustomer} from './customer-field';
import type {Session} from './session';

const LENGTH = 16;

export async function pageCustomer({
  visitor: {session},
}: Needs<{visitor: 'session'}>): Promise<PageCustomer> {
  const customer = session.current();
  return customer ? {customer: await customerMark(customer)} : {};
}

/** Tells customers apart without naming them. The same in each of a customer's sessions. */
export async function customerMark({uid}: Pick<Session, 'uid'>): Promise<string> {
  return (await sha256(`customer mark ${uid}`)).slice(0, LENGTH);
}
