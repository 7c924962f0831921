import type {Context} from 'hono';
import {z} from 'zod';
import {problemsOf, readJson} from '../http/json-input';
import {FAULT_KINDS} from './faults';
import {SERVICE_NAMES} from './services';

const number = z.union([z.number(), z.string().regex(/^\d+(\.\d+)?$/, 'Expected a number')]);

export const faultSchema = z.strictObject({
  service: z.enum(SERVICE_NAMES),
  kind: z.enum(FAULT_KINDS),
  delayMs: number.pipe(z.coerce.number<number | string>().int().min(0).max(60_000)).optional(),
  rate: number.pipe(z.coerce.number<number | string>().min(0).max(1)).optional(),
  match: z.string().min(1).max(200).optional(),
});

/** A date and time. Without a zone, as from a `datetime-local` field, it is taken as UTC. */
const moment = z
  .string()
  .max(40)
  .transform((typed) => new Date(/(Z|[+-]\d\d:?\d\d)$/.test(typed) ? typed : `${typed}Z`))
  .refine((date) => !Number.isNaN(date.getTime()), 'Expected an ISO 8601 moment');

/** `null`, or `machine` from a form, switches back to the machine's time. */
export const clockSchema = z.union([
  z.strictObject({
    now: z.union([z.null(), z.literal('machine').transform(() => null), moment]),
  }),
  /** When the next autoship delivery is placed. */
  z.strictObject({to: z.literal('next-delivery')}),
]);

export const priceSchema = z.strictObject({
  sku: z.string().min(1).max(64),
  cents: number.pipe(z.coerce.number<number | string>().int().min(1).max(10_000_000)),
});

export const stockSchema = z.strictObject({
  sku: z.string().min(1).max(64),
  quantity: number.pipe(z.coerce.number<number | string>().int().min(0).max(1_000_000)),
});

/** Whether the control room's own form was sent, which gets a page as response instead of JSON. */
export function isFormPost(c: Context): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(
    c.req.header('Content-Type') ?? '',
  );
}

/**
 * Reads and checks a body: JSON, or a form of the control room, where an empty field counts as missing.
 * @returns the value, or the problems, each as `field: message`
 */
export async function readInput<T>(
  c: Context,
  schema: z.ZodType<T>,
): Promise<{ok: true; value: T} | {ok: false; problems: string[]}> {
  const body = isFormPost(c) ? formFields(await c.req.formData()) : await readJson(c);
  const result = schema.safeParse(body);
  if (result.success) return {ok: true, value: result.data};
  return {
    ok: false,
    problems: problemsOf(result.error),
  };
}

function formFields(form: FormData): Record<string, FormDataEntryValue> {
  return Object.fromEntries([...form].filter(([, value]) => value !== ''));
}
