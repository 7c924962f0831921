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

describe('changeRouting', () => {
  it('EDGE-33 the changed React Router matches the same routes, the first time and again', async () => {
    const code = changeRouting(ROUTER, readFileSync(FILE, 'utf8'));
    const changed = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      matchRoutes: typeof matchRoutes;
    };
    for (const pathname of [...PATHS, ...PATHS]) {
      expect(changed.matchRoutes(ROUTES, pathname), pathname).toEqual(
        matchRoutes(ROUTES, pathname),
      );
    }
  });

  it('EDGE-33 changeRouting throws for a router that it doesn’t know', () => {
    expect(() => changeRouting(ROUTER, 'export function matchRoutes() {}')).toThrow(
      'The framework no longer contains',
    );
  });
});
