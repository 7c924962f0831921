import {holdRequests} from './support/held-requests';
import {expectVisibleFocus} from './support/keyboard';
import {filterValue, openFilters, totalHeading} from './support/list';
import {chosenOption, searchField, suggestions, typeAndWait} from './support/search-field';
import {expect, SHARED_BY_PAGES, test} from './support/test';

const START = '/faq';
const SUGGEST = '**/search/suggest?*';
const HEADING = {level: 1} as const;

test('FIND-01c FIND-09a FIND-09c FIND-10b the search field leads to a suggested product, a term, typed text and a SKU', async ({
  page,
}) => {
  await page.goto(START);
  const field = searchField(page);
  const heading = page.getByRole('heading', HEADING);
  await test.step('the field stays the same when its scripts load', async () => {
    const look = async () => ({
      box: await field.boundingBox(),
      look: await field.getAttribute('class'),
    });
    const before = await look();
    await expect(field).toHaveRole('textbox');
    await field.focus();
    await expect(field).toHaveRole('combobox');
    expect(await look()).toEqual(before);
    await typeAndWait(page, 'salm');
    expect((await field.boundingBox())?.y).toBe(before.box?.y);
  });

  await test.step('a product is chosen and opened by keyboard', async () => {
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
    await expect(heading).toHaveText(texts.at(-1)?.split('\n')[0] ?? '');
    await expect(suggestions(page)).toHaveCount(0);
    await expect(field).toHaveValue('');
  });

  await test.step('a suggested term is searched for, also by pointer', async () => {
    await typeAndWait(page, 'salm');
    await suggestions(page).getByRole('option', {name: 'salmon treats'}).click();
    await expect(heading).toHaveText('Search results for "salmon treats"');
    await expect(suggestions(page)).toHaveCount(0);
    await expect(field).toHaveValue('salmon treats');
  });

  await test.step('Enter without a chosen option searches for the typed text', async () => {
    await field.fill('jerky');
    await expect(suggestions(page)).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL('/search?search=jerky');
    await expect(page).toHaveTitle('Search results for "jerky" | Shop');
    await expect(page.getByRole('status')).toHaveText('Search results for "jerky" | Shop');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(suggestions(page)).toHaveCount(0);
    await page.goBack();
    await expect(heading).toHaveText('Search results for "salmon treats"');
    await expect(field).toHaveValue('salmon treats');
  });

  await test.step('a SKU leads to its variant', async () => {
    await field.fill('mb-cind-7');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/products\/.*\?sku=MB-CIND-7$/);
    await expect(heading).toHaveText('Indoor Salmon & Oat');
  });
});

test('FIND-07a FIND-07b FIND-07c FIND-09b a word typed quickly sends one request, and Escape and navigation close the suggestions, also on the narrowest phone', async ({
  page,
}) => {
  await page.goto(START);
  const field = searchField(page);
  const requests = await holdRequests(page, SUGGEST);
  await requests.release();
  await field.click();
  await field.pressSequentially('s');
  await field.fill('');
  await field.pressSequentially('salmon');
  await expect(suggestions(page)).toBeVisible();
  expect(requests.count(), 'one letter asks nothing').toBe(1);
  const terms = suggestions(page).getByRole('group', {name: 'Searches'}).getByRole('option');
  const products = suggestions(page).getByRole('group', {name: 'Products'}).getByRole('option');
  expect(await terms.count()).toBeLessThanOrEqual(4);
  await expect(products).toHaveCount(6);
  await expect(products.first().locator('img')).toHaveCount(1);
  await expect(products.first()).toContainText(/\$\d+\.\d\d$/);

  await test.step('Escape closes the suggestions, then clears the field', async () => {
    await field.press('ArrowDown');
    await field.press('Escape');
    await expect(suggestions(page)).toHaveCount(0);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('salmon');
    await field.press('ArrowDown');
    await expect(suggestions(page), 'an arrow brings them back').toBeVisible();
    await field.press('Escape');
    await field.press('Escape');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
  });

  await test.step('the header fits on the narrowest phone, with suggestions open', async () => {
    await page.setViewportSize({width: 320, height: 640});
    await typeAndWait(page, 'salm');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const [logo = 0, cart = 99] = await Promise.all(
      [/^Marlowe/, /^Cart/].map(async (name) => {
        const box = await page.getByRole('banner').getByRole('link', {name}).boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0) / 2;
      }),
    );
    expect(Math.abs(logo - cart), 'logo and cart in one row').toBeLessThan(12);
  });

  await test.step('moving the caret clears the choice, and leaving the field closes the suggestions', async () => {
    await field.press('ArrowDown');
    await field.press('ArrowLeft');
    expect(await chosenOption(page)).toBeNull();
    await field.press('Tab');
    await expect(suggestions(page)).toHaveCount(0);
    await expect(field).toHaveValue('salm');
  });
});

test('FIND-08a FIND-08b the field never shows late or broken suggestions, and still searches', async ({
  page,
  problems,
}) => {
  problems.allow(/503/);
  await page.goto(START);
  const field = searchField(page);
  const requests = await holdRequests(page, SUGGEST);
  await test.step('a response to an earlier text is dropped', async () => {
    const overtaken = page.waitForEvent('requestfailed', (item) => item.url().endsWith('=lamb'));
    await field.click();
    await expect(field).toHaveRole('combobox');
    await field.fill('lamb');
    await expect.poll(() => requests.count()).toBe(1);
    await field.fill('salmon');
    expect((await overtaken).failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect.poll(() => requests.count()).toBe(2);
    await expect(suggestions(page)).toHaveCount(0);
    await requests.release();
    await expect(
      suggestions(page).getByRole('option', {name: 'salmon', exact: true}),
    ).toBeVisible();
    await expect(suggestions(page).getByRole('option', {name: /lamb/i})).toHaveCount(0);
  });

  const search = async (text: string) => {
    await field.press('Enter');
    await expect(page.getByRole('heading', HEADING)).toHaveText(`Search results for "${text}"`);
  };
  await test.step('a response after the search has begun is dropped', async () => {
    requests.hold();
    await field.fill('hairball');
    await expect.poll(() => requests.count()).toBe(3);
    await search('hairball');
    await requests.release();
    await field.press('ArrowDown');
    await expect(suggestions(page)).toHaveCount(0);
  });

  for (const {how, text, answer} of [
    {how: 'an error', text: 'bowl', answer: {status: 503, json: {terms: ['bowl'], products: []}}},
    {how: 'nonsense', text: 'jerky', answer: {status: 200, body: '<html>'}},
    {how: 'another shape', text: 'chews', answer: {status: 200, json: {terms: 'chews'}}},
  ]) {
    await test.step(how, async () => {
      await page.route(SUGGEST, (route) => route.fulfill(answer));
      const answered = page.waitForResponse(SUGGEST);
      await field.fill(text);
      await answered;
      await expect(suggestions(page)).toHaveCount(0);
      await search(text);
    });
  }
});

test('FIND-03a FIND-03b FIND-05a FIND-05b an empty search and one without results suggest next steps, and axe finds no violations', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(START);
  await searchField(page).press('Enter');
  await expect(page).toHaveURL('/search');
  await expect(page).toHaveTitle('Search | Shop');
  await expect(
    page.getByRole('region', {name: 'Popular searches'}).getByRole('link'),
  ).not.toHaveCount(0);
  await typeAndWait(page, 'salm');
  await searchField(page).press('ArrowDown');
  await expectAccessible(page, 'footer');
  await searchField(page).press('Escape');

  const main = page.getByRole('main');
  const heading = page.getByRole('heading', HEADING);
  const again = main.getByRole('textbox', {name: 'What are you looking for?'});
  await again.fill('unicorn');
  await again.press('Enter');
  await expect(page).toHaveURL('/search?search=unicorn');
  await expect(heading).toHaveText('Search results for "unicorn"');
  await expect(main.getByRole('heading', {level: 2})).toHaveText('No products match your search');
  await expectAccessible(page, SHARED_BY_PAGES);
  await again.fill('hairball');
  await main.getByRole('button', {name: 'Search'}).click();
  await expect(heading).toHaveText('Search results for "hairball"');
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goBack();
  await main.getByRole('link', {name: 'salmon', exact: true}).click();
  await expect(heading).toHaveText('Search results for "salmon"');
});

test('FIND-01b FIND-05b FIND-16a ROUTE-46 results work like any list, a blocking filter can be removed, and the site map leads to categories', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/search?search=puppy&species=cat');
  await expectAccessible(page, SHARED_BY_PAGES);
  await page.getByRole('link', {name: 'Any pet'}).click();
  await expect(page).toHaveURL('/search?search=puppy');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(searchField(page)).toHaveValue('puppy');

  const all = await totalHeading(page).innerText();
  await filterValue(await openFilters(page), 'Brand', 'Marlowe Balance').click();
  await expect(page).toHaveURL('/search?search=puppy&brand=balance');
  await expect(totalHeading(page)).not.toHaveText(all);
  await page.getByRole('link', {name: 'Remove Marlowe Balance'}).click();
  await expect(page).toHaveURL('/search?search=puppy');
  await expect(totalHeading(page)).toHaveText(all);
  await page.getByLabel('Sort by').selectOption({label: 'Name'});
  await expect(page).toHaveURL('/search?search=puppy&sort=name');
  await expect(page.getByRole('heading', HEADING)).toHaveText('Search results for "puppy"');

  await page.getByRole('contentinfo').getByRole('link', {name: 'Site map'}).click();
  await expect(page).toHaveTitle('Site Map | Shop');
  await expectAccessible(page, SHARED_BY_PAGES);
  await page
    .getByRole('region', {name: 'Cat food and treats'})
    .getByRole('link', {name: 'Urinary Care'})
    .click();
  await expect(page).toHaveURL('/products/cat/health/urinary');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('FIND-20 FIND-21 FIND-22 FIND-24 a search says how it was understood, and finds pages', async ({
  page,
  expectAccessible,
}) => {
  const main = page.getByRole('main');
  await page.goto('/search?search=purina+chiken+for+my+dog');
  await expect(main.getByText('Showing results for purina chicken for my dog.')).toBeVisible();
  await expect(
    main.getByText('No product matches your whole search, so we left out “purina”.'),
  ).toBeVisible();
  await expect(page.getByLabel('Sort by')).toHaveValue('featured');
  await expect(page.getByLabel('Sort by').locator('option').first()).toHaveText('Relevance');
  await expect(main.getByRole('article').first()).toContainText('Chicken');
  /* The tests of lists check the cards. */
  await expectAccessible(page, `${SHARED_BY_PAGES}, article`);

  await page.goto('/search?search=returns');
  await main.getByRole('link', {name: 'Returns and refunds'}).click();
  await expect(page).toHaveURL(/\/returns$/);
});

test('FIND-23 a result opens the flavor and size that match the search', async ({page}) => {
  await page.goto('/search?search=30+lb+lamb+country+table');
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await expect(link).toHaveAttribute('href', /country-table-adult\/lamb\/30-lb/);
});
