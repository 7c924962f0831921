import {describe, expect, it} from 'vitest';
import {createLoadGate} from '~/platform/load-gate';
import {createDocumentStore} from '~/shell/documents/document-store';
import {createSandboxControl} from '~tests/support/sandbox-control';
import {useOwnSandbox} from '~tests/support/own-sandbox';
import {openShop, watchShop} from './support/shop';

watchShop();
const sandbox = useOwnSandbox();

const BROWSER = {Accept: 'text/html', 'User-Agent': 'Mozilla/5.0 Firefox/140.0'};

/** A shop that works on one request at a time, and is busy with one until `finish` is awaited. */
async function busyShop() {
  const control = createSandboxControl(sandbox.origin());
  const documents = createDocumentStore({maxBytes: 10_000_000});
  const shop = openShop(sandbox.origin(), {loadGate: createLoadGate(1), documents});
  await shop.visitor().get('/faq', BROWSER);
  await control.fault({service: 'content-system', kind: 'slow', delayMs: 700});
  const slow = shop.visitor().get('/about', {'User-Agent': 'Googlebot/2.1'});
  return {
    visitor: shop.visitor(),
    finish: async () => {
      const {status} = await slow;
      await control.clearFaults();
      return status;
    },
  };
}

describe('an overloaded shop', () => {
  it('EDGE-27 refuses a page and the API with 503 and Retry-After, and recovers', async () => {
    const {visitor, finish} = await busyShop();
    const page = await visitor.get('/contact-us');
    expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '3']);
    expect(page.text).toContain('Please try again in a few seconds.');
    const api = await visitor.get('/api/cms/v2.0/get-header');
    expect([api.status, api.json()]).toMatchObject([503, {error: {code: 'BUSY'}}]);
    expect(await finish()).toBe(200);
    expect((await visitor.get('/contact-us')).status).toBe(200);
  });

  it('EDGE-27 still serves stored documents', async () => {
    const {visitor, finish} = await busyShop();
    const stored = await visitor.get('/faq', BROWSER);
    expect(stored.status).toBe(200);
    await finish();
  });
});
