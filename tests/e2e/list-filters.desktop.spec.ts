import {chips, filterValue, openFilters, totalHeading} from './support/list';
import {pressTwice} from './support/press-twice';
import {expect, SHARED_BY_PAGES, test} from './support/test';

test('LIST-01a LIST-06a LIST-08a CAT-11 choosing one pet opens its own page, Back steps through the choices, and a weight range is typed or picked', async ({
  page,
}) => {
  await page.goto('/products?flavor=salmon');
  const filters = await openFilters(page);
  const [cat, dog] = [filterValue(filters, 'Pet', 'Cat'), filterValue(filters, 'Pet', 'Dog')];
  await cat.click();
  await expect(page).toHaveURL('/products/cat?flavor=salmon');
  await expect(cat).toBeChecked();
  await expect(cat).toBeFocused();
  await dog.click();
  await expect(page).toHaveURL('/products?species=cat,dog&flavor=salmon');
  await page.goBack();
  await expect(page).toHaveURL('/products/cat?flavor=salmon');
  await expect(chips(page)).toHaveText(['Remove Salmon']);
  await expect(cat).toBeChecked();
  await expect(dog).not.toBeChecked();
  await page.goForward();
  await expect(page).toHaveURL('/products?species=cat,dog&flavor=salmon');
  await expect(dog).toBeChecked();
  await cat.click();
  await expect(page).toHaveURL('/products/dog?flavor=salmon');
  await expect(filterValue(filters, 'Flavor', 'Salmon')).toBeChecked();

  const from = filters.getByLabel('From (lb)');
  const to = filters.getByLabel('To (lb)');
  await from.fill('15');
  await to.fill('30');
  await to.press('Enter');
  await expect(page).toHaveURL('/products/dog?flavor=salmon&weight=15-30');
  await expect(to).toBeFocused();
  await from.fill('some');
  await from.press('Enter');
  await expect(from).toHaveAccessibleDescription(/^Enter a number, such as 4 or 7\.5\./);
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/products/dog?flavor=salmon&weight=15-30');
  await from.fill('15 lb');
  await expect(from).not.toHaveAttribute('aria-invalid');
  await to.fill('');
  await to.press('Enter');
  await expect(page).toHaveURL('/products/dog?flavor=salmon&weight=15-');
  await from.fill('some');
  await from.press('Enter');
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await filters.getByRole('link', {name: 'Up to 4 lb'}).click();
  await expect(page).toHaveURL('/products/dog?flavor=salmon&weight=0-4');
  await expect(from).toHaveValue('0');
  await expect(from).not.toHaveAttribute('aria-invalid');
  await expect(to).toHaveValue('4');
  await filters.getByRole('link', {name: 'Remove Up to 4 lb'}).click();
  await expect(page).toHaveURL('/products/dog?flavor=salmon');
  await expect(to).toHaveValue('');
});

test('LIST-04 HOUSE-18a axe finds no violations on an empty list, and dropping a filter shows the promised number of products', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/products/dog?brand=treats&flavor=tuna');
  await expect(totalHeading(page)).toHaveText('0 products');
  await expect(
    page.getByRole('heading', {name: 'No products match all of these filters'}),
  ).toBeVisible();
  await expectAccessible(page, SHARED_BY_PAGES);
  const offer = page.getByRole('listitem').filter({hasText: 'instead of Tuna'});
  const promised = /: (\d+) products?$/.exec(await offer.innerText())?.[1];
  await offer.getByRole('link', {name: 'Any flavor'}).click();
  await expect(page).toHaveURL('/products/dog?brand=treats');
  await expect(totalHeading(page)).toHaveText(`${promised} products`);
});

test('LIST-31 a pressed filter shows before the list begins to load, and filters pressed together all count', async ({
  page,
}) => {
  await page.goto('/products/dog');
  const filters = await openFilters(page);
  const [beef, lamb] = [
    filterValue(filters, 'Flavor', 'Beef'),
    filterValue(filters, 'Flavor', 'Lamb'),
  ];
  /* In one task, so that there is no paint between the two. */
  const seen = await beef.evaluate(
    (first: HTMLInputElement, second) => {
      first.click();
      const {navigation} = window.__remixRouter.state;
      (second as HTMLInputElement).click();
      return {isChecked: first.checked && (second as HTMLInputElement).checked, navigation};
    },
    await lamb.elementHandle(),
  );
  expect(seen).toMatchObject({isChecked: true, navigation: {state: 'idle'}});
  await expect(page).toHaveURL('/products/dog?flavor=beef,lamb');
  await expect(beef).toBeChecked();
  await expect(lamb).toBeChecked();
});

test.describe('a double press on an applied filter', () => {
  const ALL = ['Remove Beef', 'Remove Lamb', 'Remove Salmon'];

  test.beforeEach(async ({page}) => {
    await page.goto('/products/dog?flavor=beef,lamb,salmon');
    await expect(chips(page)).toHaveText(ALL);
  });

  test('CAT-51 removes one filter if the list has loaded in between', async ({page}) => {
    await pressTwice(chips(page).first());
    await expect(chips(page)).toHaveText(ALL.slice(1));
    await expect(page).toHaveURL('/products/dog?flavor=lamb,salmon');
  });

  test('CAT-51 doesn’t bring it back if the list hasn’t loaded in between', async ({page}) => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/products/dog.data?*', async (route) => {
      await isReleased;
      await route.fallback();
    });
    const beef = filterValue(await openFilters(page), 'Flavor', 'Beef');
    await chips(page).first().click();
    await expect(beef).not.toBeChecked();
    await chips(page).first().click();
    release();
    await expect(chips(page)).toHaveText(ALL.slice(1));
    await expect(beef).not.toBeChecked();
  });
});
