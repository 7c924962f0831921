import type {Context, MiddlewareHandler} from 'hono';

/**
 * Refuses a body over `maxSize` bytes with 413, and one whose length is not said with 411. Node's server holds clients
 * to the length that they say. (Hono's own limit reads the body through a `Request` that its Node server does not have.)
 */
export function bodyLimit(
  maxSize: number,
  tooLarge: (c: Context) => Response = (c) => c.text('That is more than fits.', 413),
): MiddlewareHandler {
  return async (c, next) => {
    const length = c.req.header('content-length');
    if (length === undefined && c.req.header('transfer-encoding') !== undefined) {
      return c.text('Say how long the body is.', 411);
    }
    if (Number(length ?? 0) > maxSize) return tooLarge(c);
    await next();
  };
}
