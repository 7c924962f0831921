import type {Page} from '@playwright/test';
import {addAndGoToCart, addButton, attest, confirmation, PRODUCTS} from './support/journey';
import {expect, SHARED_BY_PAGES, test} from './support/test';

const {dry, prescription} = PRODUCTS;

/** Nothing is judged in the middle of a fade. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
        .map((one) => one.finished.catch(() => undefined)),
    ),
  );
}

test('HOUSE-18 axe finds nothing on home, lists and the error page', async ({
  page,
  problems,
  expectAccessible,
}) => {
  problems.allow(/404/);
  for (const path of ['/', '/products', '/products/dog/food-form/dry-food', '/no-such-page']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test('HOUSE-18 axe finds nothing on the cart, empty, with notices and with errors, nor on what opens over pages', async ({
  page,
  problems,
  expectAccessible,
}) => {
  problems.allow(/422/);
  await page.goto('/cart');
  await expectAccessible(page, SHARED_BY_PAGES);

  await page.goto(dry.path);
  await page.getByText('Autoship, save 5%').click();
  await page
    .getByRole('textbox', {name: `Quantity of ${dry.title}`})
    .first()
    .fill('5');
  await expectAccessible(page, SHARED_BY_PAGES);
  await addButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  await untilStill(page);
  await expectAccessible(page, SHARED_BY_PAGES);

  await addAndGoToCart(page, prescription.path);
  await expect(page.getByText('Autoship holds at most 5 of one item per delivery.')).toBeVisible();
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await expect(page.getByRole('group', {name: 'Please check these answers'})).toBeFocused();
  await expectAccessible(page, SHARED_BY_PAGES);

  await attest(page);
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Autoship needs an account');
  await expectAccessible(page, SHARED_BY_PAGES);
});
