import {z} from 'zod';
import {postForm, rawRequest, type FormFields, type RawResponse} from './raw-http';

/** The parts of a cart change response that tests read. */
const outcomeSchema = z.object({
  ok: z.boolean(),
  cart: z
    .object({
      totalQuantity: z.number(),
      lineItems: z.array(z.object({id: z.string(), quantity: z.number()})),
    })
    .nullish(),
  notices: z.array(z.object({text: z.string()})),
});
export type Outcome = z.output<typeof outcomeSchema>;

/** A response, and how long the shop took to send it. */
interface TimedAnswer extends RawResponse {
  ms: number;
}

/** An HTTP client that keeps the cart's cookie, without a browser. */
export interface FormVisitor {
  get(path: string): Promise<TimedAnswer>;
  post(path: string, fields: FormFields): Promise<TimedAnswer>;
}

export function createFormVisitor(origin: string): FormVisitor {
  let cookie = '';

  async function timed(send: () => Promise<RawResponse>): Promise<TimedAnswer> {
    const start = performance.now();
    const answer = await send();
    for (const set of answer.headers['set-cookie'] ?? []) cookie = set.split(';')[0] ?? '';
    return {...answer, ms: performance.now() - start};
  }

  return {
    get: (path) => timed(() => rawRequest(origin, path, {headers: {Cookie: cookie}})),
    post: (path, fields) => timed(() => postForm(origin, path, fields, {Cookie: cookie})),
  };
}

export function outcomeOf({text}: RawResponse): Outcome {
  return outcomeSchema.parse(JSON.parse(text));
}
