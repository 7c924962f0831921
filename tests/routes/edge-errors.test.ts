import {describe, expect, it, vi} from 'vitest';
import type * as SessionStore from '~/domains/session/session-store.server';
import type {ErrorPageData} from '~/shell/not-found.server';
import type * as SessionGuard from '~/shell/session-guard.server';
import {sandboxOrigin as origin} from './support/shared-sandbox';
import {openShop, watchShop, type Answer} from './support/shop';

const {logged} = watchShop();
const shop = openShop(origin);

const SECRET = 'what nobody may read';
/* What is to break in the running test: our own code around Remix, which no request can break any more. */
const broken = vi.hoisted(() => ({commit: false, guard: false, cookies: false}));

vi.mock('~/domains/session/session-store.server', async (importActual) => {
  const actual = await importActual<typeof SessionStore>();
  return {
    ...actual,
    openSession: async (...input: Parameters<typeof actual.openSession>) => {
      if (broken.cookies && input[0].cookies.has('guest_cart')) throw new Error(SECRET);
      const store = await actual.openSession(...input);
      return broken.commit ? {...store, commit: () => Promise.reject(new Error(SECRET))} : store;
    },
  };
});
vi.mock('~/shell/session-guard.server', async (importActual) => {
  const actual = await importActual<typeof SessionGuard>();
  return {
    ...actual,
    sessionGuard: (...input: Parameters<typeof actual.sessionGuard>) => {
      if (broken.guard) throw new Error(SECRET);
      return actual.sessionGuard(...input);
    },
  };
});

function expectErrorPage(answer: Answer): void {
  expect(answer.status).toBe(500);
  const [thrown] = Object.values(answer.page().errors ?? {});
  const {head, view} = thrown?.data as ErrorPageData;
  expect([head.title, view?.page.slug]).toEqual(['404 Error | Shop', 'error']);
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(answer.text).not.toContain(SECRET);
}

describe.each(['commit', 'guard', 'cookies'] as const)('what breaks outside a page: %s', (what) => {
  async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
    broken[what] = true;
    try {
      return await shop.visitor('guest_cart=abc').send(path, init);
    } finally {
      broken[what] = false;
    }
  }

  it('ERR-21, EDGE-07 a document is the shop’s error page with 500', async () => {
    expectErrorPage(await ask('/products/dog'));
    expect(logged()).toContain('request failed');
  });

  it('ERR-21, EDGE-07 so is a form', async () => {
    expectErrorPage(await ask('/contact-us', {method: 'POST', body: new URLSearchParams()}));
  });

  it('ERR-21, EDGE-07 so is a page that scripts ask for', async () => {
    const answer = await ask('/faq.data');
    expect(answer.status).toBe(500);
    expect(answer.text).toContain('404 Error | Shop');
    expect(answer.text).not.toContain(SECRET);
  });

  it('EDGE-07 what is no page says it in a sentence', async () => {
    const answer = await ask('/robots.txt');
    expect([answer.status, answer.text]).toEqual([500, 'Something went wrong on our side.']);
  });

  it('EDGE-07 the API says it in JSON', async () => {
    const answer = await ask('/api/ecom/v1.0/no-such');
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([500, 'application/json']);
    expect(answer.text).not.toContain(SECRET);
  });
});
