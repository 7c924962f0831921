import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {MAX_BODY_BYTES} from '~/platform/body-limit.server';
import {WRITE_LIMIT} from '~/shell/guards/write-limit.server';
import {API_OPERATIONS} from '~/shell/api/operations.server';
import {get, post, send} from './support/api';
import {sandboxOrigin as origin} from './support/shared-sandbox';
import {openShop, watchShop} from './support/shop';

const {logged, unexpected} = watchShop();
const shop = openShop(origin);

const GET_CART = '/api/ecom/v1.0/get-cart';
const WAREHOUSE = '/api/get-warehouse-by-zipcode';
const operations = API_OPERATIONS.map(({method, path, caller}) => ({method, path, caller}));

describe('the API’s routing', () => {
  it.each([
    '/api',
    '/api/',
    '/api/no-such-thing',
    '/api/ecom/v1.0',
    '/api/ecom/v2.0/get-cart',
    '/api/2026-10/graphql.json',
    '/api/%00',
    '/api/ecom/v1.0/../../admin',
  ])('SRV-03a %s is answered with 404', async (path) => {
    for (const method of ['GET', 'POST']) {
      const answer = await send(shop.visitor(), path, {method});
      expect([answer.status, answer.code]).toEqual([404, 'UNKNOWN_OPERATION']);
    }
  });

  it.each(operations)('SRV-03b $path accepts only $method', async ({method, path}) => {
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
      (other) => other !== method,
    );
    for (const other of others) {
      const answer = await send(shop.visitor(), path, {method: other});
      expect([other, answer.status, answer.code]).toEqual([other, 405, 'METHOD_NOT_ALLOWED']);
      expect(answer.headers.get('Allow')).toBe(method === 'GET' ? 'GET, HEAD' : 'POST');
    }
  });

  it.each([
    ['GET', '/api/ecom/v1.0/get-cart.data'],
    ['GET', '/api/no-such/thing?_data=root'],
    ['PROPFIND', '/api/ecom/v1.0/get-cart'],
    ['OPTIONS', '/api/ecom/v1.0/get-cart'],
  ])('SRV-03a SRV-03b %s %s is refused in the API’s error format', async (method, path) => {
    const answer = await shop.visitor().send(path, {method});
    expect([404, 405]).toContain(answer.status);
    expect(await answer.json()).toMatchObject({error: {requestId: expect.any(String) as string}});
  });

  it('SRV-03b HEAD works like GET', async () => {
    const answer = await shop.visitor().send(`${WAREHOUSE}?zipCode=80011`, {method: 'HEAD'});
    expect(answer.status).toBe(200);
  });
});

describe('the body of a call', () => {
  const call = (body: BodyInit, type: string | null) =>
    send(shop.visitor(), GET_CART, {
      method: 'POST',
      /* Strings get a default content type, blobs without a type don't. */
      body: type === null && typeof body === 'string' ? new Blob([body]) : body,
      headers: type === null ? {} : {'Content-Type': type},
    });

  it.each([
    ['text/plain', '{"cartId":"x"}'],
    ['application/x-www-form-urlencoded', 'cartId=x'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/json-seq', '{}'],
    [null, '{"cartId":"x"}'],
  ])('SRV-03c a body of type %s is refused with 415', async (type, body) => {
    const answer = await call(body, type);
    expect([answer.status, answer.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it.each(['application/json; charset=utf-8', 'APPLICATION/JSON'])(
    'SRV-03c a body of type %s is read',
    async (type) => {
      expect((await call('{"cartId":"x"}', type)).code).toBe('CART_NOT_FOUND');
    },
  );

  it.each(['{', '{"cartId":}', 'undefined', '{"cartId":"x"} {}', '\u0000', '<a/>'])(
    'SRV-03d the body %j is refused with 400',
    async (body) => {
      const answer = await call(body, 'application/json');
      expect([answer.status, answer.code]).toEqual([400, 'INVALID_JSON']);
    },
  );

  it.each(['[]', 'null', '"x"', '3', 'true', '', '{}', '{"cartId":3}', '{"cartId":null}'])(
    'SRV-04b the body %j is refused with 400',
    async (body) => {
      const answer = await call(body, 'application/json');
      expect([answer.status, answer.code]).toEqual([400, 'INVALID_INPUT']);
    },
  );

  it('SRV-04b errors name the invalid field but don’t repeat its value', async () => {
    const answer = await post(shop.visitor(), '/api/ecom/v1.0/create-cart', {
      lineItems: [
        {merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 1},
        {merchandiseId: '<script>', quantity: 0},
      ],
    });
    expect(answer.message).toContain('lineItems[1].merchandiseId: must be gid://');
    expect(answer.message).toContain('lineItems[1].quantity: ');
    expect(answer.message).not.toContain('script');
  });

  it('SRV-03e a body that is too large is refused with 413', async () => {
    const answer = await post(shop.visitor(), GET_CART, {cartId: 'x'.repeat(MAX_BODY_BYTES)});
    expect([answer.status, answer.code]).toEqual([413, 'BODY_TOO_LARGE']);
  });

  it('SRV-03c the body type of a GET is ignored', async () => {
    const answer = await send(shop.visitor(), `${WAREHOUSE}?zipCode=80011`, {
      headers: {'Content-Type': 'text/plain'},
    });
    expect(answer.status).toBe(200);
  });
});

describe('access to the API', () => {
  it.each(operations.filter(({caller}) => caller === 'session'))(
    'SRV-11, API-49 $path answers a guest with 401, whether or not the input is valid',
    async ({path}) => {
      for (const body of [{cacheKey: 'orders'}, {}]) {
        const answer = await post(shop.visitor(), path, body);
        expect([answer.status, answer.code]).toEqual([401, 'NOT_SIGNED_IN']);
      }
    },
  );

  it.each(operations)('SRV-09a $path answers 503 during maintenance', async ({method, path}) => {
    const closed = openShop(origin, {variables: {MAINTENANCE: '1'}});
    const answer = await send(closed.visitor(), path, {method});
    expect([answer.status, answer.code]).toEqual([503, 'MAINTENANCE']);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it.each(operations)(
    'SRV-09b $path answers 401 behind the site password',
    async ({method, path}) => {
      const gated = openShop(origin, {variables: {SITE_PASSWORD: 'opensesame'}});
      const answer = await send(gated.visitor(), path, {method});
      expect([answer.status, answer.code]).toEqual([401, 'PASSWORD_NEEDED']);
    },
  );

  it('SRV-09c a call from another site’s page is answered with 403', async () => {
    const answer = await post(shop.visitor(), GET_CART, {}, {Origin: 'https://evil.example'});
    expect([answer.status, answer.code]).toEqual([403, 'FOREIGN_ORIGIN']);
  });
});

describe('the API’s rate limit', () => {
  const change = (address: string | null) =>
    post(
      shop.visitor(),
      '/api/ecom/v1.0/update-cart-note',
      {},
      address === null ? {} : {'oxygen-buyer-ip': address},
    );

  it('SRV-07a SRV-07b counts changes per client address and says when to retry', async () => {
    expect(WRITE_LIMIT).toEqual({burst: 120, perSecond: 2});
    for (let sent = 0; sent < WRITE_LIMIT.burst; sent += 1) {
      expect((await change('203.0.113.7')).status).toBe(400);
    }
    /* A few more than the burst, because tokens come back in the meantime. */
    const extraCalls = await Promise.all(
      Array.from({length: WRITE_LIMIT.burst}, () => change('203.0.113.7')),
    );
    const refused = extraCalls.find(({status}) => status === 429);
    expect(refused?.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await change('203.0.113.8')).status).toBe(400);
    expect((await change(null)).status).toBe(400);
  });

  it('SRV-07a doesn’t count reads', async () => {
    const answers = await Promise.all(
      Array.from({length: WRITE_LIMIT.burst + 1}, () =>
        post(shop.visitor(), GET_CART, {}, {'oxygen-buyer-ip': '203.0.113.9'}),
      ),
    );
    expect(new Set(answers.map(({status}) => status))).toEqual(new Set([400]));
  });
});

describe('the API with random input', () => {
  const names = [
    ...new Set(
      API_OPERATIONS.flatMap(({input}) => Object.keys((input as unknown as {shape: object}).shape)),
    ),
    'id',
    'merchandiseId',
    'quantity',
    'attributes',
    'sellingPlanId',
    'key',
    'value',
    'email',
    '__proto__',
  ];
  const leaf = fc.oneof(
    fc.constantFrom(
      '80011',
      '99999',
      'gid://shopify/ProductVariant/700101',
      'gid://shopify/Cart/abcdefgh?key=1',
      'everyday-chicken-barley',
      'HOME',
      '\ud800',
      -1,
      0,
      1,
      1e21,
      null,
    ),
    fc.jsonValue({maxDepth: 0}),
  );
  const {body} = fc.letrec<{body: unknown; value: unknown}>((tie) => ({
    value: fc.oneof(
      {depthSize: 'small', withCrossShrink: true},
      leaf,
      tie('body'),
      fc.array(tie('value'), {maxLength: 3}),
    ),
    body: fc.dictionary(fc.constantFrom(...names), tie('value'), {maxKeys: 5}),
  }));

  it('SRV-08 no operation fails on random JSON', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...operations.filter(({method}) => method === 'POST')),
        fc.oneof(body, fc.jsonValue()),
        async ({path}, sent) => {
          expect((await post(shop.visitor(), path, sent)).status).toBeLessThan(500);
        },
      ),
      {numRuns: 400},
    );
    expect(unexpected()).toEqual([]);
    expect(logged().filter((line) => line === 'operation failed')).toEqual([]);
  }, 60_000);

  it('SRV-08 no operation fails on a random query', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...operations.filter(({method}) => method === 'GET')),
        fc.dictionary(
          fc.constantFrom(...names),
          fc.oneof(
            fc.constantFrom('80011', 'HOME', 'everyday-chicken-barley'),
            fc.string({unit: 'binary'}),
          ),
        ),
        async ({path}, query) => {
          expect((await get(shop.visitor(), path, query)).status).toBeLessThan(500);
        },
      ),
      {numRuns: 150},
    );
    expect(unexpected()).toEqual([]);
  }, 60_000);

  it('SRV-08 no operation fails on random bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...operations.filter(({method}) => method === 'POST')),
        fc.uint8Array({maxLength: 200}),
        async ({path}, bytes) => {
          const answer = await send(shop.visitor(), path, {
            method: 'POST',
            body: bytes,
            headers: {'Content-Type': 'application/json'},
          });
          expect(answer.status).toBeLessThan(500);
        },
      ),
      {numRuns: 100},
    );
    expect(unexpected()).toEqual([]);
  }, 60_000);
});
