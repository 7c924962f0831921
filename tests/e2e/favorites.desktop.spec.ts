import {PRODUCTS} from './support/journey';
import {expect, test} from './support/test';

const {dry, treat} = PRODUCTS;

test('UI-64 where scripts run, a favorite is removed by the heart on its card, which keeps the focus', async ({
  page,
}) => {
  for (const {path} of [dry, treat]) {
    await page.request.post('/favorites', {form: {handle: path.replace('/products/', '')}});
  }
  await page.goto('/favorites');
  const main = page.getByRole('main');
  const titles = main.getByRole('article').getByRole('heading');
  await expect(titles).toHaveText([treat.title, dry.title]);
  await expect(main.getByRole('button', {name: /^Remove /})).toHaveCount(0);
  const heart = main.getByRole('button', {name: `Save ${treat.title}`});
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(heart).toBeFocused();
  await page.reload();
  await expect(titles).toHaveText([dry.title]);
});
