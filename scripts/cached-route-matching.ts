import type {Plugin} from 'vite';
import {replaceTexts} from './replace-texts';

const MODULE = /\/@remix-run\/router\/dist\/router\.js(\?|$)/;

/* Patterns come from the routes and are few. The bound only guards against patterns that are made at run time. */
const MOST_PATTERNS = 1000;

const CHANGES = {
  '  let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);\n':
    '  let branches = rankedBranchesOf(routes);\n',
  'function compilePath(path, caseSensitive, end) {': `const rankedBranches = new WeakMap();
function rankedBranchesOf(routes) {
  let branches = rankedBranches.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    rankedBranches.set(routes, branches);
  }
  return branches;
}
const compiledPaths = new Map();
function compilePath(path, caseSensitive, end) {
  const key = path + ' ' + caseSensitive + ' ' + end;
  let compiled = compiledPaths.get(key);
  if (!compiled) {
    compiled = compilePathAnew(path, caseSensitive, end);
    if (compiledPaths.size < ${MOST_PATTERNS}) compiledPaths.set(key, compiled);
  }
  return compiled;
}
function compilePathAnew(path, caseSensitive, end) {`,
};

/**
 * Makes the server keep the order of the routes and their regular expressions. React Router 6 makes them anew for every
 * match, and Remix matches five times per document, which took a tenth of the processor time of a page. Version 7 keeps
 * them itself (https://github.com/remix-run/react-router/pull/14967). The build fails if React Router has changed.
 */
export function cacheRouteMatching(): Plugin {
  return {
    name: 'cache-route-matching',
    apply: 'build',
    transform: (code, id) => (MODULE.test(id) ? {code: changeRouter(code), map: null} : null),
  };
}

export const changeRouter = (code: string) => replaceTexts(code, CHANGES);
