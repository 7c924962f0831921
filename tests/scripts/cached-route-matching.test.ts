import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {matchRoutes} from '@remix-run/react';
import {describe, expect, it} from 'vitest';
import {changeRouting} from '~scripts/cached-route-matching';

const ROUTER = '/@remix-run/router/dist/router.js';
const FILE = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@remix-run/router/package.json')),
  'dist/router.js',
);

/* As in app/routes.ts: layouts, parameters, optional segments, and a route for everything else. */
const ROUTES = [
  {
    id: 'layout',
    children: [
      {id: 'home', index: true},
      {id: 'product', path: 'products/:brand/:product/:flavor?/:size?'},
      {id: 'list', path: 'products/:species'},
      {id: 'account', path: 'account', children: [{id: 'orders', path: 'orders/:id'}]},
      {id: 'not-found', path: '*'},
    ],
  },
];

const PATHS = [
  '/',
  '/products/dog',
  '/Products/Dog/',
  '/products/marlowe-balance/everyday/original',
  '/account',
  '/account/orders/%23%201001',
  '/nothing/here',
];

interface ChangedRouter {
  matchRoutes: typeof matchRoutes;
  createMemoryHistory(options: {initialEntries: string[]}): object;
  createRouter(options: {routes: typeof ROUTES; history: object}): {
    routes: typeof ROUTES;
    patchRoutes(parentId: string, children: {id: string; path: string}[]): void;
    dispose(): void;
  };
}

async function importChanged(): Promise<ChangedRouter> {
  const code = changeRouting(ROUTER, readFileSync(FILE, 'utf8'));
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as ChangedRouter;
}

describe('changeRouting', () => {
  it('EDGE-33 the changed React Router matches the same routes, the first time and again', async () => {
    const changed = await importChanged();
    for (const pathname of [...PATHS, ...PATHS]) {
      expect(changed.matchRoutes(ROUTES, pathname), pathname).toEqual(
        matchRoutes(ROUTES, pathname),
      );
      expect(changed.matchRoutes([{path: 'only'}], pathname)).toBeNull();
    }
  });

  it('EDGE-38 the changed React Router matches routes that join later', async () => {
    const changed = await importChanged();
    const router = changed.createRouter({
      routes: structuredClone(ROUTES),
      history: changed.createMemoryHistory({initialEntries: ['/']}),
    });
    const idOf = (pathname: string) =>
      changed.matchRoutes(routes, pathname)?.at(-1)?.route.id ?? null;
    const {routes} = router;
    expect(idOf('/compare')).toBe('not-found');
    router.patchRoutes('layout', [{id: 'compare', path: 'compare'}]);
    expect(idOf('/compare')).toBe('compare');
    expect(idOf('/products/dog')).toBe('list');
    router.dispose();
  });

  it('EDGE-33 changeRouting throws for a router that it doesn’t know', () => {
    expect(() => changeRouting(ROUTER, 'export function matchRoutes() {}')).toThrow(
      'The framework no longer contains',
    );
  });
});
