import {describe, expect, it} from 'vitest';
import type {RequestContext} from '~/context.server';
import {createCookieJar} from '~/domains/session/cookie-jar.server';
import {GUARD_ORDER, runGuards} from '~/shell/guards.server';

interface Visit {
  method?: string;
  headers?: HeadersInit;
  isInMaintenance?: boolean;
  password?: string | null;
}

async function guard(
  path: string,
  {method = 'GET', headers = {}, isInMaintenance = false, password = null}: Visit = {},
  order?: readonly string[],
) {
  const request = new Request(new URL(path, 'https://shop.test'), {method, headers});
  const cookies = createCookieJar(request, {suffix: '', secure: true});
  const context = {
    cookies,
    isInMaintenance,
    gate: {password, secret: '0123456789abcdef'},
  } satisfies Partial<RequestContext>;
  const answer = await runGuards(
    /* The guards look at these parts of the context alone. */
    {request, url: new URL(request.url), context: context as unknown as RequestContext},
    order,
  );
  return answer && [answer.status, answer.headers.get('Location')];
}

describe('the guards', () => {
  it('ROUTE-69 run in order: global ones first, the redirect last', () => {
    expect(GUARD_ORDER).toEqual(['same-origin', 'maintenance', 'password-gate', 'moved']);
  });

  it('ROUTE-69 the first that answers is the answer', async () => {
    const foreign = {method: 'POST', headers: {Origin: 'https://evil.example'}};
    const all = {isInMaintenance: true, password: 'secret'};
    expect(await guard('/products/cart', {...foreign, ...all})).toEqual([403, null]);
    expect(await guard('/products/cart', all)).toEqual([302, '/maintenance']);
    expect(await guard('/products/cart', {password: 'secret'})).toEqual([
      302,
      '/password-protect?to=%2Fproducts%2Fcart',
    ]);
    expect(await guard('/products/cart')).toEqual([301, '/cart']);
    expect(await guard('/cart')).toBeNull();
  });

  it('ERR-16 an unknown one is a mistake of ours', async () => {
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
    ['POST', {'Sec-Fetch-Site': 'cross-site'}, false],
    ['DELETE', {Origin: 'https://evil.example'}, false],
    ['GET', {Origin: 'https://evil.example'}, true],
    ['HEAD', {'Sec-Fetch-Site': 'cross-site'}, true],
  ])('HOUSE-14 %s with %j passes: %s', async (method, headers, passes) => {
    expect(await guard('/cart', {method, headers})).toEqual(passes ? null : [403, null]);
  });

  it.each(['/terms-and-conditions', '/faq', '/maintenance', '/password-protect'])(
    'ROUTE-59 %s is open whatever is on',
    async (path) => {
      expect(await guard(path, {isInMaintenance: true, password: 'secret'})).toBeNull();
    },
  );

  it('ROUTE-51 what was asked for is kept when the segment is taken out', async () => {
    expect(await guard('/products/products/dog?page=2')).toEqual([301, '/products/dog?page=2']);
  });

  it('the gate remembers where the visitor wanted to be', async () => {
    expect(await guard('/products/dog?page=2&a=b c', {password: 'secret'})).toEqual([
      302,
      '/password-protect?to=%2Fproducts%2Fdog%3Fpage%3D2%26a%3Db%2520c',
    ]);
  });
});
