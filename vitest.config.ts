import tsconfigPaths from 'vite-tsconfig-paths';
import {defineConfig} from 'vitest/config';

const TEST_FILES = '**/*.test.{ts,tsx}';

export default defineConfig({
  plugins: [tsconfigPaths()],
  define: {__BUILD_ID__: JSON.stringify('test')},
  test: {
    setupFiles: ['tests/support/console-guard.ts'],
    /* Files share what they import: to load it anew for each takes longer than to run most of them. */
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    /* For what never ends, not for what takes long on a busy machine. */
    testTimeout: 30_000,
    /* More than processors: many route tests wait for a service that is made slow. */
    maxWorkers: 3,
    /* As many: else some end for being idle while all are ended after their project, and that fails the run. */
    minWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`tests/{unit,sandbox,architecture}/${TEST_FILES}`],
        },
      },
      {
        extends: true,
        test: {name: 'ssr', include: [`tests/ssr/${TEST_FILES}`]},
      },
      {
        extends: true,
        test: {
          name: 'routes',
          include: [`tests/routes/${TEST_FILES}`],
          globalSetup: ['tests/support/routes-global-setup.ts'],
        },
      },
    ],
  },
});
