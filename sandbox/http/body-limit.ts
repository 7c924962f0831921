import type {Context, MiddlewareHandler} from 'hono';

/**
 * Rejects bodies over `maxSize` bytes (413) and bodies of undeclared length (411). Node's server enforces the declared
 * length. Hono's own limit doesn't work here: it reads the body through a `Request` that its Node server doesn't have.
 */
export function bodyLimit(
  maxSize: number,
  tooLarge: (c: Context) => Response = (c) => c.text('The body is too large.', 413),
): MiddlewareHandler {
  return async (c, next) => {
    const length = c.req.header('content-length');
    if (length === undefined && c.req.header('transfer-encoding') !== undefined) {
      return c.text('The Content-Length header is missing.', 411);
    }
    if (Number(length ?? 0) > maxSize) return tooLarge(c);
    await next();
  };
}
