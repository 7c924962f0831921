import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test} from './support/test';

/** Delay of the rest of the document. */
const LATE_MS = 500;

/** Serves the shop over a network that stalls in the middle of the header: everything from `until` on is delayed. */
async function serveInTwoParts(shop: string, until: string) {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', shop));
      const type = answer.headers.get('Content-Type') ?? '';
      response.writeHead(answer.status, {'Content-Type': type});
      const body = Buffer.from(await answer.arrayBuffer());
      const end = type.startsWith('text/html') ? body.indexOf(until) : -1;
      if (end === -1) return response.end(body);
      response.write(body.subarray(0, end));
      setTimeout(() => response.end(body.subarray(end)), LATE_MS);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const {port} = server.address() as AddressInfo;
  return {origin: `http://localhost:${port}`, close: () => server.close()};
}

/** Runs in the page: sets a performance mark once the header is complete. */
function watchHeader(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main')) return;
    observer.disconnect();
    performance.mark('header');
    /* The Workers types declare another event target. They are in scope through the types of the stack. */
  }).observe(document as unknown as Node, {childList: true, subtree: true});
}

test('SITE-07 a header that arrives in two parts is painted as a whole, so that nothing in it moves', async ({
  page,
  shop,
}) => {
  const slow = await serveInTwoParts(shop.consumer, 'id="cart-link"');
  await page.addInitScript(watchHeader);
  await page.goto(`${slow.origin}/products/dog`);
  const at = (name: string) =>
    page.evaluate((entry) => performance.getEntriesByName(entry)[0]?.startTime ?? 0, name);
  await expect.poll(() => at('first-contentful-paint')).toBeGreaterThan(0);
  expect(await at('header'), 'it came in pieces').toBeGreaterThan(LATE_MS);
  expect(await at('first-contentful-paint')).toBeGreaterThanOrEqual(await at('header'));
  slow.close();
});
