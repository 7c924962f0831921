import {holdRequests} from './support/held-requests';
import {waitForHydration} from './support/interactive';
import {expectVisibleFocus, tabTo} from './support/keyboard';
import {chips, filterValue, openFilters, totalHeading} from './support/list';
import {expect, test} from './support/test';

/** Short enough for one page. */
const LIST = '/products/dog/food-form/wet-food';

test('LIST-08a LIST-08c LIST-15c a changing list causes no layout shift, a later choice overtakes a pending one, and the keyboard does it all', async ({
  page,
}) => {
  await page.goto(LIST);
  const filters = await openFilters(page);
  const [beef, lamb, adult] = [
    filterValue(filters, 'Flavor', 'Beef'),
    filterValue(filters, 'Flavor', 'Lamb'),
    filterValue(filters, 'Age', 'Adult'),
  ];
  const busy = page.locator('[aria-busy="true"]');
  const answers = await holdRequests(page, '**/wet-food.data*');

  await test.step('nothing moves during and after the change', async () => {
    await beef.scrollIntoViewIfNeeded();
    const places = () =>
      Promise.all(
        [filters, beef, page.getByRole('article').first()].map(async (item) => {
          const {x, y} = (await item.boundingBox()) ?? {};
          return {x, y};
        }),
      );
    const before = await places();
    await beef.click();
    await expect(beef).toBeChecked();
    await expect(busy).toBeVisible();
    expect(await places(), 'while it changes').toEqual(before);
    await answers.release();
    await expect(page).toHaveURL(`${LIST}?flavor=beef`);
    await expect(busy).toHaveCount(0);
    expect(await places(), 'afterwards').toEqual(before);
  });

  await test.step('a later choice overtakes a pending one, and both are kept', async () => {
    answers.hold();
    await lamb.click();
    await expect(lamb).toBeChecked();
    await beef.click();
    await adult.click();
    await expect(busy).toBeVisible();
    await expect(page, 'nothing was answered yet').toHaveURL(`${LIST}?flavor=beef`);
    await answers.release();
    await expect(page).toHaveURL(`${LIST}?pet-age=adult&flavor=lamb`);
    await expect(chips(page)).toHaveText(['Remove Adult', 'Remove Lamb']);
    await expect(busy).toHaveCount(0);
  });

  await test.step('the keyboard removes, chooses and explains filters', async () => {
    await chips(page).last().focus();
    await page.keyboard.press('Shift+Tab');
    await expect(chips(page).first()).toBeFocused();
    await expectVisibleFocus(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${LIST}?flavor=lamb`);
    await expect(totalHeading(page)).toBeFocused();
    await page.getByRole('link', {name: 'Clear all'}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(LIST);
    await expect(chips(page)).toHaveCount(0);
    await filters.getByRole('group', {name: 'Age'}).getByRole('checkbox').first().focus();
    await tabTo(page, adult);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(`${LIST}?pet-age=adult`);
    await expect(adult).toBeFocused();
    await expectVisibleFocus(page);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const help = filters.getByText('Starts at about 7 years for dogs and 11 for cats.');
    await expect(help).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(help).toBeVisible();
    await tabTo(page, beef);
  });
});

test('LIST-03b LIST-06b LIST-06c LIST-08d "Load more" loads in place, Back from a product restores it, and another sort order begins at page one', async ({
  page,
}) => {
  await page.goto('/products?brand=balance,treats');
  /* A shopper who comes back from a product sees recently viewed products below the list. */
  const cards = page.locator('.product-grid').getByRole('article');
  const found = Number(/\d+/.exec(await totalHeading(page).innerText())?.[0]);
  expect(found).toBeGreaterThan(48);
  const more = page.getByRole('link', {name: `Load more (24 of ${found})`});
  await more.focus();
  await expectVisibleFocus(page);
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?brand=balance,treats&page=2');
  await expect(cards).toHaveCount(48);
  await expect(cards.nth(24).getByRole('heading').getByRole('link')).toBeFocused();
  await expect(page.getByRole('status')).toHaveText(`24 more, 48 of ${found} products shown`);
  expect(await page.evaluate(() => scrollY)).toBe(before);

  const last = cards.last().getByRole('heading').getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(before);
  await last.click();
  await expect(page.getByRole('button', {name: /^Add to cart ·/})).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/products?brand=balance,treats&page=2');
  await expect(cards).toHaveCount(48);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await expect(chips(page)).toHaveText(['Remove Marlowe Balance', 'Remove Marlowe Treats']);

  const order = page.getByLabel('Sort by');
  await order.selectOption('Price: low to high');
  await expect(page).toHaveURL('/products?brand=balance,treats&sort=price-up');
  await expect(cards).toHaveCount(24);
  await expect(order).toHaveValue('price-up');
});

test('LIST-07a LIST-14 editors’ content is above and below the products, and a box checked before scripts run counts', async ({
  page,
  shop,
}) => {
  const path = '/products/dog/food-form/dry-food';
  const scripts = await holdRequests(page, '**/assets/*.js');
  const loaded = page.waitForEvent('domcontentloaded');
  await page.evaluate((address) => location.assign(address), shop.consumer + path);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Dry Dog Food');
  await expect(page.getByText('Kibble for dogs of every age')).toBeVisible();
  await expect(
    page.getByRole('heading', {level: 2, name: 'How much should I feed?'}),
  ).toBeVisible();
  const beef = page.getByRole('checkbox', {name: /^Beef/});
  await beef.click();
  await scripts.release();
  await loaded;
  await waitForHydration(page);
  await expect(page).toHaveURL(`${path}?flavor=beef`);
  await expect(beef).toBeChecked();
});
