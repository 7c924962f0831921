import {z} from 'zod';
import type {CartNotice} from './cart';

const quantity = z
  .string()
  .regex(/^\d{1,9}$/, 'Enter a whole number of 1 or more.')
  .transform(Number);

const form = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('add'),
    /* Without JavaScript the form always sends a selling plan; this field says whether it applies. */
    purchase: z.enum(['one-time', 'autoship']).default('autoship'),
    merchandiseId: z
      .string()
      .regex(/^gid:\/\/shopify\/ProductVariant\/\d{1,20}$/, 'We don’t sell this item.'),
    sellingPlanId: z
      .string()
      .regex(
        /^(gid:\/\/shopify\/SellingPlan\/\d{1,20})?$/,
        'This item isn’t available on autoship.',
      )
      .optional()
      .transform((id) => id || null),
    quantity: quantity.refine((value) => value >= 1, 'Choose a quantity of 1 or more.'),
  }),
  z.object({
    intent: z.literal('update'),
    lineId: z.string().min(1).max(300),
    quantity,
  }),
  z.object({intent: z.literal('remove'), lineId: z.string().min(1).max(300)}),
  z.object({intent: z.literal('empty')}),
  z.object({intent: z.literal('buy-once')}),
  z.object({
    intent: z.literal('checkout'),
    attestation: z
      .string()
      .optional()
      .transform((value) => value !== undefined),
  }),
]);

export type CartForm = z.output<typeof form>;

/** Parses a posted cart form, or returns a notice for its first problem. */
export function parseCartForm(
  fields: Record<string, string>,
): {form: CartForm} | {notice: CartNotice} {
  const parsed = form.safeParse(fields);
  if (parsed.success) return {form: parsed.data};
  const issue = parsed.error.issues[0];
  const hasOwnMessage = issue?.code === 'invalid_format' || issue?.code === 'custom';
  return {
    notice: {
      tone: 'error',
      text: hasOwnMessage
        ? issue.message
        : 'We didn’t understand that. Nothing in your cart changed.',
    },
  };
}
