import type {Locator, Page} from '@playwright/test';
import {CARDS, confirmation, expectCartCount, PRODUCTS, SHOPPER} from './support/journey';
import {expectVisibleFocus, tabTo} from './support/keyboard';
import {ADA, postLogin} from './support/log-in';
import {expect, test} from './support/test';

const {dry, treat} = PRODUCTS;

/** Expects a client-side navigation to have announced the page title once and moved the focus to the top. */
async function expectPageChange(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status')).toHaveText(await page.title());
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, {exact: true}));
  await page.keyboard.type(text);
}

test('HOUSE-18b a guest buys with the keyboard alone and always sees the focus', async ({
  page,
  sandbox,
}) => {
  const button = (name: string | RegExp) => page.getByRole('button', {name});
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, page.getByRole('link', {name: dry.title, exact: true}));
  await page.keyboard.press('Enter');
  await expectPageChange(page, dry.title);

  const oneTime = page.getByRole('radio', {name: /^One-time purchase/});
  await tabTo(page, oneTime);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', {name: /^Autoship/})).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(oneTime).toBeChecked();

  await tabTo(page, button(`Increase Quantity of ${dry.title}`).first());
  await page.keyboard.press('Space');
  const add = button(/^Add to cart ·/);
  await tabTo(page, add);
  await page.keyboard.press('Enter');

  const dialog = confirmation(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Subtotal (2 items)')).toBeVisible();
  await tabTo(page, dialog.getByRole('button', {name: 'Continue Shopping'}));
  await tabTo(page, dialog.getByRole('button', {name: 'Close'}));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();

  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('button', {name: 'Go to Cart'}));
  await page.keyboard.press('Enter');
  await expectPageChange(page, 'Shopping Cart');
  await expectCartCount(page, 4);

  await tabTo(page, button('Proceed to Checkout'));
  await page.keyboard.press('Enter');
  await expect(button('Pay now')).toBeVisible();
  for (const [label, value] of Object.entries(SHOPPER)) {
    await typeInto(page, label, value);
    if (label === 'City') await typeInto(page, 'State', 'Colorado');
  }
  await typeInto(page, 'Card number', CARDS.approved);
  await typeInto(page, 'Name on card', 'Robin Field');
  await typeInto(page, 'Expiration date', '12/30');
  await typeInto(page, 'Security code', '123');
  await tabTo(page, button('Pay now'));
  await page.keyboard.press('Enter');

  const text = await page.getByText(/Order #\d+ is confirmed/).innerText();
  const order = await sandbox.order(Number(/#(\d+)/.exec(text)?.[1]));
  expect(order.lines[0]).toMatchObject({title: dry.title, quantity: 4});
});

test('UI-40 the focus moves to the main element when the pressed control is gone', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await test.step('a product that is removed from the comparison', async () => {
    await page.goto('/compare?products=indoor-salmon-oat,morning-biscuits');
    await main.getByRole('link', {name: `Remove ${treat.title}`}).press('Enter');
    await expect(main.getByRole('article')).toHaveCount(1);
    await expectPageChange(page, 'Compare products');
  });
  await test.step('a guest’s pet that is saved, edited and deleted', async () => {
    await page.goto('/pets');
    await main.getByLabel('Name').fill('Rex');
    await main.getByLabel('Dog or cat?').selectOption('dog');
    await main.getByRole('button', {name: 'Save profile'}).press('Enter');
    await expect(main.getByRole('heading', {level: 2, name: 'Rex'})).toBeVisible();
    await expect(main).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('Rex saved');
    await main.getByRole('button', {name: 'Edit Rex'}).press('Enter');
    await expect(main.getByLabel('Name')).toHaveValue('Rex');
    await expect(main).toBeFocused();
    await main.getByRole('button', {name: 'Cancel'}).press('Enter');
    await main.getByRole('button', {name: 'Delete Rex'}).press('Enter');
    await expect(main.getByRole('heading', {name: 'Delete Rex?'})).toBeVisible();
    await expect(main).toBeFocused();
    await main.getByRole('button', {name: 'Delete profile'}).press('Enter');
    await expect(main.getByText('Rex')).toHaveCount(0);
    await expect(main).toBeFocused();
  });
  await test.step('older orders, whose list ends with another link', async () => {
    await postLogin(page.request, ADA);
    await page.goto('/account/orders');
    await main.getByRole('link', {name: 'Older'}).press('Enter');
    await expect(main.getByRole('link', {name: 'Newer'})).toBeVisible();
    await expectPageChange(page, 'My Orders');
  });
});

test.describe('at the size of a phone', () => {
  test.use({viewport: {width: 390, height: 664}});

  test('HOUSE-18c no focused element is hidden below the sticky bar, forwards and backwards', async ({
    page,
  }) => {
    await page.goto(dry.path);
    const cards = page.locator('[data-carousel="product-related"]').getByRole('article');
    const linkOf = (card: Locator) => card.getByRole('heading').getByRole('link');
    await tabTo(page, linkOf(cards.nth(1)));
    /* Skips the cards in between, which behave like those already checked. */
    await linkOf(cards.last()).focus();
    await tabTo(page, page.getByRole('contentinfo').getByRole('link').first());
    await tabTo(page, linkOf(cards.last()), 'Shift+Tab');
    await linkOf(cards.nth(1)).focus();
    await tabTo(page, page.getByRole('link', {name: 'Skip to main content'}), 'Shift+Tab');
  });
});
