import {openCartWith} from './support/fill-cart';
import {cartItems, expectCartCount, PRODUCTS} from './support/journey';
import {expectVisibleFocus, tabTo} from './support/keyboard';
import {pressTwice} from './support/press-twice';
import {expect, test} from './support/test';

const {dry, treat, local} = PRODUCTS;

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
    await press(`Remove from your saved items: ${treat.title}`, saved);
    await expect(saved).toHaveCount(0);
    await expect(status).toHaveText(`${treat.title} removed from your saved items.`);
    await page.getByRole('button', {name: `Undo: put ${treat.title} back`}).click();
    await expect(saved.getByRole('link', {name: treat.title})).toBeVisible();
    await expectCartCount(page, 2);
  });
});

test('CART-140 a double press of Remove removes one saved item', async ({page}) => {
  await openCartWith(page, {dry: 1, treat: 1, local: 1});
  const saved = page.getByRole('region', {name: 'Saved for later'});
  const items = saved.getByRole('heading', {level: 3});
  const status = page.getByRole('status').first();
  for (const {title} of [dry, treat, local]) {
    await page.getByRole('button', {name: `Save for later: ${title}`}).press('Enter');
    await expect(status).toContainText(`${title} saved for later.`);
  }
  const remove = (title: string) =>
    saved.getByRole('button', {name: `Remove from your saved items: ${title}`});
  /* Its Undo bar stays above the list, so the next removal doesn't move the list. */
  await remove(local.title).press('Enter');
  await expect(items).toHaveText([treat.title, dry.title]);
  await pressTwice(remove(treat.title));
  await expect(items).toHaveText([dry.title]);
  await page.getByRole('button', {name: `Undo: put ${treat.title} back`}).click();
  await expect(items).toHaveText([treat.title, dry.title]);
});

test('CART-230 moving a saved item reports as many to analytics as there was room for', async ({
  page,
}) => {
  await openCartWith(page, {dry: 4});
  const status = page.getByRole('status').first();
  await page.getByRole('button', {name: `Save for later: ${dry.title}`}).press('Enter');
  await expect(status).toContainText(`${dry.title} saved for later.`);
  await openCartWith(page, {treat: 8});
  await page.evaluate(() => {
    document.addEventListener('shop:item-added', (event) => {
      const {quantity} = (event as CustomEvent<{quantity: number}>).detail;
      document.body.dataset.added = `${document.body.dataset.added ?? ''} ${quantity}`;
    });
  });
  await page.getByRole('button', {name: `Move to cart: ${dry.title}`}).press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-added', ' 2');
  await expectCartCount(page, 10);
});
