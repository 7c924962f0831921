import {addToCart} from './support/fill-cart';
import {addButton, confirmation, expectCartCount, PRODUCTS} from './support/journey';
import {expect, test} from './support/test';

const SCRIPT_NONCE = /script-src [^;]*'nonce-([\da-f]{32})'/;

test('EDGE-17 EDGE-18 EDGE-19 guests share a document that works for each of them, with a nonce of its own', async ({
  page,
  context,
}) => {
  const nonces = new Set<string>();
  for (const query of ['', '', '?utm_source=mail&gclid=1']) {
    await context.clearCookies();
    const response = await page.goto(PRODUCTS.dry.path + query);
    const [, nonce = ''] =
      SCRIPT_NONCE.exec(response?.headers()['content-security-policy'] ?? '') ?? [];
    expect(nonce).not.toBe('');
    expect(await response?.text()).toContain(`nonce="${nonce}"`);
    expect(nonces).not.toContain(nonce);
    nonces.add(nonce);
    await addButton(page).click();
    await expect(confirmation(page)).toBeVisible();
  }
});

test('EDGE-26 a guest with a cart gets the document of all guests, with their cart in it', async ({
  page,
  browser,
  baseURL,
}) => {
  const list = '/products/dog';
  const guest = await browser.newContext(baseURL ? {baseURL} : {});
  await guest.request.get(list);
  const shared = await (await guest.request.get(list)).text();
  await guest.close();

  await addToCart(page.request, {dry: 1});
  const response = await page.goto(list);
  const copy = (await response?.text()) ?? '';
  await expectCartCount(page, 1);
  expect(copy).toContain(', 1 item<');
  expect(withoutOwnParts(copy)).toBe(withoutOwnParts(shared));

  const [card] = await page.getByRole('article').all();
  await card?.getByRole('button', {name: /^Add to cart/}).click();
  await expectCartCount(page, 2);
});

/** A document without the parts that differ between copies: the nonce, the request's id and the cart. */
function withoutOwnParts(document: string): string {
  const nonce = /nonce="([\da-f]{32})"/.exec(document)?.[1] ?? '';
  return document
    .replaceAll(nonce, '')
    .replace(/<meta name="request-id"[^>]*>/, '')
    .replace(/<meta name="copied-cart"[^>]*>/, '')
    .replace(/<span class="sr-only">, \d+ items?<\/span><span[^>]*>\d+<\/span>/, '');
}
