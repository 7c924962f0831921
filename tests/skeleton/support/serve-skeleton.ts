import {serveWorker} from '../../support/serve-worker';

/**
 * Serves a build of the official skeleton on a sandbox, with the variables that any shop on Shopify sets, and nothing
 * specific to the sandbox.
 */
export function serveSkeleton(build: string, sandboxOrigin: string) {
  return serveWorker(build, {
    SESSION_SECRET: 'for-this-run-only',
    PUBLIC_STORE_DOMAIN: sandboxOrigin,
    PUBLIC_CHECKOUT_DOMAIN: new URL(sandboxOrigin).host,
    PUBLIC_STOREFRONT_API_TOKEN: 'sandbox-public-token',
    PRIVATE_STOREFRONT_API_TOKEN: 'sandbox-private-token',
    PUBLIC_STOREFRONT_ID: '1000001',
  });
}
