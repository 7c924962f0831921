import {fileURLToPath} from 'node:url';
import {vitePlugin as remix} from '@remix-run/dev';
import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import tailwindcss from '@tailwindcss/vite';
import {defineConfig} from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';
import {buildId} from './scripts/build-id';
import {cacheRouteMatching} from './scripts/cached-route-matching';
import {recordChunkModules} from './scripts/chunk-modules';
import {shortUtilities} from './scripts/short-utilities';
import {trimFramework} from './scripts/trim-framework';
import {writeTextAtOnce} from './scripts/write-text-at-once';

declare global {
  /** Id of this build: the environment variable `BUILD_ID`, or else the commit. */
  const __BUILD_ID__: string;
}

export default defineConfig(({isSsrBuild}) => ({
  plugins: [
    tailwindcss(),
    hydrogen(),
    oxygen(),
    remix({
      presets: [hydrogen.v3preset()],
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    tsconfigPaths(),
    cacheRouteMatching(),
    shortUtilities(fileURLToPath(new URL('styles/app.css', import.meta.url))),
    ...(isSsrBuild
      ? [writeTextAtOnce()]
      : [trimFramework(), recordChunkModules('dist/client-modules.json')]),
  ],
  define: {__BUILD_ID__: JSON.stringify(buildId())},
  resolve: {
    alias: {'turbo-stream': fileURLToPath(new URL('app/platform/page-data.ts', import.meta.url))},
  },
  /* The consumer and the staff development server of one checkout must not share a cache. */
  cacheDir: process.env.VITE_CACHE_DIR ?? 'node_modules/.vite',
  /* Finds all browser dependencies at the start: finding one during a visit would reload the page. */
  optimizeDeps: {entries: ['app/entry.client.tsx', 'app/{domains,shell,ui}/**/*.tsx']},
  build: {
    /* The Content-Security-Policy allows no data: URLs. */
    assetsInlineLimit: 0,
    /* The lists of what each import needs would be 1 kB of every page. Parts load ahead of their use anyway. */
    modulePreload: false,
    /* With different targets, the server and the browser would link two versions of the stylesheet. */
    cssTarget: 'es2022',
    /* Server modules use top-level await. For browsers, terser's output is 4% smaller than esbuild's. */
    ...(isSsrBuild
      ? {target: 'es2022'}
      : {
          minify: 'terser' as const,
          /* Vite turns on this workaround for Safari 10 by default. */
          terserOptions: {ecma: 2020, safari10: false, compress: {passes: 3, keep_fargs: false}},
        }),
    rollupOptions: isSsrBuild ? {} : {output: {manualChunks: chunkOf}},
  },
}));

interface ModuleGraph {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): {importedIds: readonly string[]} | null;
}

/**
 * Puts the modules that all or most visited pages need into one chunk, instead of one chunk per set of pages that share
 * a module: each request costs time on a phone, and a larger file compresses better.
 */
function chunkOf(id: string, graph: ModuleGraph): string | undefined {
  if (sharedModules(graph).has(id)) return 'shared';
  return Object.entries(CHUNKS).find(([, modules]) => modules.test(id))?.[0];
}

/**
 * `account` has the frame of the account's pages, `autoship` the modules that pages about autoship share, `giving`
 * those around the giving widgets. Rollup would add everything that they import, even if other pages import it too.
 * Such modules have chunks of their own, or are in `shared` if they are smaller than a request.
 */
const CHUNKS = {
  shared:
    /\/app\/(platform\/(gid|parse-url)|domains\/catalog\/shown-carousels|ui\/(tile-recipe|lazy-form-error-summary))\.tsx?$/,
  account:
    /\/app\/domains\/(account\/(account-page|account-paths|account-section|parts\/account-navigation)|session\/customer-(form|field))\.tsx?$/,
  card: /\/app\/ui\/card\.tsx$/,
  field: /\/app\/ui\/(text-field|use-field-error)\.tsx?$/,
  autoship:
    /\/app\/domains\/autoship\/(autoship-paths|parts\/(autoship-price|frequency-text|ship-day|waits-for-stock)|page\/change-form)\.tsx?$/,
  giving:
    /\/app\/domains\/(giving\/(parts\/(giving-slot|use-(island-facts|was-granted)))|giving-eligibility\/site-property)\.tsx?$/,
  press: /\/app\/ui\/stray-press\.ts$/,
  day: /\/app\/platform\/shop-day\.ts$/,
  paths: /\/app\/domains\/\w+\/(kept|pet)-paths\.ts$/,
};

const ROOTS = /\/app\/(root|entry\.client)\.tsx(\?|$)/;
const VISITED = /\/app\/routes\/(home|products|product|cart)\.tsx$/;
const MOST = 3;

const shared = new WeakMap<ModuleGraph['getModuleInfo'], Set<string>>();

function sharedModules(graph: ModuleGraph): Set<string> {
  const known = shared.get(graph.getModuleInfo);
  if (known) return known;
  const ids = [...graph.getModuleIds()];
  const found = new Set<string>();
  for (const id of ids) if (ROOTS.test(id)) addImports(id, graph, found);
  const pages = new Map<string, number>();
  for (const id of ids) {
    if (!VISITED.test(id)) continue;
    for (const one of addImports(id, graph, new Set())) {
      pages.set(one, (pages.get(one) ?? 0) + 1);
    }
  }
  for (const [id, count] of pages) if (count >= MOST) found.add(id);
  shared.set(graph.getModuleInfo, found);
  return found;
}

/** Adds the module and everything that it imports, directly or not. */
function addImports(id: string, graph: ModuleGraph, found: Set<string>): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) addImports(next, graph, found);
  return found;
}
