import {openCartWith} from './support/fill-cart';
import {cartItems, expectCartCount, PRODUCTS} from './support/journey';
import {expectVisibleFocus, tabTo} from './support/keyboard';
import {expect, test} from './support/test';

const {dry, treat, local} = PRODUCTS;

test('CART-91a CART-92 removing lines by keyboard keeps the focus in the cart and announces each removed line', async ({
  page,
  expectAccessible,
}) => {
  await openCartWith(page, {dry: 1, treat: 1, local: 1});
  const lines = cartItems(page).getByRole('heading', {level: 2});
  await expect(lines).toHaveCount(3);
  const titles = await lines.allInnerTexts();
  const removeAt = (index: number) =>
    cartItems(page).getByRole('button', {name: `Remove ${titles[index]}`});
  const linkAt = (index: number) => cartItems(page).getByRole('link', {name: titles[index]});
  const status = page.getByRole('status').first();

  await test.step('removing the middle line focuses the next line', async () => {
    await tabTo(page, removeAt(1));
    await page.keyboard.press('Enter');
    await expect(linkAt(2)).toBeFocused();
    await expectVisibleFocus(page);
    await expect(status).toHaveText(`${titles[1]} removed from your cart.`);
  });
  await test.step('removing the last line focuses the line before it', async () => {
    await tabTo(page, removeAt(2));
    await page.keyboard.press('Space');
    await expect(linkAt(0)).toBeFocused();
    await expect(status).toHaveText(`${titles[2]} removed from your cart.`);
    await expectAccessible(page, 'header, footer');
  });
  await test.step('removing the only line focuses the heading', async () => {
    await tabTo(page, removeAt(0));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toBeFocused();
    await expect(status).toHaveText(`${titles[0]} removed from your cart. Your cart is empty.`);
    await expectCartCount(page, 0);
  });
  expect(titles.sort()).toEqual([dry.title, local.title, treat.title].sort());
});

test('CART-93a CART-91b CART-92 emptying the cart asks for confirmation first, by keyboard', async ({
  page,
  expectAccessible,
}) => {
  await openCartWith(page, {dry: 2, treat: 1});
  const main = page.getByRole('main');
  const open = main.getByRole('button', {name: 'Empty cart'});
  const question = main.getByRole('form', {name: 'Empty your cart?'});
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  await expect(question).toBeFocused();
  await expectAccessible(page, 'header, footer');
  await tabTo(page, question.getByRole('link', {name: 'Keep my items'}));
  await page.keyboard.press('Enter');
  await expect(open).toBeFocused();
  await expectCartCount(page, 3);

  await page.keyboard.press('Enter');
  await tabTo(page, question.getByRole('button', {name: 'Yes, remove all 3 items'}));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: 'Shopping Cart'})).toBeFocused();
  await expect(page.getByRole('status').first()).toHaveText('Your cart is empty.');
  await expectCartCount(page, 0);
});

test('CART-97 Undo puts back one removed product, or all of them, as they were', async ({page}) => {
  await openCartWith(page, {dry: 2, treat: 1});
  const main = page.getByRole('main');
  const status = page.getByRole('status').first();
  await main.getByRole('button', {name: `Remove ${dry.title}`}).click();
  await expectCartCount(page, 1);
  await main.getByRole('button', {name: `Undo: put ${dry.title} back`}).click();
  await expectCartCount(page, 3);
  await expect(status).toHaveText('It’s back in your cart.');
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
  await expect(main.getByRole('button', {name: /^Undo/})).toHaveCount(0);
  await expect(cartItems(page).getByText('each')).toHaveCount(1);

  await main.getByRole('button', {name: 'Empty cart'}).click();
  await main.getByRole('button', {name: 'Yes, remove all 3 items'}).click();
  await expectCartCount(page, 0);
  await main.getByRole('button', {name: 'Undo: put 2 products back'}).click();
  await expectCartCount(page, 3);
  await expect(cartItems(page).getByRole('heading', {level: 2})).toHaveCount(2);
});

for (const name of ['Remove', 'Save for later']) {
  test(`CART-120 a double press of ${name} takes one line`, async ({page}) => {
    await openCartWith(page, {dry: 1, treat: 1, local: 1});
    const lines = cartItems(page).getByRole('heading', {level: 2});
    await cartItems(page)
      .getByRole('button', {name: new RegExp(`^${name}`)})
      .first()
      .dblclick();
    await expect(page.getByRole('status').first()).toHaveText(/removed from your cart|saved for/);
    await expect(page.getByText('Updating…')).toHaveCount(0);
    await expect(lines).toHaveCount(2);
    await expectCartCount(page, 2);
  });
}

test('CART-121 lines that are removed one after another are named together, and Undo brings all of them back', async ({
  page,
}) => {
  await openCartWith(page, {dry: 2, treat: 1, local: 1});
  const main = page.getByRole('main');
  await main.getByRole('button', {name: `Remove ${dry.title}`}).press('Enter');
  await main.getByRole('button', {name: `Remove ${treat.title}`}).press('Enter');
  await expect(main.getByText('Removed: 2 products.')).toBeVisible();
  await expectCartCount(page, 1);
  await main.getByRole('button', {name: 'Undo: put 2 products back'}).click();
  await expectCartCount(page, 4);
});

test('CART-122 CART-123 a change of a line that another tab has removed says so and keeps the focus in the cart', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/422/);
  await openCartWith(page, {dry: 1, treat: 1});
  const other = await context.newPage();
  await other.goto('/cart');
  const removeInOtherTab = async (title: string, left: number) => {
    await cartItems(other)
      .getByRole('button', {name: `Remove ${title}`})
      .press('Enter');
    await expectCartCount(other, left);
    await expect(other.getByText('Updating…')).toHaveCount(0);
  };
  const raise = (title: string) =>
    cartItems(page)
      .getByRole('button', {name: `Increase Quantity of ${title}`})
      .click();
  const changed = page.getByRole('main').getByText('Your cart has changed since');

  await removeInOtherTab(dry.title, 1);
  await raise(dry.title);
  await expect(changed).toBeVisible();
  await expect(cartItems(page).getByRole('link', {name: treat.title})).toBeFocused();

  await removeInOtherTab(treat.title, 0);
  await raise(treat.title);
  await expect(page.getByText('Your cart is empty.', {exact: true})).toBeVisible();
  await expect(changed).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
});
