import {vitePlugin as remix} from '@remix-run/dev';
import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import tailwindcss from '@tailwindcss/vite';
import {defineConfig} from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';
import {buildId} from './scripts/build-id';

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
  ],
  define: {__BUILD_ID__: JSON.stringify(buildId())},
  /* The consumer and the staff development server of one checkout must not share a cache. */
  cacheDir: process.env.VITE_CACHE_DIR ?? 'node_modules/.vite',
  /* Finds all browser dependencies at the start: finding one during a visit would reload the page. */
  optimizeDeps: {entries: ['app/entry.client.tsx', 'app/{domains,shell,ui}/**/*.tsx']},
  build: {
    /* The Content-Security-Policy allows no data: URLs. */
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild ? {} : {output: {manualChunks: chunkOf}},
  },
}));

interface ModuleGraph {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): {importedIds: readonly string[]} | null;
}

/**
 * Puts all modules that every page needs into one chunk, instead of one chunk per set of pages that share it: each
 * request costs time on a phone.
 */
function chunkOf(id: string, graph: ModuleGraph): string | undefined {
  return neededByEveryPage(graph).has(id) ? 'every-page' : undefined;
}

const everyPage = new WeakMap<ModuleGraph['getModuleInfo'], Set<string>>();

function neededByEveryPage({getModuleIds, getModuleInfo}: ModuleGraph): Set<string> {
  const known = everyPage.get(getModuleInfo);
  if (known) return known;
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    getModuleInfo(id)?.importedIds.forEach(visit);
  };
  for (const id of getModuleIds()) if (/\/app\/(root|entry\.client)\.tsx(\?|$)/.test(id)) visit(id);
  everyPage.set(getModuleInfo, found);
  return found;
}
