import {expect, test} from './support/test';

const CARDS = 'Which cards do you take?';
const CARDS_ID = 'faq-which-cards-do-you-take';
const CARDS_ANSWER = /^Visa, Mastercard/;
const ACCOUNT = 'Do I need an account to order?';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts: ${javaScriptEnabled}`, () => {
    test.use({javaScriptEnabled});

    test('SITE-05 an address opens its answer, and the keyboard opens others beside it', async ({
      page,
    }) => {
      await page.goto(`/faq#${CARDS_ID}`);
      const answer = page.getByText(CARDS_ANSWER);
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
    });
  });
}

test('SITE-05 so does a move inside the shop, also a second time', async ({page}) => {
  await page.goto('/faq');
  const answer = page.getByText(CARDS_ANSWER);
  await expect(answer).toBeHidden();
  await page.evaluate((hash) => (location.hash = hash), CARDS_ID);
  await expect(answer).toBeVisible();
});

test('HOUSE-18 axe finds nothing on the questions, open and closed', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`/faq#${CARDS_ID}`);
  await expect(page.getByText(CARDS_ANSWER)).toBeVisible();
  await expectAccessible(page);
});
