import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {createMemoryCache} from '~/node/memory-cache';
import {createDocumentStore} from '~/shell/documents/document-store';
import {signHookCall, type ShopClearing} from '~sandbox/content-system/shop-hook';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {useOwnSandbox} from '../support/own-sandbox';
import {createEditor} from './support/editor';
import {openShop, watchShop, type Shop} from './support/shop';

const {unexpected} = watchShop();
const sandbox = useOwnSandbox();
const CLEAR_ROUTE = 'routes/preview.clear';
const PREVIEW_KEY = 'sandbox-preview-key-for-editors';

let control: SandboxControl;
let editor: ReturnType<typeof createEditor>;
let shop: Shop;

beforeAll(() => {
  control = createSandboxControl(sandbox.origin());
  editor = createEditor(sandbox.origin());
});
beforeEach(() => {
  shop = newShop();
});
afterEach(() => expect(unexpected()).toEqual([]));

const newShop = (variables = {}) =>
  openShop(sandbox.origin(), {
    documents: createDocumentStore({maxBytes: 10_000_000}),
    cache: createMemoryCache({entries: 500, bytes: 20_000_000}) as Partial<Cache> as Cache,
    variables,
  });

const page = async (path: string) => (await shop.visitor().get(path, {Accept: 'text/html'})).text;

const call = (token: string, headers: Record<string, string> = {}, from = shop) =>
  from.visitor().send('/hooks/content', {
    method: 'POST',
    headers: {Authorization: `Bearer ${token}`, ...headers},
  });

let titles = 0;
/** Changes the shipping page, and returns its new title. The sandbox knows no address of this shop. */
async function rename(): Promise<string> {
  const title = `Questions, version ${(titles += 1)}`;
  await editor.change('pages', {slug: {_eq: 'shipping'}, site: {code: {_eq: 'DTC'}}}, {title});
  return title;
}

describe('the content system’s call', () => {
  it.each<[string, ShopClearing]>([
    ['the page', {path: '/shipping'}],
    ['its collection', {collection: 'pages'}],
    ['a block’s collection', {collection: 'block_rich_text'}],
    ['everything', {all: true}],
  ])('CMS-19a shows a change to the next guest when it clears %s', async (_, clear) => {
    await page('/shipping');
    const title = await rename();
    expect(await page('/shipping')).not.toContain(title);
    expect((await call(await signHookCall(clear))).status).toBe(204);
    expect(await page('/shipping')).toContain(title);
  });

  it('CMS-19a spares other pages when it clears one, and their reads when it clears a collection', async () => {
    await page('/shipping');
    await page('/faq');
    const traffic = await control.traffic();
    await call(await signHookCall({collection: 'plp_pages'}));
    await page('/faq');
    expect(await control.traffic()).toEqual(traffic);
    await call(await signHookCall({path: '/shipping'}));
    await page('/faq');
    expect(await control.traffic()).toEqual(traffic);
  });

  it('CMS-19b drops nothing if it’s forged or repeated', async () => {
    const token = await signHookCall({path: '/shipping'});
    await call(token);
    await page('/shipping');
    const title = await rename();
    expect((await call(token)).status).toBe(409);
    const forged = await call(await signHookCall({all: true}, {secret: 'not-the-secret-of-both'}));
    expect(forged.status).toBe(401);
    expect(forged.json()).toMatchObject({error: {code: 'BAD_SIGNATURE'}});
    expect(await page('/shipping')).not.toContain(title);
  });

  it('CMS-19b is refused after ten forgeries from one address', async () => {
    const headers = {'oxygen-buyer-ip': '203.0.113.9'};
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries++) statuses.push((await call('x', headers)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    const other = await call(await signHookCall({all: true}), {'oxygen-buyer-ip': '203.0.113.10'});
    expect(other.status).toBe(204);
  });

  it('CMS-19b is accepted any number of times with a signature', async () => {
    const headers = {'oxygen-buyer-ip': '203.0.113.11'};
    for (let calls = 0; calls < 12; calls++) {
      expect((await call(await signHookCall({path: '/faq'}), headers)).status).toBe(204);
    }
  });

  it('CMS-19b is unknown without a secret', async () => {
    const answer = await call(
      await signHookCall({all: true}),
      {},
      newShop({CONTENT_HOOK_SECRET: ''}),
    );
    expect(answer.status).toBe(404);
  });

  it.each([
    ['maintenance', {MAINTENANCE: '1'}],
    ['the password gate', {SITE_PASSWORD: 'open-sesame'}],
  ])('CMS-19c works during %s', async (_, variables) => {
    const answer = await call(await signHookCall({all: true}), {}, newShop(variables));
    expect(answer.status).toBe(204);
  });
});

describe('an editor’s preview', () => {
  it('CMS-20 clears the page that it shows, for shoppers', async () => {
    await page('/shipping');
    const title = await rename();
    const visitor = shop.visitor();
    const opened = await visitor.get(`/preview?key=${PREVIEW_KEY}&to=/shipping`);
    await visitor.get(opened.location ?? '');
    expect(await page('/shipping')).not.toContain(title);
    const cleared = await visitor.post('/preview/clear', {to: '/shipping?x=1'});
    expect(cleared.page().actionData).toMatchObject({[CLEAR_ROUTE]: {isCleared: true}});
    expect(await page('/shipping')).toContain(title);
  });

  it('CMS-20 is needed to clear a page', async () => {
    await page('/shipping');
    const title = await rename();
    const refused = await shop.visitor().post('/preview/clear', {to: '/shipping'});
    expect(refused.page().actionData).toMatchObject({[CLEAR_ROUTE]: {isCleared: false}});
    expect(await page('/shipping')).not.toContain(title);
  });
});

describe('the sandbox’s content system', () => {
  it('CMS-21 calls the shops of its sites after a change, and from the control room', async () => {
    const calls: {url: string | undefined; token: string}[] = [];
    const server = createServer(({url, headers}, response) => {
      calls.push({url, token: (headers.authorization ?? '').replace('Bearer ', '')});
      response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    await editor.change('sites', {}, {origin});
    /* Each changed site calls once, and a late call would pass for that of the page. */
    const sites = await editor.find('sites', {});
    await expect.poll(() => calls.length).toBe(sites.length);
    calls.length = 0;

    await page('/shipping');
    const title = await rename();
    await expect.poll(() => calls.length).toBe(1);
    expect(calls[0]?.url).toBe('/hooks/content');
    expect((await call(calls[0]?.token ?? '')).status).toBe(204);
    expect(await page('/shipping')).toContain(title);

    const sent = await fetch(`${sandbox.origin()}/__control/clear-pages`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({path: '/shipping'}),
    });
    expect(await sent.json()).toEqual([{shop: origin, status: 204}]);
    expect((await call(calls[1]?.token ?? '')).status).toBe(204);
    server.close();
  });

  it('CMS-21 calls them for all pages if the control room’s form names none', async () => {
    const sent = await fetch(`${sandbox.origin()}/__control/clear-pages`, {
      method: 'POST',
      body: new URLSearchParams({path: ''}),
    });
    expect(sent.status).toBe(200);
    expect(await sent.text()).toContain('Pages cleared');
  });
});
