import type {ServerBuild} from '@remix-run/server-runtime';
import type {RouteConfigEntry} from '@remix-run/route-config';
import * as root from '~/root';
import {pages} from '~/routes';

type RouteModule = ServerBuild['routes'][string]['module'];

const modules = import.meta.glob<RouteModule>('/app/routes/*.{ts,tsx}', {eager: true});

/** The data of a rendered page, in place of its HTML. */
export interface Shown {
  /** By route id. */
  loaderData: Record<string, unknown>;
  actionData: Record<string, unknown> | null;
  /** Errors thrown by loaders or actions, by the id of the route that shows them. */
  errors: Record<string, {status?: number; data?: unknown; message?: string}> | null;
  /** Ids of the matched routes, the root first. */
  matches: string[];
  /** Of the document, without `@context`. */
  structuredData: Record<string, unknown>[];
}

function readStructuredData(json: string): Record<string, unknown> {
  const {'@context': _context, ...data} = JSON.parse(json) as Record<string, unknown>;
  return data;
}

/**
 * A Remix build with the app's own routes and modules, except that a page is returned as JSON with its data. Unexpected
 * errors of loaders and actions are added to `unexpected`.
 */
export function createBuild(unexpected: unknown[]): ServerBuild {
  return {
    mode: 'test',
    entry: {
      module: {
        async default(_request, status, headers, {staticHandlerContext}, context) {
          const {loaderData, actionData, errors, matches} = staticHandlerContext;
          const shown = {
            loaderData: await settleAll(loaderData),
            actionData,
            errors,
            matches: matches.map(({route}) => route.id),
            structuredData: (context.request.structuredData ?? []).map(readStructuredData),
          };
          headers.set('Content-Type', 'application/json');
          return new Response(JSON.stringify(shown), {status, headers});
        },
        handleError: (error) => void unexpected.push(error),
      },
    },
    routes: Object.fromEntries(
      [
        {id: 'root', path: '', module: root as RouteModule},
        toServerRoute({id: 'pages', file: 'routes/pages.tsx'}, 'root'),
        ...pages.map((page) => toServerRoute(page, 'pages')),
      ].map((route) => [route.id, route]),
    ),
    assets: {entry: {imports: [], module: ''}, routes: {}, url: '', version: ''},
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_lazyRouteDiscovery: false,
      v3_singleFetch: true,
    },
  };
}

function toServerRoute({id, file, path, index}: RouteConfigEntry, parentId: string) {
  const module = modules[`/app/${file}`];
  if (!module) throw new Error(`no module ${file}`);
  return {id: id ?? file.replace(/\.tsx?$/, ''), parentId, path, index, module};
}

/** Resolves deferred data. */
async function settleAll(data: object): Promise<object> {
  const entries = Object.entries(data).map(async ([key, value]: [string, unknown]) => {
    const settled = await value;
    const isPlain = typeof settled === 'object' && settled !== null && !Array.isArray(settled);
    return [key, isPlain ? await settleAll(settled) : settled] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
