import {createHmac} from 'node:crypto';
import {SANDBOX_PUBLIC_TOKEN} from '~sandbox/commerce/storefront/tokens';
import {encodeMultipass, SANDBOX_MULTIPASS_SECRET} from '~sandbox/commerce/customers/multipass';
import {startSandbox} from '~sandbox/sandbox';
import type {Amounts, Delivery, Item, Subscription} from '~sandbox/subscriptions/records';
import {createSandboxControl} from '~tests/support/sandbox-control';
import {seededFolder} from '~tests/support/seeded-folder';
import {FILLED, json} from '../commerce/checkout/checkout-app';

const API_KEY = 'sandbox-subscriptions-key';
const HASH_KEY = 'sandbox-hash-key';

export const MERCHANT_HEADERS = {'x-api-key': API_KEY};

/** The header of a customer's own calls, signed `ageSeconds` ago. */
export function customerHeaders(customer: string, ageSeconds = 0): {Authorization: string} {
  const ts = Math.floor(Date.now() / 1000) - ageSeconds;
  const sig = createHmac('sha256', HASH_KEY).update(`${customer}|${ts}`).digest('base64');
  return {Authorization: JSON.stringify({public_id: 'marlowe', sig_field: customer, ts, sig})};
}

export interface Reply<Body = Record<string, unknown>> {
  status: number;
  body: Body;
}

/** A page of the provider's rows. */
export interface Page {
  count: number;
  next: string | null;
  previous: string | null;
  results: Record<string, unknown>[];
}

export type ListedDelivery = Delivery & {amounts: Amounts; items: Item[]};

/** A whole sandbox with the seed, called as the subscription provider. */
export async function startProvider(dataDir = seededFolder()) {
  const sandbox = await startSandbox({port: 0, dataDir, quiet: true});
  const {origin} = sandbox;
  const control = createSandboxControl(origin);

  /* Unchecked casts: the tests compare the bodies. */
  async function send<Body = Record<string, unknown>>(
    method: string,
    path: string,
    {body, headers = MERCHANT_HEADERS}: {body?: unknown; headers?: Record<string, string>} = {},
  ): Promise<Reply<Body>> {
    const response = await fetch(`${origin}/ordergroove${path}`, {
      method,
      headers: {'Content-Type': 'application/json', ...headers},
      ...(body !== undefined && {body: typeof body === 'string' ? body : JSON.stringify(body)}),
    });
    const text = await response.text();
    return {status: response.status, body: (text ? JSON.parse(text) : null) as Body};
  }

  const listed = async (list: string, email: string): Promise<unknown> =>
    (await fetch(`${origin}/__control/${list}?email=${encodeURIComponent(email)}`)).json();

  async function ask<Data>(query: string, variables: object): Promise<Data> {
    const response = await fetch(`${origin}/api/2026-10/graphql.json`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Shopify-Storefront-Access-Token': SANDBOX_PUBLIC_TOKEN,
      },
      body: JSON.stringify({query, variables}),
    });
    return (await json<{data: Data}>(response)).data;
  }

  return {
    control,
    close: () => sandbox.close(),
    send,
    get: <Body = Record<string, unknown>>(path: string, headers?: Record<string, string>) =>
      send<Body>('GET', path, {...(headers && {headers})}),
    patch: (path: string, body: unknown = {}, headers?: Record<string, string>) =>
      send('PATCH', path, {body, ...(headers && {headers})}),
    subscriptions: async (email: string) =>
      (await listed('subscriptions', email)) as Subscription[],
    deliveries: async (email: string) => (await listed('deliveries', email)) as ListedDelivery[],
    /** The subjects of a person's mails, the oldest first. */
    async subjects(email: string): Promise<string[]> {
      const mails = await control.mails();
      return mails
        .filter(({to}) => to === email)
        .map(({subject}) => subject)
        .reverse();
    },
    async goToNextDelivery(): Promise<Date> {
      const response = await fetch(`${origin}/__control/clock`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({to: 'next-delivery'}),
      });
      return new Date((await json<{now: string}>(response)).now);
    },
    /** Buys lines at the hosted checkout, as this customer or as a guest. */
    async buy(lines: object[], email: string | null): Promise<void> {
      const buyerIdentity = email === null ? {} : {customerAccessToken: await tokenOf(email)};
      const {cartCreate} = await ask<{cartCreate: {cart: {checkoutUrl: string}}}>(
        `mutation ($lines: [CartLineInput!], $buyerIdentity: CartBuyerIdentityInput) {
          cartCreate(input: {lines: $lines, buyerIdentity: $buyerIdentity}) {cart {checkoutUrl}}
        }`,
        {lines, buyerIdentity},
      );
      const page = await fetch(cartCreate.cart.checkoutUrl);
      const paid = await fetch(page.url, {method: 'POST', body: new URLSearchParams(FILLED)});
      if (!paid.ok) throw new Error(`paying: ${paid.status}`);
    },
  };

  async function tokenOf(email: string): Promise<string> {
    const multipassToken = encodeMultipass(
      {email, created_at: new Date().toISOString()},
      SANDBOX_MULTIPASS_SECRET,
    );
    const {done} = await ask<{done: {customerAccessToken: {accessToken: string}}}>(
      `mutation ($multipassToken: String!) {
        done: customerAccessTokenCreateWithMultipass(multipassToken: $multipassToken) {
          customerAccessToken {accessToken}
        }
      }`,
      {multipassToken},
    );
    return done.customerAccessToken.accessToken;
  }
}

export type Provider = Awaited<ReturnType<typeof startProvider>>;
