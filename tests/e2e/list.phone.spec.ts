import type {Page} from '@playwright/test';
import {holdRequests} from './support/held-requests';
import {
  chips,
  closeFilters,
  readCount,
  filterValue,
  openFilters,
  totalHeading,
} from './support/list';
import {pressTwice} from './support/press-twice';
import {expect, SHARED_BY_PAGES, test} from './support/test';

/** Short enough for one page. */
const LIST = '/products/dog/food-form/wet-food';

/** Below this, in px, a sticky bar has nothing above it. */
const TOP = 12;

async function expectStill(page: Page) {
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
}

test('LIST-02b LIST-08b LIST-09 LIST-15a LIST-27 each filter narrows the list at once and updates the address, and axe finds no violations', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(LIST);
  const filters = await openFilters(page);
  const beef = filterValue(filters, 'Flavor', 'Beef');
  const beefs = await readCount(beef);
  await beef.click();
  await expect(page).toHaveURL(`${LIST}?flavor=beef`);
  await expect(beef).toBeChecked();
  await expect(beef).toBeFocused();
  await expect(page.getByRole('status')).toHaveText(`${beefs} products`);

  const adult = filterValue(filters, 'Age', 'Adult');
  const adults = await readCount(adult);
  expect(adults).toBeLessThan(beefs);
  await adult.click();
  await expect(page).toHaveURL(`${LIST}?pet-age=adult&flavor=beef`);
  await expect(page.getByRole('status')).toHaveText(`${adults} products`);
  expect(await readCount(beef), 'a group is counted without its own choice').toBe(adults);
  await page.reload();
  await openFilters(page);
  await expect(filters.getByRole('checkbox', {name: /, 0 products$/})).toHaveCount(0);
  const folded = filters.getByRole('group', {name: 'Flavor'}).getByText(/more with no products$/);
  await expect(folded).toBeVisible();
  await folded.click();
  await expect(filters.getByText(/Duck|Rabbit|Venison/).last()).toBeVisible();

  await filters.getByRole('group', {name: 'Age'}).locator('summary').first().click();
  await expect(filters.getByText('Starts at about 7 years')).toBeVisible();
  await expect(() => expectStill(page)).toPass();
  await expectAccessible(page, SHARED_BY_PAGES);

  await expect(filters.getByRole('button', {name: 'Clear all'})).toBeVisible();
  await closeFilters(page);
  await expect(totalHeading(page)).toHaveText(`${adults} products`);
  await expect(chips(page)).toHaveText(['Remove Adult', 'Remove Beef']);
  await expect(page.getByRole('article')).toHaveCount(adults);
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(chips(page).first(), 'the chips stay in view').toBeInViewport({ratio: 1});
  /* The chips follow the header as it leaves. A press on what moves between its two halves is no click. */
  await expect(async () => {
    expect((await chips(page).first().boundingBox())?.y).toBeLessThan(TOP);
    await expectStill(page);
  }, 'the chips are at the top').toPass();

  /* `tap` would scroll up first, because of the root's scroll padding, and the returning header would be in its way. */
  const {x = 0, y = 0, width = 0, height = 0} = (await chips(page).first().boundingBox()) ?? {};
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(`${LIST}?flavor=beef`);
  await expect(totalHeading(page)).toHaveText(`${beefs} products`);
  await expect(totalHeading(page), 'the chip is gone').toBeFocused();
  await page.getByRole('link', {name: 'Clear all'}).click();
  await expect(page).toHaveURL(LIST);
  await expect(chips(page)).toHaveCount(0);
});

test('NAV-40 a list offers its most used filters above the products until one is chosen', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/products/cat');
  const popular = page.getByRole('list', {name: 'Popular filters'}).getByRole('link');
  await expect(popular.first()).toBeInViewport({ratio: 1});
  await expectAccessible(page, SHARED_BY_PAGES);
  await popular.filter({hasText: 'Kitten'}).click();
  await expect(page).toHaveURL('/products/cat?pet-age=kitten');
  await expect(totalHeading(page)).toBeFocused();
  await expect(chips(page)).toHaveText(['Remove Kitten']);
  await expect(popular).toHaveCount(0);
});

test.describe('a double press on a popular filter', () => {
  const popular = (page: Page, name: string) =>
    page.getByRole('list', {name: 'Popular filters'}).getByRole('link', {name, exact: true});

  test('CAT-60 applies it if the list has loaded in between', async ({page}) => {
    await page.goto('/products/cat');
    await pressTwice(popular(page, 'Kitten'));
    await expect(chips(page)).toHaveText(['Remove Kitten']);
    await expect(page).toHaveURL('/products/cat?pet-age=kitten');
  });

  test('CAT-60 applies it if the list hasn’t loaded in between', async ({page}) => {
    await page.goto('/products/cat');
    const held = await holdRequests(page, '**/products/cat.data?*');
    const kitten = popular(page, 'Kitten');
    await kitten.click();
    await expect.poll(held.count).toBe(1);
    await kitten.click();
    await held.release();
    await expect(chips(page)).toHaveText(['Remove Kitten']);
    await expect(page).toHaveURL('/products/cat?pet-age=kitten');
  });
});
