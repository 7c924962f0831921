import {describe, expect, it} from 'vitest';
import type {RequestContext} from '~/request-context';
import {builtInSite} from '~/domains/content/built-in-site';
import {createCookieJar} from '~/domains/session/cookie-jar.server';
import {openSession} from '~/domains/session/session-store.server';
import {siteOf} from '~/domains/session/site';
import {parseOutcome} from '~/domains/cart/store/cart-reply';
import {GUARD_ORDER, runGuards} from '~/shell/guards/guards.server';

const REQUEST_ID = '3f0c7b9e-8d1a-4a52-9c55-0e2f6a7b1c2d';

interface Visit {
  method?: string;
  headers?: HeadersInit;
  isInMaintenance?: boolean;
  /** The content system's maintenance flag; `null` when the content system is down. */
  flag?: Promise<boolean | null>;
  preview?: object | null;
  password?: string | null;
  /** Seconds until this client may send another form. */
  wait?: number | null;
}

async function verdict(
  path: string,
  {
    method = 'GET',
    headers = {},
    isInMaintenance = false,
    flag = Promise.resolve(false),
    preview = null,
    password = null,
    wait = null,
  }: Visit = {},
  order?: readonly string[],
) {
  const request = new Request(new URL(path, 'https://shop.test'), {method, headers});
  const cookies = createCookieJar(request, {suffix: '', secure: false});
  const context = {
    request: {
      id: REQUEST_ID,
      siteContent: async () => {
        const isInMaintenance = await flag;
        if (isInMaintenance === null) return builtInSite('DTC');
        return {...builtInSite('DTC'), isBuiltIn: false, isInMaintenance};
      },
    },
    site: siteOf('DTC'),
    visitor: {
      cookies,
      session: await openSession({
        cookies,
        secrets: ['0123456789abcdef'],
        site: siteOf('DTC'),
        idle: {seconds: 1800, alertSeconds: 120},
        now: 0,
      }),
      secondsToWait: () => wait,
      preview,
    },
    settings: {
      isInMaintenance,
      gate: {password, secret: '0123456789abcdef'},
      previewKeys: {key: null},
    },
  };
  return runGuards(
    /* The guards read only these parts of the context. */
    {request, url: new URL(request.url), context: context as unknown as RequestContext},
    order,
  );
}

/** The verdict in short: status and target of a response, or the request or error page that replaces it. */
async function guard(...visit: Parameters<typeof verdict>) {
  const result = await verdict(...visit);
  if (result instanceof Request) return [result.method, new URL(result.url).pathname];
  if (result && !(result instanceof Response)) return [result.errorPage, 'error page'];
  return result && [result.status, result.headers.get('Location')];
}

describe('the guards', () => {
  it('ROUTE-69a run in order, global ones first and the redirect last', () => {
    expect(GUARD_ORDER).toEqual([
      'same-origin',
      'method',
      'form-limit',
      'maintenance',
      'password-gate',
      'confirm-session',
      'session',
      'moved',
    ]);
  });

  it('ROUTE-69a stop at the first response', async () => {
    const foreign = {method: 'POST', headers: {Origin: 'https://evil.example'}};
    const all = {isInMaintenance: true, password: 'secret'};
    expect(await guard('/products/cart', {...foreign, ...all})).toEqual([403, null]);
    expect(await guard('/products/cart', all)).toEqual(['GET', '/maintenance']);
    expect(await guard('/products/cart', {password: 'secret'})).toEqual([
      302,
      '/password-protect?to=%2Fproducts%2Fcart',
    ]);
    expect(await guard('/products/cart')).toEqual([301, '/cart']);
    expect(await guard('/cart')).toBeNull();
  });

  it('CMS-11b let a change wait for the content system’s maintenance flag, but not a page', async () => {
    const on = {flag: Promise.resolve(true)};
    const off = {flag: Promise.resolve(false)};
    const change = {method: 'POST', headers: {Origin: 'https://shop.test'}};
    expect(await guard('/cart', on)).toBeNull();
    expect(await guard('/cart', {...change, ...on})).toEqual(['GET', '/maintenance']);
    /* A closed site serves no more pages, until it is known to be open again. */
    expect(await guard('/cart', on)).toEqual(['GET', '/maintenance']);
    expect(await guard('/cart', off)).toBeNull();
    expect(await guard('/cart', on)).toBeNull();
  });

  it('CMS-11a keep the last known maintenance state while the content system is down', async () => {
    const unknown = {flag: Promise.resolve(null)};
    const change = {method: 'POST', headers: {Origin: 'https://shop.test'}};
    expect(await guard('/cart', {...change, ...unknown})).toBeNull();
    await guard('/cart', {...change, flag: Promise.resolve(true)});
    expect(await guard('/cart', {...change, ...unknown})).toEqual(['GET', '/maintenance']);
    /* A preview passes maintenance. */
    expect(await guard('/cart', {...unknown, preview: {}})).toBeNull();
    expect(await guard('/cart', {flag: Promise.resolve(false)})).toBeNull();
  });

  it('ERR-16 reject an unknown guard as a programming error', async () => {
    await expect(guard('/', {}, ['moved', 'no-such-guard'])).rejects.toThrow(
      'Unknown route middleware',
    );
  });

  it.each<[string, HeadersInit, boolean]>([
    ['POST', {Origin: 'https://shop.test'}, true],
    ['POST', {}, true],
    ['POST', {'Sec-Fetch-Site': 'same-origin'}, true],
    ['POST', {Origin: 'https://evil.example'}, false],
    ['POST', {Origin: 'http://shop.test'}, false],
    ['POST', {Origin: 'https://shop.test.evil.example'}, false],
    ['POST', {Origin: 'null'}, false],
    ['POST', {Origin: ''}, false],
    ['POST', {Origin: 'http://'}, false],
    ['POST', {Origin: 'a b'}, false],
    ['POST', {Origin: 'https://shop.test/'}, false],
    ['POST', {Origin: 'https://shop.test, https://shop.test'}, false],
    ['POST', {'Sec-Fetch-Site': 'cross-site'}, false],
    ['DELETE', {Origin: 'https://evil.example'}, false],
    ['GET', {Origin: 'https://evil.example'}, true],
    ['HEAD', {'Sec-Fetch-Site': 'cross-site'}, true],
  ])('HOUSE-14 for %s with %j pass: %s', async (method, headers, passes) => {
    expect(await guard('/cart', {method, headers})).toEqual(passes ? null : [403, null]);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    'EDGE-05a answer the method %s with the 405 error page on pages, and let it pass to the API',
    async (method) => {
      expect(await guard('/cart', {method})).toEqual([405, 'error page']);
      expect(await guard('/api/ecom/v1.0/get-cart', {method})).toBeNull();
    },
  );

  it('EDGE-04b answer a form over the limit with 429, in the shape that its sender expects', async () => {
    const over = {method: 'POST', wait: 3};
    const form = (await verdict('/contact-us', over)) as Response;
    expect([form.status, form.headers.get('Retry-After')]).toEqual([429, '3']);
    expect(await form.text()).toContain('Wait a minute');
    const change = (await verdict('/cart/change', over)) as Response;
    expect([change.status, change.headers.get('Retry-After')]).toEqual([429, '3']);
    const outcome = parseOutcome(await change.json());
    expect(outcome).toMatchObject({ok: false, reason: 'unavailable'});
    expect(outcome.notices[0]?.text).toContain('Your cart is safe');
    expect(await guard('/contact-us.data', over)).toEqual([429, 'error page']);
    /* The API's dispatcher does its own counting, and reads are not limited. */
    expect(await guard('/api/ecom/v1.0/create-cart', over)).toBeNull();
    expect(await guard('/contact-us', {wait: 3})).toBeNull();
  });

  it.each(['/terms-and-conditions', '/faq', '/maintenance', '/password-protect'])(
    'ROUTE-59 always let %s pass',
    async (path) => {
      expect(await guard(path, {isInMaintenance: true, password: 'secret'})).toBeNull();
    },
  );

  it('ROUTE-51 keep the query when they remove a doubled segment', async () => {
    expect(await guard('/products/products/dog?page=2')).toEqual([301, '/products/dog?page=2']);
  });

  it('remember the requested page at the password gate', async () => {
    expect(await guard('/products/dog?page=2&a=b c', {password: 'secret'})).toEqual([
      302,
      '/password-protect?to=%2Fproducts%2Fdog%3Fpage%3D2%26a%3Db%2520c',
    ]);
  });

  it('ROUTE-34 show maintenance at every address, for every method', async () => {
    const off = {isInMaintenance: true};
    expect(await guard('/cart?page=2', off)).toEqual(['GET', '/maintenance']);
    expect(await guard('/cart', {...off, method: 'POST'})).toEqual(['GET', '/maintenance']);
    expect(await guard('/cart', {...off, method: 'HEAD'})).toEqual(['HEAD', '/maintenance']);
  });

  it.each([
    ['/_root.data?_routes=routes%2Fhome', '/'],
    ['/products/dog.data?flavor=beef,lamb&_routes=pages,x', '/products/dog?flavor=beef,lamb'],
  ])(
    'ROUTE-34 in maintenance redirect the data request %s to its document',
    async (asked, page) => {
      const result = await verdict(asked, {isInMaintenance: true});
      expect(result).toBeInstanceOf(Response);
      const {status, headers} = result as Response;
      expect([status, headers.get('Location')]).toEqual([302, page]);
      expect(headers.get('X-Remix-Reload-Document')).toBe('true');
    },
  );

  it.each([
    ['/_root.data', '/'],
    ['/cart.data?_routes=routes%2Fcart', '/cart'],
    ['/products/dog.data?page=2', '/products/dog?page=2'],
  ])('remember at the password gate the page of %s, not its data', async (asked, page) => {
    expect(await guard(asked, {password: 'secret'})).toEqual([
      302,
      `/password-protect?to=${encodeURIComponent(page)}`,
    ]);
  });

  it('ROUTE-44 ROUTE-51 redirect the data of a moved page to the page', async () => {
    expect(await guard('/products/cart.data?_routes=pages,x')).toEqual([301, '/cart']);
    expect(await guard('/products/products/dog.data?page=2')).toEqual([
      301,
      '/products/dog?page=2',
    ]);
  });

  it.each<[string, Visit, number, string, string | null]>([
    ['maintenance', {isInMaintenance: true}, 503, 'MAINTENANCE', '600'],
    ['the gate', {password: 'secret'}, 401, 'PASSWORD_NEEDED', null],
    [
      'another site',
      {method: 'POST', headers: {Origin: 'https://evil.example'}},
      403,
      'FOREIGN_ORIGIN',
      null,
    ],
  ])('reject API calls in JSON for %s', async (_name, visit, status, code, retryAfter) => {
    const result = await verdict('/api/ecom/v1.0/get-cart', visit);
    expect(result).toBeInstanceOf(Response);
    const answer = result as Response;
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Retry-After')).toBe(retryAfter);
    expect(answer.headers.get('Location')).toBeNull();
    expect(await answer.json()).toEqual({
      error: {code, message: expect.any(String) as string, requestId: REQUEST_ID},
    });
  });
});
