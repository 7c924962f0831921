import {fileURLToPath} from 'node:url';
import {vitePlugin as remix} from '@remix-run/dev';
import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import {defineConfig, normalizePath, type Plugin} from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';

const BRIDGE = fileURLToPath(new URL('./react-router.ts', import.meta.url));

/**
 * Maps the skeleton's imports of React Router 7 to Remix 2, its predecessor with the same hooks and components. Other
 * imports are left alone, because Remix itself depends on an older React Router.
 */
function remixForReactRouter(skeleton: string): Plugin {
  const own = `${normalizePath(skeleton)}/`;
  return {
    name: 'remix-for-react-router',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!importer?.startsWith(own)) return null;
      if (id === 'react-router' || id === 'react-router/dom') return BRIDGE;
      const target = id.startsWith('virtual:react-router/')
        ? id.replace('react-router', 'remix')
        : /* Its request handler was Hydrogen's own, which also proxies the browser's Storefront API calls. */
          id === '@shopify/remix-oxygen' && importer === `${own}server.ts`
          ? '@shopify/hydrogen'
          : null;
      return target && this.resolve(target, importer);
    },
  };
}

/** The skeleton's own configuration as it was for Remix 2. Run it in the skeleton's folder. */
export default defineConfig({
  plugins: [
    remixForReactRouter(process.cwd()),
    hydrogen(),
    oxygen(),
    remix({
      presets: [hydrogen.v3preset()],
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    tsconfigPaths(),
  ],
  build: {assetsInlineLimit: 0},
});
