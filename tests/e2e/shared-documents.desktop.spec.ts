import {brotliDecompressSync} from 'node:zlib';
import {copyOfPacked, packPage, type PackedPage} from '~/node/packed-page';
import {nonceOf} from '~/shell/security/security-headers.server';
import {addToCart} from './support/fill-cart';
import {addButton, confirmation, expectCartCount, PRODUCTS} from './support/journey';
import {expect, test} from './support/test';

test('EDGE-17 EDGE-18 EDGE-19 EDGE-56 guests share a document that works for each of them, with a nonce and a request id of its own', async ({
  page,
  context,
}) => {
  const seen = new Set<string>();
  for (const query of ['', '', '?utm_source=mail&gclid=1']) {
    await context.clearCookies();
    const response = await page.goto(PRODUCTS.dry.path + query);
    const {nonce, id} = ownTexts(response?.headers() ?? {});
    const document = await response?.text();
    expect(document).toContain(`nonce="${nonce}"`);
    expect(document).toContain(`content="${id}"`);
    expect(seen).not.toContain(nonce);
    expect(seen).not.toContain(id);
    seen.add(nonce).add(id);
    await addButton(page).click();
    await expect(confirmation(page)).toBeVisible();
  }
});

for (const path of ['/', '/products/dog', PRODUCTS.dry.path, '/products/dog.data']) {
  test(`EDGE-55 the Node host can send ${path} compressed in advance, as a copy for another guest`, async ({
    request,
  }) => {
    const load = async () => {
      const response = await request.get(path, {headers: {Accept: 'text/html'}});
      const {nonce, id} = ownTexts(response.headers());
      return {page: await response.text(), texts: [nonce, id].filter((text) => text !== '')};
    };
    await load();
    /* A page can't be packed with every nonce. */
    let packed: PackedPage | null = null;
    for (let use = 1; use <= 5 && !packed; use += 1) {
      const {page, texts} = await load();
      packed = await packPage(Buffer.from(page), texts);
    }
    const another = await load();
    const copy = packed && copyOfPacked(packed, another.texts);
    expect(copy && brotliDecompressSync(copy).toString()).toBe(another.page);
  });
}

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

/** The nonce and the id that only this response has; empty if it has none. */
function ownTexts(headers: Record<string, string>): {nonce: string; id: string} {
  return {
    nonce: nonceOf(headers['content-security-policy'] ?? null) ?? '',
    id: headers['x-request-id'] ?? '',
  };
}

/** A document without the parts that differ between copies: the nonce, the request's id and the cart. */
function withoutOwnParts(document: string): string {
  const nonce = /nonce="([^"]+)"/.exec(document)?.[1] ?? '';
  return document
    .replaceAll(nonce, '')
    .replace(/<meta name="request-id"[^>]*>/, '')
    .replace(/<meta name="copied-cart"[^>]*>/, '')
    .replace(/<span class="sr-only">, \d+ items?<\/span><span[^>]*>\d+<\/span>/, '');
}
