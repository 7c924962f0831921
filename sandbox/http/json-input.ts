import type {Context} from 'hono';
import type {z} from 'zod';

/** The body parsed as JSON; `null` if it isn't JSON. */
export const readJson = (c: Context): Promise<unknown> => c.req.json<unknown>().catch(() => null);

/** Each problem as `field: message`. */
export function problemsOf({issues}: z.ZodError): string[] {
  return issues.map(({path, message}) => `${path.join('.') || 'body'}: ${message}`);
}
