import Database from 'libsql';
import {createCustomers} from '~sandbox/commerce/customers/customers';
import type {CustomerOrders} from '~sandbox/commerce/customers/customer-fields';
import {encodeMultipass, SANDBOX_MULTIPASS_SECRET} from '~sandbox/commerce/customers/multipass';
import {createCustomerResolvers} from '~sandbox/commerce/customers/resolvers';
import {createCustomerTables} from '~sandbox/commerce/customers/tables';
import {standingClock} from '~tests/support/standing-clock';
import {storefrontApp} from '~tests/sandbox/support/storefront-app';

/** The customer service alone, in memory, with its Storefront API. */
export function customersApp(orders: CustomerOrders = {ofCustomer: () => []}) {
  const db = new Database(':memory:');
  createCustomerTables(db);
  const clock = standingClock('2026-06-01T12:00:00Z');
  const customers = createCustomers({db, clock});
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

  /** Logs in by Multipass, which creates the customer, and returns the access token. */
  function signedUp(email = 'ada@example.com', name = {first_name: 'Ada', last_name: 'Lovelace'}) {
    const payload = {email, ...name, created_at: clock.now().toISOString()};
    const token = encodeMultipass(payload, SANDBOX_MULTIPASS_SECRET);
    const signedIn = customers.logInWithMultipass(token, null);
    if (!signedIn.ok) throw new Error(signedIn.errors[0]?.message);
    return signedIn.value.token.accessToken;
  }

  return {db, clock, customers, call, signedUp};
}

/** The common part of all customer mutation payloads. */
export interface Failure {
  customerUserErrors: {code: string; field: string[] | null; message: string}[];
}

export const ERRORS = 'customerUserErrors { code field message }';
