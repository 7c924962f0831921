import {holdRequests} from './support/held-requests';
import {waitForHydration} from './support/interactive';
import {topLink} from './support/menu';
import {expect, test} from './support/test';

test('scripts wait for the pictures, or for the first user input', async ({page, shop}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(request.url());
  });
  /* Freezes the clock: after a short timeout the scripts would stop waiting for the pictures. */
  await page.clock.install({time: 0});
  await page.clock.pauseAt('1970-01-02');
  const pictures = await holdRequests(page, '**/cdn/**');
  await page.evaluate(
    (address) => location.assign(address),
    `${shop.consumer}/products/dog/health/joint`,
  );
  await page.waitForRequest('**/cdn/**');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(asked).toEqual([]);
  await page.keyboard.press('Tab');
  await page.clock.resume();
  await waitForHydration(page);
  expect(asked).not.toEqual([]);
  await pictures.release();
});

test('a menu loads its pictures when it opens', async ({page}) => {
  /** A picture in the dog menu. */
  const picture = /scene_puppy-guide/;
  const requested: string[] = [];
  page.on('request', (request) => {
    if (picture.test(request.url())) requested.push(request.url());
  });
  await page.goto('/faq');
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  const request = page.waitForRequest(picture);
  await topLink(page, 'Dog').hover();
  await request;
});
