import {randomBytes} from 'node:crypto';
import {constants, setPriority} from 'node:os';
import AxeBuilder from '@axe-core/playwright';
import {expect, test as base, type Page} from '@playwright/test';
import {startStack, type StackOrigins} from '../../support/stack';
import {awaitHydrationAfterLoads} from './interactive';
import {readOrigins} from './origins';
import {createSandboxControl, type SandboxControl} from '../../support/sandbox-control';
import {watchProblems, type Problems} from '../../support/problems';

export {expect};

interface WorkerFixtures {
  /** Origins of the sites and sandbox that the worker's project uses. `faults` has its own. */
  origins: StackOrigins;
}

export interface TestOptions {
  /**
   * Whether pages load others ahead of the click, which costs a fifth of the time. Without it, the browser says that the
   * connection is slow.
   */
  loadsAhead: boolean;
}

interface Fixtures {
  /** Origins of the two sites. Relative URLs go to the consumer site, in `*.staff.spec.ts` to the staff site. */
  shop: {consumer: string; staff: string};
  /** The sandbox's control room. Its changes are undone after the test. */
  sandbox: SandboxControl;
  /** Console errors and failed requests of the test's pages. Any that the test did not allow fails it. */
  problems: Problems;
  /**
   * Checks the page in its current state with axe, WCAG 2.2 AA and best practices.
   * @param seenElsewhere selector of parts that other pages show and check as well, excluded to save time
   */
  expectAccessible: (page: Page, seenElsewhere?: string) => Promise<void>;
}

/** Parts that every page has; checked on home, lists and the error page. */
export const SHARED_BY_PAGES =
  'header:not(main *, [role=dialog] *), footer:not(main *), [data-carousel]';

/**
 * For requests of `page.request` some seconds after another one: the server closes idle connections after five seconds,
 * and one that is closed while it's being used fails with ECONNRESET. Playwright retries only that error.
 */
export const ONCE_MORE = {maxRetries: 1};

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Lowers the priority of the worker and its browser: on a busy machine they wait for the shop, not the shop for them.
 */
function lowerPriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    /* Without the permission all processes keep the same priority. */
  }
}

export const test = base.extend<Fixtures & TestOptions, WorkerFixtures>({
  loadsAhead: [false, {option: true}],
  origins: [
    async ({}, use, {project}) => {
      const stack =
        project.name === 'faults'
          ? await startStack({plainPictures: true, filesFirst: true})
          : null;
      lowerPriority();
      await use(stack ?? readOrigins());
      await stack?.stop();
    },
    {scope: 'worker', auto: true, timeout: 60_000},
  ],
  shop: async ({origins: {shops}}, use) => {
    await use({consumer: shops.DTC, staff: shops.HPSF});
  },
  baseURL: async ({shop}, use, {project}) => {
    await use(project.name === 'staff' ? shop.staff : shop.consumer);
  },
  /* A random network address per test: login attempts are limited per network. */
  extraHTTPHeaders: async ({}, use) => {
    await use({'oxygen-buyer-ip': [10, ...randomBytes(3)].join('.')});
  },
  context: async ({context, loadsAhead, javaScriptEnabled}, use) => {
    if (!loadsAhead && javaScriptEnabled) {
      await context.addInitScript(() => {
        const value = {effectiveType: '2g', saveData: false};
        Object.defineProperty(navigator, 'connection', {value, configurable: true});
      });
    }
    await use(context);
  },
  page: async ({page, javaScriptEnabled, shop}, use) => {
    if (javaScriptEnabled) awaitHydrationAfterLoads(page, Object.values(shop));
    await use(page);
  },
  sandbox: async ({origins}, use) => {
    const control = createSandboxControl(origins.sandbox);
    await use(control);
    await control.restore();
  },
  problems: [
    async ({context, origins, javaScriptEnabled}, use) => {
      const problems = watchProblems(context, [...Object.values(origins.shops), origins.sandbox]);
      /* A browser without scripts reports every script that it does not load. */
      if (!javaScriptEnabled) problems.allow(/request failed: GET \S+\.js csp$/);
      await use(problems);
      expect(problems.unexpected(), 'problems that the test did not announce').toEqual([]);
    },
    {auto: true},
  ],
  expectAccessible: async ({}, use) => {
    await use(async (page, seenElsewhere) => {
      /* The heading can be visible before the styles of its document are loaded. */
      await page.waitForLoadState();
      const axe = new AxeBuilder({page})
        /* `preload` would request the privacy manager's styles, which none of our rules need. */
        .options({resultTypes: ['violations'], preload: false})
        .withTags(AXE_TAGS)
        .setLegacyMode();
      if (seenElsewhere) axe.exclude(seenElsewhere);
      const {violations} = await axe.analyze();
      const found = violations.flatMap(({id, help, nodes}) =>
        nodes.map(({target}) => `${id} at ${target.join(' ')}: ${help}`),
      );
      expect(found, 'axe').toEqual([]);
    });
  },
});
