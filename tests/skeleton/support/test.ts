import {expect, test as base} from '@playwright/test';
import {watchProblems, type Problems} from '../../support/problems';
import {readRun} from './skeleton-message';

export {expect};

/** Files that a shop's pages load from Shopify. */
const SHOPIFY_FILES = /\(https:\/\/(cdn\.shopify\.com|monorail-edge\.shopifysvc\.com)\//;
/** Hydrogen recognizes a public token by its length, and the sandbox's token has a different length. */
const TOKEN_LENGTH = /useCustomerPrivacy\] It looks like you passed a private access token/;
/**
 * When a test navigates before the skeleton's streamed parts have hydrated, React renders them again and logs this
 * error.
 */
const RERENDERED = /Minified React error #421/;

/**
 * Opens pages of the skeleton. Blocks requests to any host but the skeleton and its sandbox, and fails on unexpected
 * problems in the browser.
 */
export const test = base.extend<{problems: Problems}>({
  baseURL: async ({}, use) => {
    await use(readRun().origin);
  },
  problems: [
    async ({context}, use) => {
      const {origin, sandbox} = readRun();
      await context.route(
        (url) => ![origin, sandbox].includes(url.origin),
        (route) => route.abort(),
      );
      const problems = watchProblems(context, [origin, sandbox]);
      problems.allow(SHOPIFY_FILES);
      problems.allow(TOKEN_LENGTH);
      problems.allow(RERENDERED);
      await use(problems);
      expect(problems.unexpected(), 'problems in the browser').toEqual([]);
    },
    {auto: true},
  ],
});
