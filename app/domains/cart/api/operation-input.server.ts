import {z} from 'zod';
import {EMAIL_ADDRESS} from '~/platform/email-address';
import {LENGTHS} from '~/platform/lengths';
import {isReservedAttribute} from '../cart-attributes';

const MAX_LINES = 20;
const MAX_ATTRIBUTES = 20;
const MAX_CODES = 10;
const MAX_CODE_LENGTH = 255;
const MAX_ID_LENGTH = 300;
/** Larger quantities are rejected as mistakes; smaller ones are capped at the cart's limits, with a notice. */
const MAX_QUANTITY = 999;
const MAX_ACCESS_TOKEN_LENGTH = 255;

const id = z.string().min(1).max(MAX_ID_LENGTH);
const gid = (type: string) =>
  z
    .string()
    .regex(
      new RegExp(`^gid://shopify/${type}/\\d{1,20}$`),
      `must be gid://shopify/${type}/<number>`,
    )
    .describe(`\`gid://shopify/${type}/<number>\``);
const plain = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .regex(/^\P{Cc}*$/u, 'must have no control characters')
    .describe('No control characters.');

export const cartId = z.object({cartId: id.describe("The caller's own cart.")});

export const attributes = z
  .array(
    z.object({
      key: plain(LENGTHS.attributeKey.min, LENGTHS.attributeKey.max)
        .refine((key) => !isReservedAttribute(key), {
          error: ({input}) => `${String(input)} is reserved for the shop`,
        })
        .describe('No control characters. Keys that checkout relies on are reserved for the shop.'),
      value: plain(LENGTHS.attributeValue.min, LENGTHS.attributeValue.max),
    }),
  )
  .max(MAX_ATTRIBUTES);

const sellingPlanId = gid('SellingPlan').nullable();

export const lineItemsToAdd = z
  .array(
    z.object({
      merchandiseId: gid('ProductVariant'),
      quantity: z.int().min(1).max(MAX_QUANTITY),
      attributes: attributes
        .optional()
        .describe('The shop sets `_weightValue` and `_weightUnit` itself.'),
      sellingPlanId: sellingPlanId
        .optional()
        .transform((plan) => plan ?? null)
        .describe('The autoship plan; without it the line is a one-time purchase.'),
    }),
  )
  .min(1)
  .max(MAX_LINES);

export const lineItemsToUpdate = z
  .array(
    z.object({
      id,
      quantity: z.int().min(0).max(MAX_QUANTITY).optional().describe('0 removes the line.'),
      attributes: attributes.optional().describe('Replaces all attributes of the line.'),
      sellingPlanId: sellingPlanId.optional().describe('`null` ends autoship.'),
    }),
  )
  .min(1)
  .max(MAX_LINES)
  .describe('Fields that are left out keep their values.');

export const lineItemIds = z.array(id).min(1).max(MAX_LINES);

/** Clients that create a cart without contact data send empty texts. */
const emptyAsNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());

const email = z.email({pattern: EMAIL_ADDRESS}).min(LENGTHS.email.min).max(LENGTHS.email.max);
const phone = z
  .string()
  .regex(/^(?:\d{10}|\+[1-9]\d{7,14})$/, 'must be 10 digits, or + and 8 to 15 digits')
  .describe('10 digits, or E.164.')
  .transform((number) => (number.startsWith('+') ? number : `+1${number}`));

export const buyerIdentity = z
  .object({
    email: emptyAsNull(email).optional(),
    phone: emptyAsNull(phone).optional(),
    countryCode: z.literal('US').optional(),
  })
  .describe('Fields that are left out keep their values; `null` or an empty text clears a field.');

export const newBuyerIdentity = z
  .object({
    ...buyerIdentity.shape,
    customerAccessToken: emptyAsNull(plain(1, MAX_ACCESS_TOKEN_LENGTH)).optional(),
  })
  .describe('An empty text counts as `null`.');

export const discountCodes = z
  .array(plain(1, MAX_CODE_LENGTH))
  .max(MAX_CODES)
  .describe('Replaces all codes of the cart.');

export const note = z
  .string()
  .max(LENGTHS.cartNote.max)
  .regex(/^(?:\P{Cc}|[\n\r\t])*$/u, 'must have no control characters except line breaks and tabs')
  .describe('No control characters except line breaks and tabs.');
