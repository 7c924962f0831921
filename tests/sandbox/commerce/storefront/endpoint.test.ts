import {describe, expect, test} from 'vitest';
import {SANDBOX_PRIVATE_TOKEN, SANDBOX_PUBLIC_TOKEN} from '~sandbox/commerce/storefront/tokens';
import {storefrontApp} from '~tests/sandbox/support/storefront-app';

const SHOP = JSON.stringify({query: '{ shop { name } }'});
const UNAUTHORIZED = {errors: [{message: '', extensions: {code: 'UNAUTHORIZED'}}]};

describe('Storefront API versions', () => {
  test.each([
    ['2026-01', '2026-01'],
    ['2026-04', '2026-04'],
    ['2026-07', '2026-07'],
    ['2026-10', '2026-10'],
    ['unstable', 'unstable'],
    ['2025-04', '2026-01'],
    ['2025-10', '2026-01'],
    ['2019-07', '2026-01'],
  ])('SAND-01b %s is served as %s', async (version, answeredAs) => {
    const response = await storefrontApp().post(SHOP, {version});
    expect(response.status).toBe(200);
    expect(response.headers.get('X-Shopify-API-Version')).toBe(answeredAs);
    expect(await response.json()).toEqual({data: {shop: {name: 'Test Shop'}}});
  });

  test.each(['2027-01', '2026-02', '2025-5', 'latest', '__proto__', '%00'])(
    'SAND-01c %s is an unknown version',
    async (version) => {
      const response = await storefrontApp().post(SHOP, {version});
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({errors: 'Not Found'});
    },
  );

  test('SAND-01a use their own schema', async () => {
    const {ask} = storefrontApp();
    const query = '{ shop { legalNotice { id } } }';
    const problem = async (version: string) =>
      (await ask(query, {}, {version})).errors?.[0]?.message;
    expect(await problem('2026-10')).toBe('Shop.legalNotice is not resolved by the sandbox');
    expect(await problem('unstable')).toBe('Shop.legalNotice is not resolved by the sandbox');
    expect(await problem('2026-07')).toBe("Field 'legalNotice' doesn't exist on type 'Shop'");
  });
});

describe('Storefront API tokens', () => {
  const withHeaders = (headers: Record<string, string>) =>
    storefrontApp().app.request('/api/2026-10/graphql.json', {method: 'POST', headers, body: SHOP});

  test.each([
    [{}],
    [{'X-Shopify-Storefront-Access-Token': 'wrong'}],
    [{'X-Shopify-Storefront-Access-Token': SANDBOX_PRIVATE_TOKEN}],
    [{'Shopify-Storefront-Private-Token': SANDBOX_PUBLIC_TOKEN}],
    [
      {
        'Shopify-Storefront-Private-Token': 'wrong',
        'X-Shopify-Storefront-Access-Token': SANDBOX_PUBLIC_TOKEN,
      },
    ],
  ])('SAND-02 %j is rejected', async (headers) => {
    const response = await withHeaders(headers);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual(UNAUTHORIZED);
  });

  test.each([
    [{'X-Shopify-Storefront-Access-Token': SANDBOX_PUBLIC_TOKEN}],
    [{'Shopify-Storefront-Private-Token': SANDBOX_PRIVATE_TOKEN}],
  ])('SAND-02 %j is accepted', async (headers) => {
    const response = await withHeaders(headers);
    expect(await response.json()).toEqual({data: {shop: {name: 'Test Shop'}}});
  });
});

describe('Storefront API requests', () => {
  test.each([
    '{"query": ',
    '[]',
    '{}',
    '{"query": 1}',
    '{"query":"{shop{id}}","variables":[]}',
    '',
  ])('with the body %j get 400 with errors', async (body) => {
    const response = await storefrontApp().post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      errors: {query: 'Required parameter missing or invalid'},
    });
  });

  test('with a body over the limit get 413', async () => {
    const response = await storefrontApp().post(`{"query":"${'x'.repeat(600_000)}"}`);
    expect(response.status).toBe(413);
  });

  test('by GET, with application/graphql and without .json get the same response', async () => {
    const {app} = storefrontApp();
    const headers = {'X-Shopify-Storefront-Access-Token': SANDBOX_PUBLIC_TOKEN};
    const query = '{ shop { name } }';
    const answers = await Promise.all([
      app.request(`/api/2026-10/graphql.json?query=${encodeURIComponent(query)}`, {headers}),
      app.request('/api/2026-10/graphql', {method: 'POST', headers, body: SHOP}),
      app.request('/api/2026-10/graphql.json', {
        method: 'POST',
        headers: {...headers, 'Content-Type': 'application/graphql'},
        body: query,
      }),
    ]);
    for (const answer of answers) {
      expect(await answer.json()).toEqual({data: {shop: {name: 'Test Shop'}}});
    }
  });

  test('accept variables as JSON text, and an operation name', async () => {
    const {post} = storefrontApp();
    const query = 'query A { shop { name } } query B($h: String!) { menu(handle: $h) { id } }';
    const response = await post(
      JSON.stringify({query, variables: '{"h":"main"}', operationName: 'B'}),
    );
    expect(await response.json()).toEqual({data: {menu: null}});
  });

  test('are allowed from browsers of any origin', async () => {
    const response = await storefrontApp().app.request('/api/2026-10/graphql.json', {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:3000',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'x-shopify-storefront-access-token',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe(
      'x-shopify-storefront-access-token',
    );
  });

  test('get a request id and the processing time', async () => {
    const {headers} = await storefrontApp().post(SHOP);
    expect(headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get('Server-Timing')).toMatch(/^processing;dur=\d+/);
  });
});
