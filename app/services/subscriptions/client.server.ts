import type {z} from 'zod';
import type {AppEnv} from '~/platform/env.server';
import {numberOfGid} from '~/platform/gid';
import type {Http, UpstreamFailure} from '~/platform/http.server';
import {fail, ok, type Result} from '~/platform/result';
import {PAGE_SIZE, problemReply} from './contract';
import {proveCustomer} from './customer-proof.server';

export type SubscriptionsEnv = Pick<
  AppEnv,
  | 'SUBSCRIPTIONS_URL'
  | 'SUBSCRIPTIONS_MERCHANT_ID'
  | 'SUBSCRIPTIONS_API_KEY'
  | 'SUBSCRIPTIONS_HASH_KEY'
>;

/** `refused`: the provider's rules don't allow the change. Its messages go to the log only. */
export type SubscriptionsFailure =
  UpstreamFailure | 'NOT_FOUND' | {kind: 'refused'; problems: string[]};

/** Another customer's object counts as not found, because the provider only serves the customer in the signature. */
export type SubscriptionsReply<Value> = Promise<Result<Value, SubscriptionsFailure>>;

interface Call<Value> {
  operation: string;
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Ends with a slash: without it, the provider finds nothing. */
  path: string;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  reply: z.ZodType<Value>;
}

export interface SubscriptionsClient {
  /** Signs the call as this customer. */
  call<Value>(customerId: string, call: Call<Value>): SubscriptionsReply<Value>;
  /** All rows of a list, up to `MAX_PAGES` pages. */
  list<Row>(
    customerId: string,
    call: Omit<Call<unknown>, 'reply'> & {reply: z.ZodType<Page<Row>>},
  ): SubscriptionsReply<Row[]>;
  /** For data that belongs to no customer. */
  callAsShop<Value>(call: Call<Value>): SubscriptionsReply<Value>;
}

interface Page<Row> {
  next: string | null;
  results: Row[];
}

const SERVICE = 'subscriptions';
const MAX_PAGES = 5;
const REFUSALS = [400, 404];

export function createSubscriptionsClient({
  env,
  http,
}: {
  env: SubscriptionsEnv;
  http: Http;
}): SubscriptionsClient {
  async function send<Value>(
    credentials: Record<string, string>,
    {operation, method = 'GET', path, query = {}, body, reply}: Call<Value>,
  ): SubscriptionsReply<Value> {
    const call = {service: SERVICE, operation};
    const search = new URLSearchParams(query).toString();
    const answer = await http.json({
      ...call,
      kind: method === 'GET' ? 'read' : 'write',
      url: `${env.SUBSCRIPTIONS_URL}${path}${search && `?${search}`}`,
      init: {
        method,
        headers: {Accept: 'application/json', 'Content-Type': 'application/json', ...credentials},
        ...(body ? {body: JSON.stringify(body)} : {}),
      },
      answers: REFUSALS,
    });
    if (!answer.ok) return answer;
    const value = reply.safeParse(answer.value);
    if (value.success) return ok(value.data);
    const problem = problemReply.safeParse(answer.value);
    if (!problem.success) {
      return http.refuse(call, 'malformed', 'the reply doesn’t match the contract');
    }
    return typeof problem.data.detail === 'string'
      ? fail('NOT_FOUND')
      : fail({kind: 'refused', problems: Object.values(problem.data).flat()});
  }

  async function signatureOf(customerId: string): Promise<Record<string, string>> {
    const {timestamp, signature} = await proveCustomer(customerId, {
      hashKey: env.SUBSCRIPTIONS_HASH_KEY,
    });
    return {
      Authorization: JSON.stringify({
        public_id: env.SUBSCRIPTIONS_MERCHANT_ID,
        sig_field: numberOfGid(customerId),
        ts: timestamp,
        sig: signature,
      }),
    };
  }

  return {
    call: async (customerId, call) => send(await signatureOf(customerId), call),

    async list(customerId, call) {
      const signature = await signatureOf(customerId);
      const rows = [];
      for (let page = 1; page <= MAX_PAGES; page++) {
        const query = {...call.query, page: String(page), page_size: String(PAGE_SIZE)};
        const answer = await send(signature, {...call, query});
        if (!answer.ok) return answer;
        rows.push(...answer.value.results);
        if (answer.value.next === null) break;
      }
      return ok(rows);
    },

    callAsShop: (call) => send({'x-api-key': env.SUBSCRIPTIONS_API_KEY}, call),
  };
}
