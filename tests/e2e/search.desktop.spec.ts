import {holdRequests} from './support/held-requests';
import {expectVisibleFocus} from './support/keyboard';
import {chosenOption, searchField, suggestions, typeAndWait} from './support/search-field';
import {expect, SHARED_BY_PAGES, test} from './support/test';

const SUGGEST = '**/search/suggest?*';
const HEADING = {level: 1} as const;

test('FIND-09 by the keyboard a suggested product is chosen and gone to', async ({page}) => {
  await page.goto('/');
  await typeAndWait(page, 'salm');
  const field = searchField(page);
  await expect(field).toHaveRole('combobox');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('status')).toHaveText(/^\d+ suggestions$/);

  const options = suggestions(page).getByRole('option');
  const texts = await options.allInnerTexts();
  await field.press('ArrowUp');
  expect(await chosenOption(page), 'from the field up to the last').toBe(texts.at(-1));
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toBeFocused();
  await expectVisibleFocus(page);
  await field.press('ArrowDown');
  expect(await chosenOption(page), 'and back to the field').toBeNull();
  for (const text of texts) {
    await field.press('ArrowDown');
    expect(await chosenOption(page)).toBe(text);
  }

  const href = await options.last().getAttribute('href');
  await field.press('Enter');
  await expect(page).toHaveURL(String(href));
  await expect(page.getByRole('heading', HEADING)).toHaveText(texts.at(-1)?.split('\n')[0] ?? '');
  await expect(suggestions(page)).toHaveCount(0);
  await expect(field).toHaveValue('');
});

test('FIND-09 a suggested term is searched for, by the pointer too', async ({page}) => {
  await page.goto('/');
  await typeAndWait(page, 'salm');
  const term = suggestions(page).getByRole('option', {name: 'salmon treats'});
  await term.click();
  await expect(page.getByRole('heading', HEADING)).toHaveText('Search results for "salmon treats"');
  await expect(suggestions(page)).toHaveCount(0);
  await expect(searchField(page)).toHaveValue('salmon treats');
});

test('FIND-01 FIND-09 Enter on nothing chosen searches for what is typed', async ({page}) => {
  await page.goto('/');
  await typeAndWait(page, 'beef');
  await searchField(page).press('Enter');
  await expect(page).toHaveURL('/search?search=beef');
  await expect(page).toHaveTitle('Search results for "beef" | Shop');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(suggestions(page)).toHaveCount(0);

  await searchField(page).fill('lamb');
  await searchField(page).press('Enter');
  await expect(page.getByRole('heading', HEADING)).toHaveText('Search results for "lamb"');
  await expect(page.getByRole('status')).toHaveText('Search results for "lamb" | Shop');
  await page.goBack();
  await expect(page.getByRole('heading', HEADING)).toHaveText('Search results for "beef"');
  await expect(searchField(page)).toHaveValue('beef');
});

test('FIND-09 Escape closes the suggestions, then clears the field', async ({page}) => {
  await page.goto('/');
  await typeAndWait(page, 'salm');
  const field = searchField(page);
  await field.press('ArrowDown');
  await field.press('Escape');
  await expect(suggestions(page)).toHaveCount(0);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveValue('salm');
  await field.press('ArrowDown');
  await expect(suggestions(page), 'an arrow brings them back').toBeVisible();
  await field.press('Escape');
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});

test('FIND-09 moving in the text leaves the choice, leaving the field closes', async ({page}) => {
  await page.goto('/');
  await typeAndWait(page, 'salm');
  const field = searchField(page);
  await field.press('ArrowDown');
  await field.press('ArrowLeft');
  expect(await chosenOption(page)).toBeNull();
  await field.press('Tab');
  await expect(suggestions(page)).toHaveCount(0);
  await expect(field).toHaveValue('salm');
});

test('FIND-07 one letter asks nothing, a word typed at once asks once', async ({page}) => {
  await page.goto('/');
  const requests = await holdRequests(page, SUGGEST);
  await requests.release();
  await searchField(page).click();
  await searchField(page).pressSequentially('s');
  await searchField(page).fill('');
  await searchField(page).pressSequentially('salmon');
  await expect(suggestions(page)).toBeVisible();
  expect(requests.count()).toBe(1);
  const terms = suggestions(page).getByRole('group', {name: 'Searches'}).getByRole('option');
  const products = suggestions(page).getByRole('group', {name: 'Products'}).getByRole('option');
  expect(await terms.count()).toBeLessThanOrEqual(4);
  await expect(products).toHaveCount(6);
  await expect(products.first().locator('img')).toHaveCount(1);
  await expect(products.first()).toContainText(/\$\d+\.\d\d$/);
});

test('FIND-08 an answer to what is no longer typed is never shown', async ({page}) => {
  await page.goto('/');
  const requests = await holdRequests(page, SUGGEST);
  const overtaken = page.waitForEvent('requestfailed', (one) => one.url().endsWith('=lamb'));
  await searchField(page).click();
  await searchField(page).fill('lamb');
  await expect.poll(() => requests.count()).toBe(1);
  await searchField(page).fill('salmon');
  expect((await overtaken).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect.poll(() => requests.count()).toBe(2);
  await expect(suggestions(page)).toHaveCount(0);
  await requests.release();
  await expect(suggestions(page).getByRole('option', {name: 'salmon', exact: true})).toBeVisible();
  await expect(suggestions(page).getByRole('option', {name: /lamb/i})).toHaveCount(0);
});

test('FIND-08 what comes after the search has begun does not open', async ({page}) => {
  await page.goto('/');
  const requests = await holdRequests(page, SUGGEST);
  await searchField(page).click();
  await expect(searchField(page)).toHaveRole('combobox');
  await searchField(page).fill('salmon');
  await expect.poll(() => requests.count()).toBe(1);
  await searchField(page).press('Enter');
  await expect(page.getByRole('heading', HEADING)).toHaveText('Search results for "salmon"');
  await requests.release();
  await searchField(page).press('ArrowDown');
  await expect(suggestions(page)).toHaveCount(0);
});

for (const {how, answer} of [
  {how: 'an error', answer: {status: 503, json: {terms: ['salmon'], products: []}}},
  {how: 'nonsense', answer: {status: 200, body: '<html>'}},
  {how: 'another shape', answer: {status: 200, json: {terms: 'salmon'}}},
]) {
  test(`FIND-08 with ${how} for an answer the field searches all the same`, async ({
    page,
    problems,
  }) => {
    problems.allow(/503/);
    await page.route(SUGGEST, (route) => route.fulfill(answer));
    await page.goto('/');
    const answered = page.waitForResponse(SUGGEST);
    await searchField(page).click();
    await expect(searchField(page)).toHaveRole('combobox');
    await searchField(page).fill('salmon');
    await answered;
    await expect(suggestions(page)).toHaveCount(0);
    await searchField(page).press('Enter');
    await expect(page.getByRole('heading', HEADING)).toHaveText('Search results for "salmon"');
  });
}

test('FIND-10 the field stays as it is when its scripts come', async ({page}) => {
  await page.goto('/');
  const field = searchField(page);
  const before = {box: await field.boundingBox(), look: await field.getAttribute('class')};
  await expect(field).toHaveRole('textbox');
  await field.focus();
  await expect(field).toHaveRole('combobox');
  expect({box: await field.boundingBox(), look: await field.getAttribute('class')}).toEqual(before);
  await typeAndWait(page, 'salm');
  expect((await field.boundingBox())?.y).toBe(before.box?.y);
});

test('FIND-04 a SKU leads to its variant', async ({page}) => {
  await page.goto('/');
  await searchField(page).fill('mb-cind-7');
  await searchField(page).press('Enter');
  await expect(page).toHaveURL(/\/products\/.*\?sku=MB-CIND-7$/);
  await expect(page.getByRole('heading', HEADING)).toHaveText('Indoor Salmon & Oat');
});

test('FIND-05 where nothing is found there are ways on', async ({page}) => {
  await page.goto('/search?search=unicorn');
  await expect(page.getByRole('heading', HEADING)).toHaveText('Search results for "unicorn"');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 2})).toHaveText(
    'Nothing in the pantry by that name',
  );
  await main.getByRole('textbox', {name: 'What are you looking for?'}).fill('hairball');
  await main.getByRole('button', {name: 'Search'}).click();
  await expect(page.getByRole('heading', HEADING)).toHaveText('Search results for "hairball"');
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goBack();
  await main.getByRole('link', {name: 'salmon', exact: true}).click();
  await expect(page.getByRole('heading', HEADING)).toHaveText('Search results for "salmon"');
});

test('FIND-05 a filter that is in the way can be given up', async ({page}) => {
  await page.goto('/search?search=puppy&species=cat');
  await page.getByRole('link', {name: 'Any pet'}).click();
  await expect(page).toHaveURL('/search?search=puppy');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(searchField(page)).toHaveValue('puppy');
});

test('FIND-01 ROUTE-46 results are a list like any other, with its filters, chips and sort', async ({
  page,
}) => {
  await page.goto('/search?search=chicken&species=cat');
  const count = page.getByRole('heading', {level: 2, name: /products$/});
  const before = await count.innerText();
  await page.getByRole('link', {name: 'Remove Cat'}).click();
  await expect(page).toHaveURL('/search?search=chicken');
  await expect(count).not.toHaveText(before);
  await page.getByLabel('Sort by').selectOption({label: 'Name'});
  await expect(page).toHaveURL('/search?search=chicken&sort=name');
  await expect(page.getByRole('heading', HEADING)).toHaveText('Search results for "chicken"');
});

test('FIND-03 an empty search shows the form and suggestions', async ({page}) => {
  await page.goto('/');
  await searchField(page).press('Enter');
  await expect(page).toHaveURL('/search');
  await expect(page).toHaveTitle('Search | Shop');
  await expect(
    page.getByRole('region', {name: 'Others search for'}).getByRole('link'),
  ).not.toHaveCount(0);
  await page.getByRole('textbox', {name: 'What are you looking for?'}).fill('beef');
  await page.getByRole('textbox', {name: 'What are you looking for?'}).press('Enter');
  await expect(page).toHaveURL('/search?search=beef');
});

test('FIND-16 the site map leads everywhere', async ({page}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Site map'}).click();
  await expect(page).toHaveTitle('Site Map | Shop');
  await page
    .getByRole('region', {name: 'Cat food and treats'})
    .getByRole('link', {name: 'Urinary Care'})
    .click();
  await expect(page).toHaveURL('/products/cat/health/urinary');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('HOUSE-18 axe finds nothing on search and the site map', async ({page, expectAccessible}) => {
  await page.goto('/search?search=unicorn');
  await expectAccessible(page);
  await page.goto('/search');
  await typeAndWait(page, 'salm');
  await searchField(page).press('ArrowDown');
  await expectAccessible(page);
  await page.goto('/search?search=puppy&species=cat');
  await expectAccessible(page, SHARED_BY_PAGES);
  await page.goto('/sitemap');
  await expectAccessible(page, SHARED_BY_PAGES);
});

test('the header fits on the narrowest phone, with suggestions open', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto('/');
  await typeAndWait(page, 'salm');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const tops = await Promise.all(
    [/^Marlowe/, /^Cart/].map(async (name) => {
      const box = await page.getByRole('banner').getByRole('link', {name}).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) / 2;
    }),
  );
  expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 99)), 'logo and cart in one row').toBeLessThan(12);
});
