import {addButton, confirmation, PRODUCTS} from './support/journey';
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
