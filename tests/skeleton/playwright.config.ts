import {defineConfig, devices} from '@playwright/test';
import {BROWSER_FLAGS, findBrowser} from '../support/browser';

const executablePath = findBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/skeleton',
  globalSetup: './support/global-setup.ts',
  forbidOnly: process.env.CI !== undefined,
  /* One after the other: the last test reads the log of all. */
  workers: 1,
  retries: 0,
  timeout: 60_000,
  /* Pictures are painted while the shop is built beside it. */
  expect: {timeout: 20_000},
  reporter: [['list'], ['json', {outputFile: '../../test-results/skeleton.json'}]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: {width: 1280, height: 800},
    /* The skeleton's own policy allows images from Shopify's CDN alone, and in a production build none of this machine. */
    bypassCSP: true,
    trace: 'retain-on-failure',
    launchOptions: {args: BROWSER_FLAGS, ...(executablePath && {executablePath})},
  },
});
