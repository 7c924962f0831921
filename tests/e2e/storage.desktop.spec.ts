import {SEED_PASSWORD} from '~sandbox/world/customers';
import {addButton, confirmation, PRODUCTS} from './support/journey';
import {logInToDashboard} from './support/log-in';
import {expect, test} from './support/test';

const JUNE = {email: 'june.park@example.com', password: SEED_PASSWORD};

test('SESS-13a, SESS-13b the session and the cart id are in sealed cookies that scripts cannot read, not in browser storage', async ({
  page,
  context,
  shop,
}) => {
  await logInToDashboard(page, JUNE);
  await page.goto(PRODUCTS.dry.path);
  await addButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  const cookies = await context.cookies(shop.consumer);
  for (const name of ['session', 'cart']) {
    const cookie = cookies.find((item) => item.name === name);
    expect([name, cookie?.httpOnly]).toEqual([name, true]);
    expect(cookie?.value).toMatch(/^v1\.[\w.-]+$/);
  }
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  for (const {value} of cookies) expect(stored).not.toContain(value);
  expect(stored).not.toMatch(/gid:|v1\./);
});

test('SESS-39, SESS-33a, SESS-13c browser storage holds the last list, viewed products and last activity, and no credentials', async ({
  page,
}) => {
  await logInToDashboard(page, JUNE);
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
  expect(kept.local).toEqual(['idle', 'recent', 'trail']);
  expect(kept.text).not.toMatch(/gid:|v1\.|token|june/i);
  /* The subscription provider's own script reads the first one; the second mirrors the privacy choices. */
  expect(kept.cookies).toMatch(/^og_auth=[^;]+; consent=none$/);
});
