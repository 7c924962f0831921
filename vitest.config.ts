import tsconfigPaths from 'vite-tsconfig-paths';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  plugins: [tsconfigPaths()],
  define: {__BUILD_ID__: JSON.stringify('test')},
  test: {
    include: ['tests/{unit,sandbox,architecture,ssr,routes}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/data-folder.ts'],
    setupFiles: ['tests/support/console-guard.ts'],
    /* Files share what they import: to load it anew for each takes longer than to run most of them. */
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    /* For what never ends, not for what takes long on a busy machine. */
    testTimeout: 30_000,
    /* More than processors: many route tests wait for a service that is made slow. */
    maxWorkers: 3,
    minWorkers: 3,
    /* Room for what one answer leaves behind, so that a tenth of the time does not go into clearing it away. */
    poolOptions: {forks: {execArgv: ['--max-semi-space-size=64']}},
  },
});
