import type {Context} from 'hono';
import {z} from 'zod';
import {problemsOf} from '../http/json-input';
import {confirmationSchema} from './trackings';

const MAX_LINES = 250;
const MAX_TAKE = 100;

const decimal = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,4})?$/)
  .transform(Number);
const whole = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number);
const dollars = z.number().min(0).max(1_000_000);
const cause = z.string().max(36);
const word = z.string().max(100).default('');

export const productQuery = z.object({
  cmsId: z.string().min(1).max(40),
  realPrice: decimal,
  providedCauseId: cause,
  customerSegmentId: word,
});
export const cartBody = z.object({
  cmsIds: z
    .array(
      z.object({
        id: z.string().min(1).max(40),
        price: dollars,
        quantity: z.int().min(1).max(1000),
        discount: dollars,
      }),
    )
    .max(MAX_LINES),
  cartDiscount: dollars,
  ignoreDirectDonations: z.boolean(),
  providedCauseId: cause,
  customerSegmentId: z.string().max(100),
});
export const searchQuery = z.object({
  q: word,
  skip: whole,
  take: whole.pipe(z.number().min(1).max(MAX_TAKE)),
  zip: word,
  city: word,
  state: word,
  categoryId: word,
});
export const startBody = z.object({
  storeId: z.string().max(64),
  isTestMode: z.boolean(),
  isForceTestMode: z.boolean(),
});
export const causeBody = z.object({causeId: cause, causeName: z.string().max(200)});
export const integrationBody = z.object({
  integrationType: z.string().max(40),
  info: z.record(z.string().max(40), z.string().max(500)),
});
export const confirmationBody = z.object({confirmationData: confirmationSchema});

/** A comma-separated list. */
export const listOf = (text = ''): string[] => text.split(',').slice(0, MAX_TAKE).filter(Boolean);

/** Passes valid input on and responds 400 to anything else. */
export function withInput<Input>(
  c: Context,
  schema: z.ZodType<Input>,
  given: unknown,
  answer: (input: Input) => Response,
): Response {
  const input = schema.safeParse(given);
  if (input.success) return answer(input.data);
  return problem(c, 400, problemsOf(input.error).join('; '));
}

export function problem(c: Context, status: 400 | 401 | 404 | 500, Message: string): Response {
  return c.json({Message}, status);
}
