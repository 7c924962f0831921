import {z} from 'zod';
import {AUTOSHIP_WEEKS, MAX_AUTOSHIP_QUANTITY} from '~/domains/autoship-offer/offer';
import type {Session} from '~/domains/session/session';
import {fail, ok, type Result} from '~/platform/result';
import {AUTOSHIP_ID, type Done} from './autoship-paths';
import {
  changeAutoship,
  type AutoshipFailure,
  type ChangeAutoshipContext,
} from './change-autoship.server';
import {isDay} from './day';

const MAX_REASON = 200;
const MAX_ONCE = 10;

const id = z.string().regex(AUTOSHIP_ID);
const day = z.string().refine(isDay, 'Choose a date.');
const variantId = z.string().regex(/^gid:\/\/shopify\/ProductVariant\/\d{1,20}$/);
const number = (allowed: readonly number[]) =>
  z
    .string()
    .transform(Number)
    .refine((value) => allowed.includes(value));
const upTo = (maximum: number) => Array.from({length: maximum}, (_, index) => index + 1);

const form = z.discriminatedUnion('intent', [
  z.object({intent: z.literal('move'), deliveryId: id, day}),
  z.object({intent: z.literal('skip'), deliveryId: id}),
  z.object({intent: z.literal('unskip'), deliveryId: id}),
  z.object({intent: z.literal('send'), deliveryId: id}),
  z.object({intent: z.literal('retry'), deliveryId: id}),
  z.object({
    intent: z.literal('add'),
    deliveryId: id,
    variantId,
    quantity: number(upTo(MAX_ONCE)).default(1),
  }),
  z.object({intent: z.literal('remove'), itemId: id}),
  z.object({intent: z.literal('skip-item'), itemId: id}),
  z.object({
    intent: z.literal('edit'),
    subscriptionId: id,
    quantity: number(upTo(MAX_AUTOSHIP_QUANTITY)),
    weeks: number(AUTOSHIP_WEEKS),
    variantId,
  }),
  z.object({
    intent: z.literal('address'),
    subscriptionId: id,
    addressId: z.string().regex(/^gid:\/\/shopify\/MailingAddress\/\d{1,20}$/),
  }),
  z.object({
    intent: z.literal('pause'),
    subscriptionId: id,
    until: z
      .string()
      .refine((text) => text === '' || isDay(text), 'Choose a date, or leave it empty.')
      .transform((text) => text || null),
  }),
  z.object({intent: z.literal('resume'), subscriptionId: id}),
  z.object({
    intent: z.literal('cancel'),
    subscriptionId: id,
    reason: z.string().trim().max(MAX_REASON).default(''),
  }),
  z.object({intent: z.literal('restart'), subscriptionId: id}),
]);

export type AutoshipForm = z.output<typeof form>;

/** What the page says about a change that wasn't made. */
export interface AutoshipAnswer {
  problem: string;
}

/** A failed form with its response status. */
export interface AutoshipRefusal {
  status: 400 | 404 | 422 | 503;
  answer: AutoshipAnswer;
}

export async function submitAutoshipForm(
  context: ChangeAutoshipContext,
  customer: Session,
  fields: Record<string, string>,
): Promise<Result<Done, AutoshipRefusal>> {
  const parsed = form.safeParse(fields);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const isOurs = issue?.code === 'custom' && issue.message !== 'Invalid input';
    return fail({status: 400, answer: {problem: isOurs ? issue.message : NOT_UNDERSTOOD}});
  }
  const made = await changeAutoship(context, customer, parsed.data);
  return made.ok ? ok(made.value) : fail(REFUSALS[made.failure]);
}

const NOT_UNDERSTOOD = 'We didn’t understand that. Nothing changed.';

const refusal = (status: AutoshipRefusal['status'], problem: string): AutoshipRefusal => ({
  status,
  answer: {problem},
});

const REFUSALS: Record<AutoshipFailure, AutoshipRefusal> = {
  'not-found': refusal(
    404,
    'That changed in the meantime, maybe on another device. This is how it is now.',
  ),
  locked: refusal(
    422,
    'We’re already packing this delivery, so it can’t be changed anymore. You can change the next one.',
  ),
  refused: refusal(422, 'That isn’t possible right now. Nothing changed. This is how it is now.'),
  'partly-made': refusal(
    422,
    'We made only a part of that change. This is how it is now: check it, and try the rest again.',
  ),
  unavailable: refusal(
    503,
    'We couldn’t make that change. Nothing was lost. Try again in a moment.',
  ),
  unconfirmed: refusal(
    503,
    'We couldn’t confirm that change. Check below how it is now before you try again.',
  ),
};
