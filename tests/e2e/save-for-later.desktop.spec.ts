import {openCartWith} from './support/fill-cart';
import {cartItems, expectCartCount, PRODUCTS} from './support/journey';
import {expectVisibleFocus, tabTo} from './support/keyboard';
import {expect, test} from './support/test';

const {dry, treat} = PRODUCTS;

test('CART-102a CART-102b CART-102c saving, moving and removing by keyboard announces each and keeps the focus', async ({
  page,
  expectAccessible,
}) => {
  await openCartWith(page, {dry: 2, treat: 1});
  const saved = page.getByRole('region', {name: 'Saved for later'});
  const status = page.getByRole('status').first();
  const press = async (name: string, scope = cartItems(page)) => {
    await tabTo(page, scope.getByRole('button', {name}));
    await page.keyboard.press('Enter');
  };

  await test.step('a saved line leaves the cart', async () => {
    await press(`Save for later: ${dry.title}`);
    await expect(saved.getByRole('link', {name: dry.title})).toBeVisible();
    await expect(status).toHaveText(`${dry.title} saved for later.`);
    await expect(cartItems(page).getByRole('link', {name: treat.title})).toBeFocused();
    await expectVisibleFocus(page);
    await expectCartCount(page, 1);
    await expectAccessible(page, 'header, footer');
  });
  await test.step('the last line is saved too, and stays so after a reload', async () => {
    await press(`Save for later: ${treat.title}`);
    /* The page shows the change at once, but until the server has confirmed it the line stays in the cart. */
    await expect(status).toHaveText(`${treat.title} saved for later. Your cart is empty.`);
    await page.reload();
    await expect(saved.getByRole('heading', {level: 3})).toHaveText([treat.title, dry.title]);
    await expectAccessible(page, 'header, footer');
  });
  await test.step('an item moves back with its quantity', async () => {
    await press(`Move to cart: ${dry.title}`, saved);
    await expectCartCount(page, 2);
    await expect(status).toHaveText(`${dry.title} moved to your cart.`);
    await expect(saved.getByRole('link', {name: dry.title})).toHaveCount(0);
  });
  await test.step('a removal is undone', async () => {
    await press(`Remove ${treat.title} from your saved items`, saved);
    await expect(saved).toHaveCount(0);
    await expect(status).toHaveText(`${treat.title} removed from your saved items.`);
    await page.getByRole('button', {name: `Undo: put ${treat.title} back`}).click();
    await expect(saved.getByRole('link', {name: treat.title})).toBeVisible();
    await expectCartCount(page, 2);
  });
});
