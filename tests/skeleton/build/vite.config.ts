import {fileURLToPath} from 'node:url';
import path from 'node:path';
import {vitePlugin as remix} from '@remix-run/dev';
import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import {defineConfig, type Plugin} from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';

/** React Router 7's names for what Remix 2 calls otherwise. */
const BRIDGE = fileURLToPath(new URL('./react-router.ts', import.meta.url));
const SERVER_BUILD = 'virtual:react-router/server-build';

/**
 * Builds the skeleton's files as they are with Remix 2 in place of React Router 7, which is Remix 2 under another name.
 * Only the skeleton's own imports are led there: Remix itself stands on an older React Router.
 */
function remixForReactRouter(skeleton: string): Plugin {
  return {
    name: 'remix-for-react-router',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!importer?.startsWith(`${skeleton}${path.sep}`)) return null;
      if (id === 'react-router' || id === 'react-router/dom') return BRIDGE;
      return id === SERVER_BUILD ? this.resolve('virtual:remix/server-build', importer) : null;
    },
  };
}

export default defineConfig({
  plugins: [
    remixForReactRouter(process.cwd()),
    hydrogen(),
    oxygen(),
    remix({presets: [hydrogen.v3preset()], future: {v3_singleFetch: true}}),
    tsconfigPaths(),
  ],
  build: {assetsInlineLimit: 0},
});
