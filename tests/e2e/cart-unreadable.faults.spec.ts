import {addToCart} from './support/fill-cart';
import {cartItems, expectCartCount, PRODUCTS} from './support/journey';
import {expect, test} from './support/test';

const {treat} = PRODUCTS;

test('HOUSE-21a a cart that cannot be read shows no count, and recovers by itself', async ({
  page,
  sandbox,
}) => {
  await addToCart(page.request, {treat: 1});
  await sandbox.fault({service: 'commerce', kind: 'error', match: 'query Cart('});
  await page.goto('/cart');
  const link = page.getByRole('banner').getByRole('link', {name: /^Cart/});
  await expect(link).toHaveAccessibleName('Cart');
  await expect(page.getByText('We’re having trouble loading your cart. It’s safe')).toBeVisible();
  await expect(page.getByText('Your cart is empty.')).toHaveCount(0);

  await sandbox.clearFaults();
  /* The message is in the HTML before the page listens for the event, hence the retries. */
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(cartItems(page).getByRole('link', {name: treat.title})).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await expect(page.getByText('We’re having trouble loading your cart.')).toHaveCount(0);
  await expectCartCount(page, 1);
});
