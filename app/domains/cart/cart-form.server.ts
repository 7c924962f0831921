import {z} from 'zod';
import {identityOf, type LineIdentity} from './cart';
import {DONATION_ATTRIBUTE} from './cart-attributes';
import {FORM_PROBLEMS, type CartNotice, type CartOutcome, type FormProblem} from './cart-outcome';
import {addLines} from './add-lines.server';
import {changeCart} from './change-cart.server';
import {setDiscountCode} from './changes/change-details.server';
import {buyOnce, emptyCart, removeLines, updateLines} from './changes/change-lines.server';
import {chooseGift} from './changes/choose-gift.server';
import {GIFT_CHOICES} from './extra-gift';
import {LENGTHS} from '~/platform/lengths';
import {MIN_LINE_QUANTITY} from './limits';
import type {CartContext} from './read-cart.server';
import {MAX_SAVED_ITEM_LENGTH, parseSavedItem} from './saved/saved-items';

/** The schema's messages are notice codes. */
const problem = (code: FormProblem) => code;

/** Larger than any line's maximum, so the change itself can say what the maximum is. */
const MAX_TYPED_QUANTITY = 1_000_000;

const quantity = z
  .string()
  .regex(/^\d+$/, problem('quantity-not-whole'))
  .transform((digits) => Math.min(Number(digits), MAX_TYPED_QUANTITY));

/** Empty for a one-time purchase. */
const plan = z
  .string()
  .regex(/^(gid:\/\/shopify\/SellingPlan\/\d{1,20})?$/, problem('not-on-autoship'))
  .transform((id) => id || null);

/* Codes copied from emails and chats come with invisible characters. */
const discountCode = z
  .string()
  .overwrite((text) => text.replace(/\p{Cf}/gu, ''))
  .trim()
  .min(LENGTHS.discountCode.min, problem('code-missing'))
  .max(LENGTHS.discountCode.max, problem('code-unknown'))
  .regex(/^\P{Cc}*$/u, problem('code-unknown'));

const savedItem = z
  .string()
  .max(MAX_SAVED_ITEM_LENGTH)
  .transform(parseSavedItem)
  .refine((item) => item !== null);

/** A checkbox, which a form sends only if it's checked. */
const attestation = z
  .string()
  .optional()
  .transform((value) => value !== undefined);

const form = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('add'),
    /* Without JavaScript the form always sends a selling plan; this field says whether it applies. */
    purchase: z.enum(['one-time', 'autoship']).default('autoship'),
    merchandiseId: z
      .string()
      .regex(/^gid:\/\/shopify\/ProductVariant\/\d{1,20}$/, problem('not-sold')),
    sellingPlanId: plan.default(null),
    quantity,
    attestation,
  }),
  z.object({
    intent: z.literal('update'),
    lineId: z.string().min(1).max(300),
    quantity: quantity.optional(),
    sellingPlanId: plan.optional(),
  }),
  z.object({intent: z.literal('remove'), lineId: z.string().min(1).max(300)}),
  z.object({intent: z.literal('save'), lineId: z.string().min(1).max(300)}),
  z.object({intent: z.enum(['move', 'forget', 'keep']), item: savedItem}),
  z.object({intent: z.enum(['add-code', 'remove-code']), code: discountCode}),
  z.object({intent: z.literal('gift'), choice: z.enum(GIFT_CHOICES)}),
  z.object({intent: z.literal('empty')}),
  z.object({intent: z.literal('undo')}),
  z.object({intent: z.literal('buy-once')}),
  z.object({
    intent: z.literal('checkout'),
    attestation,
    /* An invalid id counts as missing, because giving must not stop a checkout. */
    [DONATION_ATTRIBUTE]: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .nullable()
      .catch(null)
      .default(null),
  }),
]);

export type CartForm = z.output<typeof form>;

/** Forms about items that are saved for later. */
export type SavedForm = Extract<CartForm, {intent: 'save'} | {item: unknown}>;

export function isSavedForm(posted: CartForm): posted is SavedForm {
  return posted.intent === 'save' || 'item' in posted;
}

export function parseCartForm(
  fields: Record<string, string>,
): {form: CartForm} | {notice: CartNotice} {
  const parsed = form.safeParse(fields);
  if (parsed.success) return {form: parsed.data};
  const message = parsed.error.issues[0]?.message;
  const code = FORM_PROBLEMS.find((one) => one === message) ?? 'form-not-understood';
  return {notice: {code, tone: 'error'}};
}

/** Handles the intents that are a single change of the cart. `changeByForm` handles all except the checkout. */
export async function changeCartByForm(
  context: CartContext,
  posted: Exclude<CartForm, SavedForm | {intent: 'undo' | 'checkout'}>,
): Promise<CartOutcome> {
  switch (posted.intent) {
    case 'add': {
      const {merchandiseId, purchase} = posted;
      const sellingPlanId = purchase === 'autoship' ? posted.sellingPlanId : null;
      const quantity = Math.max(posted.quantity, MIN_LINE_QUANTITY);
      const input = {merchandiseId, quantity, sellingPlanId};
      const change = addLines([input], {isAttested: posted.attestation});
      const outcome = await changeCart(context, change);
      return posted.quantity < quantity ? noteMinimum(outcome, outcome.added?.line) : outcome;
    }
    case 'update': {
      const {lineId: id, quantity: wanted, sellingPlanId} = posted;
      const isTooLow = wanted !== undefined && wanted < MIN_LINE_QUANTITY;
      const quantity = isTooLow ? MIN_LINE_QUANTITY : wanted;
      const outcome = await changeCart(context, updateLines([{id, quantity, sellingPlanId}]));
      const line = outcome.cart?.lineItems.find((one) => one.id === id);
      return isTooLow ? noteMinimum(outcome, line && identityOf(line)) : outcome;
    }
    case 'remove':
      return changeCart(context, removeLines([posted.lineId]));
    case 'add-code':
    case 'remove-code':
      return changeCart(context, setDiscountCode(posted.code, posted.intent === 'add-code'));
    case 'gift':
      return changeCart(context, chooseGift(posted.choice));
    case 'empty':
      return changeCart(context, emptyCart());
    case 'buy-once':
      return changeCart(context, buyOnce());
  }
}

/** Says that a quantity below 1 was raised to 1. A form removes a line with an intent of its own (CART-45). */
function noteMinimum(outcome: CartOutcome, line: LineIdentity | undefined): CartOutcome {
  if (!outcome.ok) return outcome;
  const notice: CartNotice = {code: 'quantity-too-low', tone: 'warning', ...(line ? {line} : {})};
  return {...outcome, notices: [...outcome.notices, notice]};
}
