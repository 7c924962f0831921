import {randomBytes} from 'node:crypto';
import {constants, setPriority} from 'node:os';
import AxeBuilder from '@axe-core/playwright';
import {expect, test as base, type Page} from '@playwright/test';
import {startStack, type StackOrigins} from '../../support/stack';
import {waitForScripts} from './interactive';
import {readOrigins} from './origins';
import {createSandboxControl, type SandboxControl} from './sandbox-control';
import {watchProblems, type Problems} from './problems';

export {expect};

interface WorkerFixtures {
  /** Where the shops and the sandbox of the worker's project are. The faults have their own. */
  origins: StackOrigins;
}

interface Fixtures {
  /** Origins of the two sites. A relative URL goes to the consumer shop, in `*.staff.spec.ts` to the staff site. */
  shop: {consumer: string; staff: string};
  /** The sandbox's control room. What it changes is put back after the test. */
  sandbox: SandboxControl;
  /** Console errors and failed requests of the test's pages: any that it did not announce fails it. */
  problems: Problems;
  /**
   * Checks the page with axe, WCAG 2.2 AA and best practices, as it stands now.
   * @param seenElsewhere selector of what other pages show as well and are checked for, to save time
   */
  expectAccessible: (page: Page, seenElsewhere?: string) => Promise<void>;
}

/** What every page shows; it is checked on home, lists and the error page. */
export const SHARED_BY_PAGES =
  'header:not(main *, [role=dialog] *), footer:not(main *), [data-carousel]';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The worker, and so its browser, waits for the shop on a busy machine, not the shop for it. */
function goBehindTheShop(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    /* Where this is not allowed all are equal. */
  }
}

/** The test function of every end-to-end test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  origins: [
    async ({}, use, {project}) => {
      const stack = project.name === 'faults' ? await startStack({plainPictures: true}) : null;
      goBehindTheShop();
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
  /* Each test comes from a machine of its own: tries to sign in are counted by machine. */
  extraHTTPHeaders: async ({}, use) => {
    await use({'oxygen-buyer-ip': [10, ...randomBytes(3)].join('.')});
  },
  page: async ({page, javaScriptEnabled, shop}, use) => {
    if (javaScriptEnabled) waitForScripts(page, Object.values(shop));
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
      /* A browser without scripts reports each one that it does not load. */
      if (!javaScriptEnabled) problems.allow(/request failed: GET \S+\.js csp$/);
      await use(problems);
      expect(problems.unexpected(), 'problems that the test did not announce').toEqual([]);
    },
    {auto: true},
  ],
  expectAccessible: async ({}, use) => {
    await use(async (page, seenElsewhere) => {
      /* A heading may be there before its document has its styles. */
      await page.waitForLoadState();
      const axe = new AxeBuilder({page})
        .options({resultTypes: ['violations']})
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
