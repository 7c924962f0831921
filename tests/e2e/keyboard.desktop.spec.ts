import type {Locator, Page} from '@playwright/test';
import {CARDS, confirmation, expectCartCount, PRODUCTS, SHOPPER} from './support/journey';
import {expectVisibleFocus, tabTo} from './support/keyboard';
import {expect, test} from './support/test';

const {dry} = PRODUCTS;

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
