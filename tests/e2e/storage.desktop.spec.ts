import {SEED_PASSWORD} from '~sandbox/world/customers';
import {addButton, confirmation, PRODUCTS} from './support/journey';
import {logInToDashboard} from './support/log-in';
import {expect, test} from './support/test';

test('SESS-39, SESS-33a, SESS-13c browser storage holds the last list and the last activity, and no credentials', async ({
  page,
}) => {
  await logInToDashboard(page, {email: 'june.park@example.com', password: SEED_PASSWORD});
  await page.goto('/products/cat/flavor/salmon');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('trail'))).not.toBeNull();
  await page.getByRole('article').getByRole('link', {name: PRODUCTS.dry.title}).click();
  await addButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  const kept = await page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    text: JSON.stringify([localStorage, sessionStorage]),
    cookies: document.cookie,
  }));
  expect(kept.local).toEqual(['idle', 'trail']);
  expect(kept.text).not.toMatch(/gid:|v1\.|token|june/i);
  /* The subscription provider's own script reads this cookie. */
  expect(kept.cookies).toMatch(/^og_auth=[^;]+$/);
});
