import {expect, test} from './support/test';
import {ALL_CONSENT, choose, expectAnswered, watchThirdParties} from './support/third-parties';

test('NAV-03 the staff site measures no visit, whatever the consent', async ({
  page,
  context,
  shop,
  sandbox,
}) => {
  await choose(context, shop.staff, ALL_CONSENT);
  const seen = watchThirdParties(context, sandbox.origin);
  for (const path of ['/', '/products/dog']) {
    await page.goto(path);
    await expectAnswered(page, ALL_CONSENT);
    await page.waitForTimeout(250);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  }
  expect(seen.list()).toEqual(['privacyManager']);
});
