import {describe, expect, it} from 'vitest';
import {handleError} from '~/entry.server';
import type {ErrorPageData} from '~/shell/errors/not-found.server';
import {WRITE_LIMIT} from '~/shell/guards/write-limit.server';
import {createBuild} from './support/build';
import {sandboxOrigin as origin} from './support/shared-sandbox';
import {openShop, watchShop, type Answer} from './support/shop';

const {log, logged, unexpected} = watchShop();
const shop = openShop(origin);

/** A line of a stack trace: `at name (file:line:column)`. */
const STACK = /\bat .+:\d+:\d+|node_modules|\.tsx?:\d+/;

const headOf = (answer: Answer) => {
  const [thrown] = Object.values(answer.page().errors ?? {});
  return (thrown?.data as ErrorPageData).head;
};

function visitorOf(change: (build: ReturnType<typeof createBuild>) => void) {
  const build = createBuild([]);
  build.entry.module.handleError = handleError;
  change(build);
  return openShop(origin, {build}).visitor();
}

describe('a request that is refused before routing', () => {
  it.each([
    [`/${'a/'.repeat(7000)}`, 414],
    [`/${'a/'.repeat(40)}`, 404],
    [`/${'a/'.repeat(40)}.data`, 404],
    [`/products?${'a=1&'.repeat(200)}`, 400],
    [`/search?search=${'a'.repeat(5000)}`, 414],
  ])('EDGE-01a %.24s… answers %i with a sentence and the default headers', async (path, status) => {
    const {status: answered, headers, text} = await shop.visitor().get(path);
    expect(answered).toBe(status);
    expect(text).toMatch(/^[A-Z][^<>]+\.$/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(log()).toMatchObject([{message: 'request refused', status}]);
    expect(log()[0]?.upstream).toBeUndefined();
  });

  it('EDGE-01b a refused API call is answered in JSON', async () => {
    const answer = await shop.visitor().get(`/api/ecom/v1.0/get-cart?${'a=1&'.repeat(200)}`);
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({
      error: {code: 'TOO_MANY_PARAMETERS', requestId: answer.headers.get('X-Request-Id')},
    });
  });
});

it('EDGE-02 route discovery lists all routes, whichever paths are asked for', async () => {
  const routes = {root: {id: 'root'}, 'routes/cart': {id: 'routes/cart', parentId: 'root'}};
  const visitor = visitorOf((build) => {
    Object.assign(build.future, {v3_lazyRouteDiscovery: true});
    Object.assign(build.assets, {version: 'a1', routes});
  });
  const answer = await visitor.get('/__manifest?version=a1&p=%2Ffaq');
  expect([answer.status, answer.json()]).toEqual([200, routes]);
});

it.each(['root', 'pages', 'routes/nothing', ''])(
  'EDGE-39 a page ignores `_data=%s`',
  async (value) => {
    const answer = await visitorOf(() => undefined).get(
      `/search?_data=${value}&search=salmon&_data=again`,
      {Accept: 'text/html'},
    );
    expect(answer.status).toBe(200);
    expect(answer.page().matches).toContain('search');
    expect(log().map(({level}) => level)).toEqual(['info']);
  },
);

it.each(['/faq', '/products/dog', '/account/orders', '/nowhere', '/cart/change'])(
  'EDGE-50 HEAD with an Origin for the page data of %s answers as GET does',
  async (path) => {
    const visitor = visitorOf(() => undefined);
    const headers = {Origin: 'https://elsewhere.example'};
    const head = await visitor.send(`${path}.data`, {method: 'HEAD', headers});
    const get = await visitor.get(`${path}.data`, headers);
    expect(head.status).toBe(get.status);
    expect(log().map(({level}) => level)).toEqual(['info', 'info']);
  },
);

it.each([
  ['//', '/'],
  ['//faq?a=1', '/faq?a=1'],
  ['//%5c', '/%5c'],
  ['///%5cevil.example//', '/%5cevil.example/'],
])('EDGE-51 %s redirects to the path with one slash at its start', async (path, target) => {
  const answer = await shop.visitor().get(`http://localhost:3000${path}`);
  expect([answer.status, answer.location]).toEqual([301, target]);
});

it('EDGE-51 page data whose path starts with several slashes redirects, too', async () => {
  const answer = await visitorOf(() => undefined).get('http://localhost:3000//%5c.data');
  expect(answer.status).toBe(202);
  expect(answer.text).toContain('"/%5c"');
  expect(log().map(({level}) => level)).toEqual(['info']);
});

describe('a method that a page doesn’t support', () => {
  it.each([
    ['POST', '/products'],
    ['POST', '/'],
    ['PUT', '/search'],
    ['DELETE', '/cart'],
    ['PATCH', '/products/dog'],
  ])(
    'EDGE-05a EDGE-05b %s %s answers 405 with the error page, without a stack trace, in one log line',
    async (method, path) => {
      const visitor = visitorOf(() => undefined);
      const answer = await visitor.send(path, {method});
      expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
      expect(headOf(answer).title).toBe('404 Error | Shop');
      expect(answer.text).not.toMatch(STACK);
      expect(log().map(({message}) => message)).toEqual(['request']);
    },
  );

  it.each(['POST', 'PUT'])(
    'EDGE-05a EDGE-05b a page data request with %s answers 405',
    async (method) => {
      const answer = await visitorOf(() => undefined).send('/products.data', {method});
      expect(answer.status).toBe(405);
      expect(answer.text).toContain('404 Error | Shop');
      expect(answer.text).not.toMatch(STACK);
    },
  );

  it('EDGE-05a a file answers 405 with a sentence', async () => {
    const answer = await shop.visitor().post('/robots.txt', {});
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    expect(answer.text).toBe('This address doesn’t accept this method.');
    expect(unexpected()).toEqual([]);
  });

  it('an error response of Remix is logged in one readable line', () => {
    const lines: unknown[] = [];
    const error = (_message: string, fields: unknown) => void lines.push(fields);
    const refusal = {status: 405, statusText: 'Method Not Allowed', internal: true, data: 'No.'};
    handleError(refusal, {
      request: new Request('https://shop.test/products', {method: 'POST'}),
      context: {request: {log: {error}}} as never,
    });
    expect(lines).toEqual([{error: '405 Method Not Allowed: No.'}]);
  });

  it('EDGE-05b no package replaces an error’s text by its stack trace', () => {
    expect(String(new Error('only this'))).toBe('Error: only this');
  });
});

it.each(['/shelter/%0d%0a', '/%0Aproducts', '/products/dog%E2%80%A8', '/faq%7f'])(
  'EDGE-06 %s, which no route can match, redirects to the path without control characters',
  async (path) => {
    const answer = await visitorOf(() => undefined).get(path);
    expect(answer.status).toBe(301);
    expect(answer.location).toMatch(/^\/[\w/]*$/);
    expect(answer.text).not.toMatch(STACK);
    expect(logged()).toEqual([]);
  },
);

describe('the rate limit of forms', () => {
  const send = (path: string, address: string) =>
    shop.visitor().post(path, {}, {'oxygen-buyer-ip': address});

  it('EDGE-04a EDGE-04b counts forms and API changes per client address, and answers in the sender’s format', async () => {
    const address = '203.0.113.41';
    await Promise.all(
      Array.from({length: WRITE_LIMIT.burst + 20}, () => send('/cart/change', address)),
    );
    /* Sends several, because tokens come back in the meantime. */
    const refused = async (path: string) => {
      const answers = await Promise.all(Array.from({length: 20}, () => send(path, address)));
      const answer = answers.find(({status}) => status === 429);
      expect(Number(answer?.headers.get('Retry-After'))).toBeGreaterThan(0);
      return answer;
    };
    expect((await refused('/cart/change'))?.json()).toMatchObject({
      ok: false,
      reason: 'unavailable',
    });
    expect((await refused('/contact-us'))?.text).toContain('Wait a minute');
    expect((await refused('/contact-us.data'))?.text).toContain('404 Error | Shop');
    expect((await refused('/api/ecom/v1.0/create-cart'))?.json()).toMatchObject({
      error: {code: 'TOO_MANY_REQUESTS'},
    });
    expect((await send('/cart/change', '203.0.113.42')).status).toBe(400);
    expect((await shop.visitor().post('/cart/change', {})).status).toBe(400);
    expect((await shop.visitor().get('/', {'oxygen-buyer-ip': address})).status).toBe(200);
  });
});

describe('the request log', () => {
  it('EDGE-12 contains no preview token', async () => {
    await shop.visitor().get('/preview/abc.DEF-secret');
    await shop.visitor().get('/PREVIEW/abc.DEF-secret.data');
    await shop.visitor().get('http://localhost:3000//preview//abc.DEF-secret');
    expect(JSON.stringify(log())).not.toContain('DEF-secret');
    expect(log().flatMap(({path}) => path ?? [])).toEqual([
      '/preview/[token]',
      '/PREVIEW/[token]',
      '/preview/[token]',
    ]);
  });
});
