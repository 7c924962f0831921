import {RemixBrowser, UNSAFE_RemixContext as RemixContext} from '@remix-run/react';
import {createRequestHandler, type ServerBuild} from '@remix-run/server-runtime';
import type {ComponentProps} from 'react';
import {describe, expect, it, vi} from 'vitest';
import {DeferredScripts} from '~/shell/scripts/deferred-scripts';
import {routeManifest} from '~/shell/scripts/route-manifest.server';
import {renderPage} from '~tests/support/render-page';

/*
 * The app relies on these behaviors, which Remix doesn't document (docs/architecture.md, “Where we rely on framework
 * internals”).
 */

describe('Remix in the browser', () => {
  it('suspends outside a render until the page data is decoded', async () => {
    const stream = new Blob(['[{"_1":2},"loaderData",{}]\n']).stream();
    const page = {__remixContext: {future: {v3_singleFetch: true}, stream, state: undefined}};
    vi.stubGlobal('window', page);
    const suspended = thrownBy(() => RemixBrowser({}));
    expect(suspended).toBeInstanceOf(Promise);
    await suspended;
    expect(page.__remixContext.state).toEqual({loaderData: {}});
  });

  it('reloads the page when a route module can’t be loaded', async () => {
    const path = '../../../node_modules/@remix-run/react/dist/esm/routeModules.js';
    const {loadRouteModule} = (await import(path)) as {
      loadRouteModule: (route: {id: string; module: string}, cache: object) => Promise<unknown>;
    };
    vi.spyOn(console, 'error').mockReturnValue();
    const reload = vi.fn();
    vi.stubGlobal('window', {location: {reload}, __remixContext: {isSpaMode: false}});
    void loadRouteModule({id: 'faq', module: 'data:text/javascript,throw 1'}, {});
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});

describe('Remix’s scripts', () => {
  it('start late: they are preloaded and run by elements that browsers ignore', async () => {
    vi.stubEnv('DEV', false);
    const html = await renderScripts();
    expect(html).toContain('<link rel="x-modulepreload" href="/assets/entry.js"');
    expect(html).toContain('<link rel="x-modulepreload" href="/assets/faq.js"');
    expect(html.match(/<script[^>]* type="x-module"/g)).toHaveLength(1);
    expect(html).not.toMatch(/type="module"[ >]|rel="modulepreload"/);
    expect(html).not.toMatch(/<script[^>]* src=/);
    vi.unstubAllEnvs();
  });
});

describe('Remix’s route discovery', () => {
  const assets = {version: 'a1', routes: {root: {id: 'root'}, faq: {id: 'faq', parentId: 'root'}}};
  const build = {
    assets,
    future: {v3_lazyRouteDiscovery: true},
    entry: {module: {}},
    routes: {
      root: {id: 'root', path: '', module: {}},
      faq: {id: 'faq', parentId: 'root', path: 'faq', module: {}},
    },
  } as unknown as ServerBuild;

  const answers = async (target: string) => {
    const url = new URL(target, 'https://shop.test');
    const own = routeManifest(url, build);
    const remixes = await createRequestHandler(build, 'production')(new Request(url));
    return [own, remixes];
  };

  it('EDGE-02 is answered as Remix answers it, with all routes', async () => {
    const [own, remixes] = await answers('/__manifest?version=a1&p=%2Ffaq');
    expect(await own?.json()).toEqual(await remixes?.json());
    expect(own?.headers.get('Cache-Control')).toBe(remixes?.headers.get('Cache-Control'));
  });

  it('EDGE-02 is refused as Remix refuses it for a page of another build', async () => {
    const [own, remixes] = await answers('/__manifest?version=b2&p=%2Ffaq');
    expect(own?.status).toBe(remixes?.status);
    expect([...(own?.headers ?? [])]).toEqual([...(remixes?.headers ?? [])]);
  });
});

function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
}

async function renderScripts(): Promise<string> {
  const module = (id: string) => ({id, module: `/assets/${id}.js`, imports: []});
  const context = {
    manifest: {
      entry: {module: '/assets/entry.js', imports: []},
      routes: {faq: module('faq')},
    },
    routeModules: {},
    future: {v3_singleFetch: true, v3_lazyRouteDiscovery: true},
    serverHandoffString: '{}',
    isSpaMode: false,
  } as unknown as ComponentProps<typeof RemixContext.Provider>['value'];
  const scripts = (
    <RemixContext.Provider value={context}>
      <DeferredScripts nonce="n" />
    </RemixContext.Provider>
  );
  const {html} = await renderPage([{id: 'faq', path: '/', element: scripts}], '/');
  return html;
}
