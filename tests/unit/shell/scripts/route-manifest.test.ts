import type {ServerBuild} from '@remix-run/server-runtime';
import {describe, expect, it} from 'vitest';
import {routeManifest} from '~/shell/scripts/route-manifest.server';

const routes = {root: {id: 'root'}, 'routes/cart': {id: 'routes/cart', parentId: 'root'}};
const build = {
  assets: {version: 'a1', routes},
  future: {v3_lazyRouteDiscovery: true},
} as unknown as ServerBuild;

const ask = (target: string) => routeManifest(new URL(target, 'https://shop.test'), build);

describe('route discovery', () => {
  it('EDGE-02 returns all routes, however many or deep the requested paths are', async () => {
    const answer = ask(`/__manifest?version=a1&p=${'%2Fa'.repeat(1800)}`);
    expect(await answer?.json()).toEqual(routes);
    expect(answer?.headers.get('Cache-Control')).toContain('immutable');
  });

  it('EDGE-02 tells a page of another build to load the document', () => {
    const answer = ask('/__manifest?version=b2&p=%2Fcart');
    expect([answer?.status, answer?.headers.get('X-Remix-Reload-Document')]).toEqual([204, 'true']);
  });

  it('EDGE-02 leaves every other request alone', () => {
    expect(ask('/cart?version=a1')).toBeNull();
    expect(ask('/__manifest/?version=a1')).toBeNull();
  });
});
