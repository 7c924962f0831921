import type {Context} from 'hono';

/** What the sandbox accepts in `X-Shopify-Storefront-Access-Token`. */
export const SANDBOX_PUBLIC_TOKEN = 'sandbox-public-token';
/** What the sandbox accepts in `Shopify-Storefront-Private-Token`. */
export const SANDBOX_PRIVATE_TOKEN = 'sandbox-private-token';

/**
 * Whether a request may be answered. A private token counts before a public one, as the caller that holds both is a
 * server. Unlike Shopify, which answers some queries without one, the sandbox always asks for a token (SAND-02).
 */
export function isAuthorized(c: Context): boolean {
  const privateToken = c.req.header('Shopify-Storefront-Private-Token');
  if (privateToken !== undefined) return privateToken === SANDBOX_PRIVATE_TOKEN;
  return c.req.header('X-Shopify-Storefront-Access-Token') === SANDBOX_PUBLIC_TOKEN;
}
