import {defineConfig, devices} from '@playwright/test';
import {BROWSER_FLAGS, findBrowser} from '../support/browser';

const NO_JS = /\.nojs\.spec\.ts$/;
const STAFF = /\.staff\.spec\.ts$/;
const FAULTS = /\.faults\.spec\.ts$/;
/* What does not depend on the size of the window, or sets its own. */
const DESKTOP = /\.desktop\.spec\.ts$/;
const SPECIAL = [NO_JS, STAFF, FAULTS];

const executablePath = findBrowser();
const desktop = {...devices['Desktop Chrome'], viewport: {width: 1280, height: 800}};
const phone = {
  ...devices['Desktop Chrome'],
  viewport: {width: 390, height: 844},
  hasTouch: true,
  isMobile: true,
};

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  reporter: [['list'], ['json', {outputFile: '../../test-results/e2e.json'}]],
  use: {
    locale: 'en-US',
    /* A trace of every test makes the run half as long again: `--trace retain-on-failure` when it is needed. */
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {args: BROWSER_FLAGS, ...(executablePath && {executablePath})},
  },
  projects: [
    {name: 'desktop', use: desktop, testIgnore: SPECIAL},
    {name: 'phone', use: phone, testIgnore: [...SPECIAL, DESKTOP]},
    {name: 'no-js', use: {...desktop, javaScriptEnabled: false}, testMatch: NO_JS},
    {name: 'staff', use: desktop, testMatch: STAFF},
    {
      /* What breaks the one sandbox, moves its clock or changes its stock: alone, after all others. */
      name: 'faults',
      use: desktop,
      testMatch: FAULTS,
      dependencies: ['desktop', 'phone', 'no-js', 'staff'],
      workers: 1,
      fullyParallel: false,
    },
  ],
});
