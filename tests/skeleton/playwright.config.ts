import {defineConfig, devices} from '@playwright/test';
import {BROWSER_FLAGS, findBrowser} from '../support/browser';

const executablePath = findBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/skeleton',
  globalSetup: './support/global-setup.ts',
  forbidOnly: process.env.CI !== undefined,
  /* Tests run one after another, because the last one reads the log of all. */
  workers: 1,
  retries: 0,
  timeout: 60_000,
  /* Generous, because a build of the shop may run on the same machine. */
  expect: {timeout: 20_000},
  reporter: [['list'], ['json', {outputFile: '../../test-results/skeleton.json'}]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: {width: 1280, height: 800},
    /*
     * The skeleton's own policy only allows images from Shopify's CDN and, in production builds, none from this
     * machine.
     */
    bypassCSP: true,
    /* A trace of every test makes the run half as long again: `--trace retain-on-failure` when it is needed. */
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {args: BROWSER_FLAGS, ...(executablePath && {executablePath})},
  },
});
