import {holdRequests} from './support/held-requests';
import {addButton, confirmation, PRODUCTS} from './support/journey';
import {expect, test} from './support/test';

test('ROUTE-68 ROUTE-70 CHK-04a CHK-04b a new page starts at the top, Back restores the scroll position, and checkout opens once, as a document, and can be reopened', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.goto(PRODUCTS.treat.path);
  /* The privacy choices decide how tall the page is. */
  await expect(page.getByText(/^You cannot see product reviews/)).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const bottom = await scrolled();
  expect(bottom).toBeGreaterThan(500);
  await footer.getByRole('link', {name: 'Your cart'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Shopping Cart'})).toBeVisible();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(PRODUCTS.treat.path);
  await expect.poll(scrolled).toBe(bottom);

  await addButton(page).click();
  await confirmation(page).getByRole('button', {name: 'Go to Cart'}).click();
  const start = page.getByRole('button', {name: 'Proceed to Checkout'});
  const held = await holdRequests(page, '**/cart', 'POST');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).host);
  });
  const shop = new URL(page.url()).host;
  /* Pressed and observed inside the page: Playwright does neither while a document is pending. */
  await start.evaluate(async (button: HTMLButtonElement) => {
    await new Promise<void>((resolve) => {
      new MutationObserver(() => {
        if (button.textContent.endsWith('Going to checkout')) resolve();
      }).observe(button, {childList: true, subtree: true});
      button.click();
    });
    button.click();
  });
  await held.releaseNext();
  await expect(page.getByRole('button', {name: 'Pay now'})).toBeVisible();
  expect(held.count()).toBe(1);
  /* The post, then the hosted checkout that it redirects to. */
  const [first, ...more] = documents;
  const checkout = new URL(page.url()).host;
  expect(checkout).not.toBe(shop);
  expect([first, new Set(more)]).toEqual([shop, new Set([checkout])]);

  await page.goBack();
  await held.release();
  await expect(start).toHaveAccessibleName('Proceed to Checkout');
  await start.click();
  await expect(page.getByRole('button', {name: 'Pay now'})).toBeVisible();
});
