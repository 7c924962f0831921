import {PRODUCTS} from './support/journey';
import {expect, test} from './support/test';

const {dry, treat} = PRODUCTS;

test('CAT-35a CAT-45 without JavaScript a guest saves favorites from product pages, and removes one with a double press', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const titles = main.getByRole('article').getByRole('heading');
  await page.goto(dry.path);
  await main.getByRole('button', {name: 'Save to your favorites'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Favorites'})).toBeVisible();
  await page.goto(treat.path);
  await main.getByRole('button', {name: 'Save to your favorites'}).click();
  await expect(titles).toHaveText([treat.title, dry.title]);
  await main.getByRole('button', {name: `Remove ${treat.title}`}).dblclick();
  await expect(titles).toHaveText([dry.title]);
  await page.reload();
  await expect(titles).toHaveText([dry.title]);
});

test('CAT-71 CAT-72 CAT-73 without JavaScript a guest opens the shared page, and another visitor saves its products', async ({
  page,
  context,
}) => {
  const main = page.getByRole('main');
  const titles = main.getByRole('article').getByRole('heading');
  for (const {path} of [dry, treat]) {
    await page.request.post('/favorites', {form: {handle: path.replace('/products/', '')}});
  }
  await page.goto('/favorites');
  await main.getByRole('link', {name: 'Share'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Shared favorites'})).toBeVisible();
  const link = page.url();

  await context.clearCookies();
  await page.goto(`${link},no-longer-sold`);
  await expect(titles).toHaveText([treat.title, dry.title]);
  await expect(
    main.getByText('One more product was on the list, but we don’t sell it.'),
  ).toBeVisible();
  const save = main.getByRole('button', {name: 'Save all to my favorites'});
  for (let press = 0; press < 2; press += 1) {
    await save.click();
    await expect(main.getByText('These 2 products are in your favorites.')).toBeVisible();
  }
  await main.getByRole('link', {name: 'See my favorites'}).click();
  await expect(page).toHaveURL('/favorites');
  await expect(titles).toHaveText([treat.title, dry.title]);
});

test('CAT-80 without JavaScript a guest whose browser keeps no cookies sees that nothing was saved', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/422/);
  await page.route('**/favorites**', async (route) => {
    const response = await route.fetch({maxRedirects: 0});
    const {'set-cookie': _, ...headers} = response.headers();
    await context.clearCookies();
    await route.fulfill({response, headers});
  });
  const main = page.getByRole('main');
  await page.goto(dry.path);
  await main.getByRole('button', {name: 'Save to your favorites'}).click();
  await expect(main.getByRole('alert')).toHaveText(
    'Your browser didn’t save this change. Allow cookies for this site, then try again.',
  );
  await page.goto(`/favorites/shared?items=${dry.path.replace('/products/', '')}`);
  await main.getByRole('button', {name: 'Save to my favorites'}).click();
  await expect(
    main.getByText(
      'Your browser didn’t save these products. Allow cookies for this site, then save them again.',
    ),
  ).toBeVisible();
});
