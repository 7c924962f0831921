import {defineConfig, devices} from '@playwright/test';
import {launchOptions} from './support/launch';
import type {TestOptions} from './support/test';

const NO_JS = /\.nojs\.spec\.ts$/;
const STAFF = /\.staff\.spec\.ts$/;
const FAULTS = /\.faults\.spec\.ts$/;
/* Tests that do not depend on the window size, or set their own. */
const DESKTOP = /\.desktop\.spec\.ts$/;
/* Journeys that are the same on a large window, where cheaper tests cover what differs. */
const PHONE = /\.phone\.spec\.ts$/;
/* Tests of pictures, which all other tests leave out. */
const PICTURES = /\/picture[^/]*(?<!\.faults)\.spec\.ts$/;
const SPECIAL = [NO_JS, STAFF, FAULTS, PICTURES];

const desktop = {...devices['Desktop Chrome'], viewport: {width: 1280, height: 800}};
const phone = {
  ...devices['Desktop Chrome'],
  viewport: {width: 390, height: 844},
  hasTouch: true,
  isMobile: true,
  loadsAhead: true,
};
const withPictures = {launchOptions: launchOptions({hasPictures: true})};

export default defineConfig<TestOptions>({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  /* One more than processors, because a test mostly waits. */
  workers: 3,
  retries: 0,
  /* Meant for tests that hang, not for tests that are slow on a busy machine. */
  timeout: 60_000,
  expect: {timeout: 20_000},
  reporter: [['list'], ['json', {outputFile: '../../test-results/e2e.json'}]],
  use: {
    locale: 'en-US',
    /* A trace of every test makes the run half as long again: `--trace retain-on-failure` when it is needed. */
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  projects: [
    {
      /* Tests that break the sandbox, move its clock or change its stock: one at a time, on a stack of their own. */
      name: 'faults',
      use: desktop,
      testMatch: FAULTS,
      workers: 1,
      fullyParallel: false,
    },
    {
      /* In projects of their own, so that they share a browser, and early: the longest one would run alone at the end. */
      name: 'pictures',
      use: {...desktop, ...withPictures},
      testMatch: PICTURES,
      workers: 1,
    },
    {
      name: 'phone-pictures',
      use: {...phone, ...withPictures},
      testMatch: PICTURES,
      testIgnore: DESKTOP,
      workers: 1,
    },
    {name: 'desktop', use: desktop, testIgnore: [...SPECIAL, PHONE], workers: 2},
    {
      name: 'phone',
      use: phone,
      testIgnore: [...SPECIAL, DESKTOP],
      /* Few tests: a second worker would cost more to start than it saves. */
      workers: 1,
    },
    {
      name: 'no-js',
      use: {...desktop, javaScriptEnabled: false},
      testMatch: NO_JS,
      workers: 1,
    },
    {name: 'staff', use: desktop, testMatch: STAFF, workers: 2},
  ],
});
