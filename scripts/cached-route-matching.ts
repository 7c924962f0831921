import type {Plugin} from 'vite';
import {replaceTexts} from './replace-texts';

/* The routes have few patterns. The bound only guards against patterns that are made at run time. */
const MAX_PATTERNS = 1000;

/* Anyone can request any path, so a full cache starts over. */
const MAX_PATHS = 1000;

const ROUTER = {
  '  let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);\n':
    '  let branches = rankedBranchesOf(routes);\n',
  'for (let i = 0; matches == null && i < branches.length; ++i) {':
    'for (let i = allowPartial ? 0 : firstMatch(branches, decoded); matches == null && branches[i]; ++i) {',
  /* Browsers learn of further routes later. They may join an array of routes that was ranked before. */
  '  childrenToPatch.push(...newRoutes);\n':
    '  childrenToPatch.push(...newRoutes);\n  rankedBranches = new WeakMap();\n',
  'function compilePath(path, caseSensitive, end) {': `let rankedBranches = new WeakMap();
function rankedBranchesOf(routes) {
  let branches = rankedBranches.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    rankedBranches.set(routes, branches);
  }
  return branches;
}
function firstMatch(branches, pathname) {
  let known = branches.firstMatches;
  if (!known || known.size === ${MAX_PATHS}) known = branches.firstMatches = new Map();
  let first = known.get(pathname);
  if (first === undefined) {
    first = branches.findIndex(branch => matchRouteBranch(branch, pathname, false));
    known.set(pathname, first);
  }
  return first;
}
const compiledPaths = new Map();
function compilePath(path, caseSensitive, end) {
  const key = path + caseSensitive + end;
  let compiled = compiledPaths.get(key);
  if (!compiled) {
    compiled = compilePathAnew(path, caseSensitive, end);
    if (compiledPaths.size < ${MAX_PATTERNS}) compiledPaths.set(key, compiled);
  }
  return compiled;
}
function compilePathAnew(path, caseSensitive, end) {`,
};

/* Every render builds the same routes twice. Without the cache, the new objects would be ranked again. */
const STATIC_ROUTER = {
  '  let manifest = {};\n  let dataRoutes = UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest);\n\n  // Because our context':
    '  let {dataRoutes, manifest} = dataRoutesOf(routes);\n\n  // Because our context',
  'function createStaticRouter(': `const madeDataRoutes = new WeakMap();
function dataRoutesOf(routes) {
  let made = madeDataRoutes.get(routes);
  if (!made) {
    const manifest = {};
    made = {manifest, dataRoutes: UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest)};
    madeDataRoutes.set(routes, made);
  }
  return made;
}
function createStaticRouter(`,
};
const REMIX_SERVER = {
  'createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode)':
    'serverRoutesOf(manifest.routes, routeModules, context)',
  'function RemixServer(': `const madeServerRoutes = new WeakMap();
function serverRoutesOf(routes, routeModules, {future, isSpaMode}) {
  let made = madeServerRoutes.get(routes);
  if (!made) {
    made = createServerRoutes(routes, routeModules, future, isSpaMode);
    madeServerRoutes.set(routes, made);
  }
  return made;
}
function RemixServer(`,
};

/** Keyed by how a module's path ends. */
const CHANGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/@remix-run/router/dist/router.js': ROUTER,
  '/react-router-dom/server.mjs': STATIC_ROUTER,
  '/@remix-run/react/dist/esm/server.js': REMIX_SERVER,
};

/**
 * Keeps the ranking of the routes, their regular expressions, and the route that each path matched. React Router 6
 * computes all of this again for each match. On the server, Remix matches five times per document, which took a fifth of
 * a page's CPU time. A browser matches for each navigation and each link whose page it loads ahead. Version 7 keeps the
 * ranking, too (https://github.com/remix-run/react-router/pull/14967). The build fails if the framework has changed.
 */
export function cacheRouteMatching(): Plugin {
  return {
    name: 'cache-route-matching',
    apply: 'build',
    /* Before the framework is trimmed, which changes other texts of the same modules. */
    enforce: 'pre',
    transform(code, id) {
      const module = Object.keys(CHANGES).find((end) => id.endsWith(end));
      return module === undefined ? null : {code: changeRouting(module, code), map: null};
    },
  };
}

export const changeRouting = (module: string, code: string): string =>
  replaceTexts(code, CHANGES[module] ?? {});
