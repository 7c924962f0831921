import Database from 'libsql';
import {createCustomers} from '~sandbox/commerce/customers/customers';
import type {CustomerOrders} from '~sandbox/commerce/customers/customer-fields';
import {createCustomerResolvers} from '~sandbox/commerce/customers/resolvers';
import {createCustomerTables} from '~sandbox/commerce/customers/tables';
import type {Mail} from '~sandbox/control/outbox';
import {standingClock} from '~tests/sandbox/support/standing-clock';
import {ORIGIN, storefrontApp} from '~tests/sandbox/support/storefront-app';

type SentMail = Pick<Mail, 'to' | 'subject' | 'text'>;

/** The customer service alone, in memory, with its Storefront API. */
export function customersApp(orders: CustomerOrders = {ofCustomer: () => []}) {
  const db = new Database(':memory:');
  createCustomerTables(db);
  const clock = standingClock('2026-06-01T12:00:00Z');
  const mails: SentMail[] = [];
  const outbox = {send: (mail: SentMail) => void mails.push(mail)};
  const customers = createCustomers({db, clock, origin: ORIGIN}, outbox);
  const {ask} = storefrontApp({}, [createCustomerResolvers({customers, orders})]);

  /** Calls a mutation or query and returns its field. @throws Error when the response has errors */
  async function call<Payload = unknown>(
    field: string,
    args: string,
    selection: string,
    headers?: Record<string, string>,
  ): Promise<Payload> {
    const operation = field === 'customer' ? 'query' : 'mutation';
    const answer = await ask(`${operation} { ${field}(${args}) ${selection} }`, {}, {headers});
    if (answer.errors) throw new Error(answer.errors.map(({message}) => message).join('; '));
    return answer.data?.[field] as Payload;
  }

  /** Creates a customer, logs in and returns the access token. */
  function signedUp(email = 'ada@example.com', password = 'correct horse'): string {
    const created = customers.create({email, password, firstName: 'Ada', lastName: 'Lovelace'});
    if (!created.ok) throw new Error(created.errors[0]?.message);
    const signedIn = customers.logIn(email, password);
    if (!signedIn.ok) throw new Error(signedIn.errors[0]?.message);
    return signedIn.value.token.accessToken;
  }

  return {db, clock, mails, customers, call, signedUp};
}

/** The common part of all customer mutation payloads. */
export interface Failure {
  customerUserErrors: {code: string; field: string[] | null; message: string}[];
}

export const ERRORS = 'customerUserErrors { code field message }';
