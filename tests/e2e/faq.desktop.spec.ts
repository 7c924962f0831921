import type {Locator, Page} from '@playwright/test';
import {expect, SHARED_BY_PAGES, test} from './support/test';

const CARDS = 'Which cards do you take?';
const CARDS_ID = 'faq-which-cards-do-you-take';
const ACCOUNT = 'Do I need an account to order?';

const cardsAnswer = (page: Page): Locator => page.getByText(/^Visa, Mastercard/);

/** Expects the address's question to be open, and opens another one next to it by keyboard. */
async function expectOpenQuestions(page: Page): Promise<void> {
  const answer = cardsAnswer(page);
  await expect(answer).toBeVisible();
  await expect(answer).toBeInViewport();
  await expect(page.getByRole('heading', {name: CARDS})).toBeInViewport();

  const other = page.locator('summary').filter({hasText: ACCOUNT});
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Not for a one-time order/)).toBeVisible();
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Not for a one-time order/)).toBeHidden();
}

test('SITE-05a SITE-05b HOUSE-18a an address and a link within the shop open their answer, the keyboard opens others, and axe finds no violations', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/faq');
  await expect(cardsAnswer(page)).toBeHidden();
  await page.evaluate((hash) => (location.hash = hash), CARDS_ID);
  await expect(cardsAnswer(page)).toBeVisible();
  await page.reload();
  await expectOpenQuestions(page);
  await expectAccessible(page, SHARED_BY_PAGES);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('SITE-05a SITE-05b an address opens its answer, and the keyboard opens others', async ({
    page,
  }) => {
    await page.goto(`/faq#${CARDS_ID}`);
    await expectOpenQuestions(page);
  });
});
