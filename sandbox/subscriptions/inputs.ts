import type {Context} from 'hono';
import {z} from 'zod';
import {readJson} from '../http/json-input';
import {Refusal} from './refusal';

const MAX_ONCE = 10;

const day = z
  .string()
  .refine(
    (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)),
    'Date has wrong format. Use YYYY-MM-DD.',
  );
const product = z
  .string()
  .regex(/^\d{1,20}$/)
  .transform((number) => `gid://shopify/ProductVariant/${number}`);
const quantity = z.int().min(1, 'Ensure this value is greater than or equal to 1.');
const text = z.string().max(200);

export const INPUTS = {
  quantity: z.object({quantity}),
  frequency: z.object({every: z.int().min(1), every_period: z.literal(2)}),
  product: z.object({product}),
  shippingAddress: z.object({shipping_address: text}),
  orderDate: z.object({order_date: day}),
  pause: z.object({until: day.nullable()}),
  cancel: z.object({cancel_reason: text}),
  reactivate: z.object({next_order_date: day.optional()}),
  oneTime: z.object({
    order: text,
    product,
    quantity: quantity.max(MAX_ONCE, `Ensure this value is less than or equal to ${MAX_ONCE}.`),
  }),
  address: z.object({
    customer: text,
    first_name: text.min(1),
    last_name: text,
    company_name: text.default(''),
    address: text.min(1),
    address2: text.default(''),
    city: text.min(1),
    state_province_code: z.string().length(2),
    zip_postal_code: z.string().min(5).max(10),
    country_code: z.literal('US'),
    phone: text.default(''),
  }),
  payment: z.object({cc_number: text, cc_exp_date: z.string().regex(/^\d{2}\/\d{4}$/)}),
} as const;

/** @throws {Refusal} 400 with the problems by field */
export async function readBody<Value>(c: Context, schema: z.ZodType<Value>): Promise<Value> {
  const parsed = schema.safeParse(await readJson(c));
  if (parsed.success) return parsed.data;
  const problems: Record<string, string[]> = {};
  for (const {path, message} of parsed.error.issues) {
    (problems[String(path[0] ?? 'non_field_errors')] ??= []).push(message);
  }
  throw new Refusal(400, problems);
}
