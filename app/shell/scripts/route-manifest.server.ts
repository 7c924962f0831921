import type {ServerBuild} from '@remix-run/server-runtime';
import {DISCOVERY_PATH} from '~/platform/request-bounds.server';

/**
 * Answers Remix's route discovery (`/__manifest`), whose own answer matches every link and every parent of its path
 * against all routes: up to three seconds for one request. All routes together are a few kilobytes, so every response
 * contains all of them.
 */
export function routeManifest(url: URL, {assets, future}: ServerBuild): Response | null {
  if (url.pathname !== DISCOVERY_PATH || !future.v3_lazyRouteDiscovery) return null;
  if (url.searchParams.get('version') !== assets.version) {
    /* The page is from another build: its next navigation loads the document. */
    return new Response(null, {status: 204, headers: {'X-Remix-Reload-Document': 'true'}});
  }
  return Response.json(assets.routes, {
    headers: {'Cache-Control': 'public, max-age=31536000, immutable'},
  });
}
