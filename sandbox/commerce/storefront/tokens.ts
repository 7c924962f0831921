import type {Context} from 'hono';

/** The value of `X-Shopify-Storefront-Access-Token` that the sandbox accepts. */
export const SANDBOX_PUBLIC_TOKEN = 'sandbox-public-token';
/** The value of `Shopify-Storefront-Private-Token` that the sandbox accepts. */
export const SANDBOX_PRIVATE_TOKEN = 'sandbox-private-token';

/**
 * Whether a request has a valid token. The private token takes precedence, because only servers have one. Shopify
 * answers some queries without a token; the sandbox always requires one (SAND-02).
 */
export function isAuthorized(c: Context): boolean {
  const privateToken = c.req.header('Shopify-Storefront-Private-Token');
  if (privateToken !== undefined) return privateToken === SANDBOX_PRIVATE_TOKEN;
  return c.req.header('X-Shopify-Storefront-Access-Token') === SANDBOX_PUBLIC_TOKEN;
}
