import {afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import type {ErrorPageData} from '~/shell/errors/not-found.server';
import {makeAccount} from '~tests/support/accounts';
import {logIn} from './support/log-in';
import {changeSession, SECRET as SESSION_SECRET} from './support/visitor-session';
import {sandboxOrigin as origin} from './support/shared-sandbox';
import {openShop, watchShop, type Answer, type Visitor} from './support/shop';

const {logged} = watchShop();
const PASSWORD = 'a password for all pages';
const shop = openShop(origin, {variables: {SESSION_SECRET}});
const gated = openShop(origin, {variables: {SESSION_SECRET, SITE_PASSWORD: PASSWORD}});

const SECRET = 'what nobody may read';
const broken = () => Promise.reject(new Error(SECRET));

let template: Visitor;
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  template = shop.visitor();
  await logIn(template, await makeAccount(origin));
  /* Old enough that any request writes the session again. */
  await changeSession(template, {lastSeenAt: Date.now() - 6 * 60_000});
});
afterEach(() => void vi.restoreAllMocks());

/* Requests can't break our code around Remix, so these tests break APIs of the runtime instead. */
const BREAKS: Record<string, () => Visitor> = {
  context: () => {
    vi.spyOn(crypto, 'randomUUID').mockImplementationOnce(() => {
      throw new Error(SECRET);
    });
    return shop.visitor();
  },
  guard: () => {
    vi.spyOn(crypto.subtle, 'verify').mockImplementation(broken);
    return gated.visitor('gate=1.00');
  },
  commit: () => {
    vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(broken);
    return shop.visitor([...template.cookies].map((pair) => pair.join('=')).join('; '));
  },
};

function expectErrorPage(answer: Answer, what: string): void {
  expect(answer.status).toBe(500);
  const [thrown] = Object.values(answer.page().errors ?? {});
  const {head, view} = thrown?.data as ErrorPageData;
  /* The broken guard is the password gate, behind which no products are shown (EDGE-42). */
  const slug = what === 'guard' ? undefined : 'error';
  expect([head.title, view?.slug]).toEqual(['404 Error | Shop', slug]);
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(answer.text).not.toContain(SECRET);
}

describe.each(Object.keys(BREAKS))('an error outside of a page: %s', (what) => {
  const ask = (path: string, init: RequestInit = {}): Promise<Answer> =>
    (BREAKS[what]?.() ?? shop.visitor()).send(path, init);

  it('ERR-21, EDGE-07a answers a document request with the error page and status 500', async () => {
    expectErrorPage(await ask('/products/dog'), what);
    expect(logged()).toContain('request failed');
  });

  it('ERR-21, EDGE-07a answers a form with the error page', async () => {
    expectErrorPage(await ask('/contact-us', {method: 'POST', body: new URLSearchParams()}), what);
  });

  it('ERR-21, EDGE-07a answers a page data request with the error page', async () => {
    const answer = await ask('/cart.data');
    expect(answer.status).toBe(500);
    expect(answer.text).toContain('404 Error | Shop');
    expect(answer.text).not.toContain(SECRET);
  });

  it('EDGE-07a answers a request for a file with a sentence', async () => {
    const answer = await ask('/sitemap.xml');
    expect([answer.status, answer.text]).toEqual([
      500,
      'Something went wrong on our side. Nothing was lost.',
    ]);
  });

  it('EDGE-07b answers an API call in JSON', async () => {
    const answer = await ask('/api/ecom/v1.0/no-such');
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([500, 'application/json']);
    expect(answer.text).not.toContain(SECRET);
  });
});
