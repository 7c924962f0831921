import {randomUUID} from 'node:crypto';
import {addButton, expectCartCount, PRODUCTS} from './support/journey';
import {expect, test} from './support/test';
import {choose, expectAnswered, NO_CONSENT} from './support/third-parties';

const FUNCTIONAL = {functional: true, advertising: false};

/* Letters only, so that the scrubber leaves it. */
const newMark = () => `fault ${randomUUID().replace(/[^a-f]/g, '')}`;

test('ERR-26 errors from before the page is interactive and from later are reported once, with the document’s request id', async ({
  page,
  context,
  shop,
  sandbox,
  problems,
}) => {
  problems.allow(/fault|uncaught/i);
  const [early, late, caught] = [newMark(), newMark(), newMark()];
  await context.addInitScript((text) => {
    document.addEventListener('DOMContentLoaded', () => {
      setTimeout(() => {
        throw new TypeError(`${text} of june@example.com`);
      });
    });
  }, early);
  await choose(context, shop.consumer, FUNCTIONAL);
  await page.goto('/faq?zip=80202');
  await expectAnswered(page, FUNCTIONAL);
  await page.evaluate(
    ([rejected, handled]) => {
      void Promise.reject(new RangeError(rejected));
      const detail = {error: new Error(handled), caughtBy: 'island'};
      setTimeout(() => document.dispatchEvent(new CustomEvent('shop:error', {detail})), 500);
    },
    [late, caught],
  );
  const reports = async () => {
    const all = await sandbox.ingested();
    return [early, late, caught].map((mark) => all.filter(({event}) => event.includes(mark)));
  };
  await expect.poll(async () => (await reports()).map((found) => found.length)).toEqual([1, 1, 1]);
  const [[first] = [], [second] = [], [third] = []] = await reports();
  expect(first?.event).toBe(`TypeError: ${early} of [email]`);
  const tagsOf = (record: typeof first) =>
    (record?.payload as {tags: Record<string, string>} | undefined)?.tags;
  expect([first, second, third].map((item) => tagsOf(item)?.caught_by)).toEqual([
    'window',
    'unhandled rejection',
    'island',
  ]);
  expect(tagsOf(first)).toMatchObject({platform: 'browser', site: 'DTC'});
  expect(tagsOf(first)?.request_id).toMatch(/^[\da-f-]{36}$/);
  expect(JSON.stringify([first, second, third])).not.toMatch(/june|80202/);
});

test('ERR-26 without functional consent no error leaves the browser, and the reporter isn’t loaded', async ({
  page,
  context,
  shop,
  problems,
  sandbox,
}) => {
  problems.allow(/fault|uncaught/i);
  const mark = newMark();
  const files: string[] = [];
  context.on('request', (request) => void files.push(request.url()));
  await choose(context, shop.consumer, NO_CONSENT);
  await page.goto('/faq');
  await expectAnswered(page, NO_CONSENT);
  await page.evaluate((text) => void Promise.reject(new Error(text)), mark);
  await page.waitForTimeout(400);
  expect((await sandbox.ingested()).filter(({event}) => event.includes(mark))).toEqual([]);
  expect(files.filter((url) => url.includes('error-reports'))).toEqual([]);
});

test('ERR-26 a part of the page that can’t be loaded is reported, and the page still sells', async ({
  page,
  context,
  shop,
  sandbox,
  problems,
}) => {
  problems.allow(/dialog\.client|Failed to load resource/);
  await choose(context, shop.consumer, FUNCTIONAL);
  await context.route(/\/assets\/dialog\.client/, (route) => route.abort());
  const failed = async () =>
    (await sandbox.ingested()).filter(({payload}) =>
      /dialog\.client/.test(JSON.stringify(payload)),
    );
  const before = (await failed()).length;
  await page.goto(PRODUCTS.dry.path);
  await expectAnswered(page, FUNCTIONAL);
  await addButton(page).click();
  await expectCartCount(page, 1);
  await expect.poll(async () => (await failed()).length).toBeGreaterThan(before);
  const [report] = await failed();
  expect(report?.payload).toMatchObject({tags: {caught_by: 'failed file', platform: 'browser'}});
});
