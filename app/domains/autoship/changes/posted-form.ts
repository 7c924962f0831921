import {z} from 'zod';
import {AUTOSHIP_ID} from '../autoship-paths';
import {parseEditText, type EditValues} from '../parts/edit-values';
import {isPossibleDay} from '../parts/limits';
import {isOffered} from '../parts/offered-values';

const MAX_REASON = 200;
const MAX_ONCE = 10;

const id = z.string().regex(AUTOSHIP_ID);
const POSSIBLE_DAY = 'Choose a date between the day after tomorrow and a year from now.';

const day = z.string().refine(isPossibleDay, POSSIBLE_DAY);
const variantId = z.string().regex(/^gid:\/\/shopify\/ProductVariant\/\d{1,20}$/);
const number = (allowed: readonly number[]) =>
  z
    .string()
    .transform(Number)
    .refine((value) => allowed.includes(value));
/** The day that the form showed, for Undo. One that Undo couldn't restore is ignored, and the change still made. */
const shownDay = day.optional().catch(undefined);
/** Tells whether a refused form was sent twice. Forms of older pages don't have it. */
const shownId = id.optional().catch(undefined);
const upTo = (maximum: number) => Array.from({length: maximum}, (_, index) => index + 1);

export const postedForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('move'),
    deliveryId: id,
    day,
    shownDay,
    shownItems: z.coerce.number().optional().catch(undefined),
  }),
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
  z.object({
    intent: z.literal('skip-item'),
    itemId: id,
    deliveryId: shownId,
    subscriptionId: shownId,
  }),
  z.object({intent: z.literal('unskip-item'), subscriptionId: id, day}),
  z
    .object({
      intent: z.literal('edit'),
      subscriptionId: id,
      quantity: z.string().transform(Number),
      weeks: z.string().transform(Number),
      variantId,
      /** The values that the form showed before the customer edited them. */
      shown: z
        .string()
        .transform((text) => parseEditText(text))
        .refine((values): values is EditValues => values !== null),
    })
    .refine(({shown, ...values}) => isOffered(values, shown)),
  z.object({
    intent: z.literal('address'),
    subscriptionId: id,
    /* Shopify's ids end with `?model_name=CustomerAddress`. */
    addressId: z.string().regex(/^gid:\/\/shopify\/MailingAddress\/\d{1,20}(?:\?[\w=&-]{1,60})?$/),
  }),
  z.object({
    intent: z.literal('pause'),
    subscriptionId: id,
    until: z
      .string()
      .refine((text) => text === '' || isPossibleDay(text), `${POSSIBLE_DAY} Or leave it empty.`)
      .transform((text) => text || null),
    shownDay,
  }),
  /** `day` of the next delivery. Without it, the provider takes the earliest one. */
  z.object({intent: z.literal('resume'), subscriptionId: id, day: day.optional()}),
  z.object({
    intent: z.literal('cancel'),
    subscriptionId: id,
    reason: z.string().trim().max(MAX_REASON).default(''),
    shownDay,
  }),
  z.object({intent: z.literal('restart'), subscriptionId: id, day: day.optional()}),
]);

export type AutoshipForm = z.output<typeof postedForm>;
