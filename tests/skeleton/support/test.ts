import {expect, test as base} from '@playwright/test';
import {watchProblems, type Problems} from '../../e2e/support/problems';
import {readRun} from './skeleton-message';

export {expect};

/** What a shop's pages load from Shopify. */
const SHOPIFYS_OWN = /\(https:\/\/(cdn\.shopify\.com|monorail-edge\.shopifysvc\.com)\//;
/** Hydrogen tells a public token by its length, which the sandbox's does not have. */
const TOKEN_LENGTH = /useCustomerPrivacy\] It looks like you passed a private access token/;
/** Somebody who goes on before the skeleton's streamed parts have hydrated has them rendered anew, which React says. */
const RENDERED_ANEW = /Minified React error #421/;

/** Pages of the skeleton: nothing but it and its sandbox is reached, and no page may have a problem of its own. */
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
      problems.allow(SHOPIFYS_OWN);
      problems.allow(TOKEN_LENGTH);
      problems.allow(RENDERED_ANEW);
      await use(problems);
      expect(problems.unexpected(), 'problems in the browser').toEqual([]);
    },
    {auto: true},
  ],
});
