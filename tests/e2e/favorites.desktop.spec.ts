import {FAVORITES_OPERATION} from '~/domains/catalog/kept-paths';
import {recordAnnouncements} from './support/announcements';
import {PRODUCTS} from './support/journey';
import {ADA, postLogin} from './support/log-in';
import {expect, SHARED_BY_PAGES, test} from './support/test';

const {dry, treat, local} = PRODUCTS;
const handleOf = ({path}: {path: string}) => path.replace('/products/', '');

test('UI-64 where scripts run, a favorite is removed by the heart on its card, which keeps the focus', async ({
  page,
}) => {
  for (const {path} of [dry, treat]) {
    await page.request.post('/favorites', {form: {handle: path.replace('/products/', '')}});
  }
  await page.goto('/favorites');
  const main = page.getByRole('main');
  const titles = main.getByRole('article').getByRole('heading');
  await expect(titles).toHaveText([treat.title, dry.title]);
  await expect(main.getByRole('button', {name: /^Remove /})).toHaveCount(0);
  const heart = main.getByRole('button', {name: `Save ${treat.title}`});
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(heart).toBeFocused();
  await page.reload();
  await expect(titles).toHaveText([dry.title]);
});

test('CAT-71 CAT-72 CAT-73 a guest copies the link of the favorites, and another visitor saves them all', async ({
  page,
  context,
  shop,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const main = page.getByRole('main');
  const titles = main.getByRole('article').getByRole('heading');
  for (const product of [dry, treat, local]) {
    await page.request.post('/favorites', {form: {handle: handleOf(product)}});
  }
  await page.goto('/favorites');
  const hearts = main.getByRole('button', {name: /^Save /});
  await expect(hearts).toHaveCount(3);
  /* Its card stays on the page. */
  await main.getByRole('button', {name: `Save ${treat.title}`}).click();
  const announced = await recordAnnouncements(page);
  await main.getByRole('button', {name: 'Share'}).click();
  await expect(main.getByText('Link copied.')).toBeVisible();
  expect(await announced()).toContain('Link copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(
    `${shop.consumer}/favorites/shared?items=${[local, dry].map(handleOf).join(',')}`,
  );
  await expectAccessible(page, SHARED_BY_PAGES);

  await context.clearCookies();
  await page.goto(link);
  await expect(titles).toHaveText([local.title, dry.title]);
  await main.getByRole('button', {name: 'Save all to my favorites'}).click();
  const done = main.getByText('These 2 products are in your favorites.');
  await expect(done).toBeVisible();
  await expect(main.locator(':focus')).toHaveText('These 2 products are in your favorites.');
  for (const {title} of [local, dry]) {
    const heart = main.getByRole('button', {name: `Save ${title}`});
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
  await expectAccessible(page, SHARED_BY_PAGES);
  await main.getByRole('link', {name: 'See my favorites'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Favorites', exact: true})).toBeVisible();
  await expect(titles).toHaveText([local.title, dry.title]);
});

test('CAT-73 a customer shares the favorites of the account with the browser’s own sheet', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    const share = async (link: object) => void Object.assign(window, {sharedLink: link});
    Object.defineProperty(navigator, 'share', {value: share, configurable: true});
  });
  await page.request.post('/favorites', {form: {handle: handleOf(dry)}});
  await postLogin(page.request, {...ADA, email: 'june.park@example.com'});
  /* The hearts don't know the account's favorites yet. */
  let answerHearts = () => {};
  const held = new Promise<void>((resolve) => (answerHearts = resolve));
  await page.route(`**${FAVORITES_OPERATION}`, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(`**${FAVORITES_OPERATION}`);
  await page.goto('/account/favorites');
  await asked;
  const main = page.getByRole('main');
  await main.getByRole('button', {name: 'Share'}).click();
  const shared = () => page.evaluate(() => (window as {sharedLink?: object}).sharedLink);
  await expect.poll(shared).toEqual({
    title: 'My favorites at Marlowe',
    url: `${shop.consumer}/favorites/shared?items=${handleOf(dry)}`,
  });
  await expect(main.getByText('Link copied.')).toHaveCount(0);
  answerHearts();
  const heart = main.getByRole('button', {name: `Save ${dry.title}`});
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('CAT-73 a browser that can neither share nor copy opens the shared page', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined, configurable: true});
  });
  await page.request.post('/favorites', {form: {handle: handleOf(dry)}});
  await page.goto('/favorites');
  const main = page.getByRole('main');
  await main.getByRole('button', {name: 'Share'}).click();
  await expect(page).toHaveURL(`/favorites/shared?items=${handleOf(dry)}`);
  await expect(main.getByText('To pass the list on, send this page’s address.')).toBeVisible();

  await page.goBack();
  await main.getByRole('button', {name: `Save ${dry.title}`}).click();
  await main.getByRole('button', {name: 'Share'}).click();
  await expect(main.getByText('Nothing to share yet.')).toBeVisible();
});

test('CAT-80 a guest whose browser keeps no cookies hears that a favorite wasn’t saved', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', {get: () => '', set: () => undefined});
  });
  await page.goto('/products');
  const announced = await recordAnnouncements(page);
  const heart = page
    .getByRole('main')
    .getByRole('button', {name: /^Save /})
    .first();
  await heart.click();
  await expect
    .poll(announced)
    .toContain(
      'Your browser didn’t save this change. Allow cookies for this site, then try again.',
    );
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
