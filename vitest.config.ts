import tsconfigPaths from 'vite-tsconfig-paths';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  plugins: [tsconfigPaths()],
  define: {__BUILD_ID__: JSON.stringify('test')},
  test: {
    include: ['tests/{unit,sandbox,scripts,architecture,ssr,routes}/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/data-folder.ts'],
    setupFiles: ['tests/support/console-guard.ts'],
    /* Test files share imported modules: importing them again takes longer than most files run. */
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    /* For tests that hang, not for slow ones on a busy machine. */
    testTimeout: 30_000,
    /* More than processors, because many route tests wait for a slow service. */
    maxWorkers: 3,
    minWorkers: 3,
    /* A large young generation for each response's garbage. Otherwise garbage collection takes a tenth of the time. */
    poolOptions: {forks: {execArgv: ['--max-semi-space-size=64']}},
  },
});
