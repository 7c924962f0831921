import {describe, expect, it} from 'vitest';
import {MAX_BODY_BYTES} from '~/platform/body-limit.server';
import {handleRequest} from '~/request-handler.server';
import {createBuild} from './support/build';
import {add, KIBBLE} from './support/goods';
import {redirectOf} from './support/data-answer';
import {sandboxOrigin as origin} from './support/shared-sandbox';
import {openShop, watchShop} from './support/shop';

const {log, unexpected} = watchShop();
const shop = openShop(origin);

describe('every answer', () => {
  it.each(['/', '/cart/change', '/robots.txt', '/nowhere', '/products/cart', '/products/no-such'])(
    'HOUSE-07 %s has the security headers, a request id and no public cache',
    async (path) => {
      const {headers} = await shop.visitor().get(path);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('X-Frame-Options')).toBe('DENY');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('Permissions-Policy')).toContain('geolocation=()');
      expect(headers.get('Strict-Transport-Security')).toBeNull();
      expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('HOUSE-09 what shows a visitor’s cart cannot be cached', async () => {
    const visitor = shop.visitor();
    for (const path of ['/', '/cart', '/cart/change', '/products/dog']) {
      expect([path, (await visitor.get(path)).headers.get('Cache-Control')]).toEqual([
        path,
        'private, no-cache',
      ]);
    }
    expect((await visitor.post('/cart', add(KIBBLE))).headers.get('Cache-Control')).toBe(
      'private, no-cache',
    );
  });

  it('HOUSE-10 Server-Timing names each upstream call with its milliseconds', async () => {
    const visitor = shop.visitor();
    const {headers} = await visitor.post('/cart/change', add(KIBBLE));
    expect(headers.get('Server-Timing')).toMatch(
      /^content-system\.sites;dur=[\d.]+;desc="@[\d.]+", commerce\.Merchandise;dur=[\d.]+;desc="@[\d.]+", commerce\.CartCreate;dur=[\d.]+;desc="@[\d.]+", /,
    );
    const product = await visitor.get('/products/country-table-adult');
    const calls = product.headers.get('Server-Timing')?.split(', ') ?? [];
    for (const call of calls) expect(call).toMatch(/^[\w.-]+;dur=[\d.]+;desc="@[\d.]+"$/);
    const names = calls.map((call) => call.split(';')[0]);
    expect(names.filter((name) => name?.startsWith('commerce.')).sort()).toEqual([
      'commerce.Cart',
      'commerce.Product',
      'commerce.ProductRecommendations',
    ]);
    expect((await shop.visitor().get('/robots.txt')).headers.get('Server-Timing')).toBeNull();
  });

  it('HOUSE-10 two answers have two request ids', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await shop.visitor().get('/robots.txt')).headers.get('X-Request-Id')),
    );
    expect(new Set(ids).size).toBe(2);
  });

  it('HOUSE-11 is logged in one line, without query, cookies or what was posted', async () => {
    const visitor = shop.visitor();
    const {headers} = await visitor.post('/cart?email=ada@example.com', add(KIBBLE));
    const [line, ...more] = log();
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      level: 'info',
      message: 'request',
      site: 'DTC',
      requestId: headers.get('X-Request-Id'),
      method: 'POST',
      path: '/cart',
      status: 303,
      upstream: [
        {call: 'content-system.sites', outcome: 'ok'},
        {call: 'commerce.Merchandise', outcome: 'ok'},
        {call: 'commerce.CartCreate', outcome: 'ok'},
      ],
    });
    const text = JSON.stringify(line);
    for (const secret of ['ada@example.com', visitor.cartId()?.split('key=')[1] ?? '', KIBBLE]) {
      expect(text).not.toContain(secret);
    }
  });

  it('HOUSE-13 arrives with the cookies that were set, as many as there are', async () => {
    const gated = openShop(origin, {variables: {SITE_PASSWORD: 'sesame'}});
    const visitor = gated.visitor();
    await visitor.post('/password-protect', {password: 'sesame', to: '/'});
    const answer = await visitor.post('/cart/change', add(KIBBLE));
    const [cookie, ...more] = answer.headers.getSetCookie();
    expect(more).toEqual([]);
    expect(cookie).toMatch(/^guest_cart=[^;]+; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/);
    expect([...visitor.cookies.keys()].sort()).toEqual(['gate', 'guest_cart']);
  });
});

it.each([
  ['/products/cart.data?_routes=product', '/cart'],
  ['/products/products/dog.data', '/products/dog'],
])('ROUTE-44, ROUTE-51 the data %s leads to %s', async (data, page) => {
  expect(await redirectOf(await shop.visitor().get(data))).toMatchObject({
    redirect: page,
    status: 301,
  });
});

it('the icon of what is no page is the icon of the pages', async () => {
  const answer = await shop.visitor().get('/favicon.ico');
  expect([answer.status, answer.location]).toEqual([301, '/favicon.svg']);
});

it('what goes wrong before there is anything to answer with is answered all the same', async () => {
  const runtime = {
    get env(): object {
      throw new Error('no such luck');
    },
    cache: undefined,
    waitUntil: () => undefined,
  };
  const answer = await handleRequest(
    new Request('http://localhost:3000/'),
    runtime,
    createBuild([]),
  );
  expect(answer.status).toBe(500);
  expect(await answer.text()).toBe('Something went wrong on our side. Nothing was lost.');
  expect(log()).toMatchObject([{level: 'error', message: 'request failed'}]);
});

describe('what is refused at the door', () => {
  it.each([
    [MAX_BODY_BYTES, 400],
    [MAX_BODY_BYTES + 1, 413],
  ])('HOUSE-08 a body of %i bytes is %i', async (bytes, status) => {
    const body = 'a'.repeat(bytes);
    const answer = await shop.visitor().send('/cart/change', {method: 'POST', body});
    expect(answer.status).toBe(status);
  });

  it.each<[HeadersInit]>([
    [{Origin: 'https://evil.example'}],
    [{Origin: 'null'}],
    [{'Sec-Fetch-Site': 'cross-site'}],
  ])('HOUSE-14 a form of another site, %j, is 403 and does nothing', async (headers) => {
    const visitor = shop.visitor();
    expect((await visitor.post('/cart/change', add(KIBBLE), headers)).status).toBe(403);
    expect(visitor.cookies.size).toBe(0);
    expect(log().map(({message}) => message)).toEqual(['request']);
  });

  it('HOUSE-14 a form of ours is taken', async () => {
    const answer = await shop
      .visitor()
      .post('/cart/change', add(KIBBLE), {Origin: 'http://localhost:3000', Host: 'localhost:3000'});
    expect(answer.status).toBe(200);
  });

  it('HOUSE-01 with a wrong environment every request is answered with what is wrong', async () => {
    const broken = openShop(origin, {variables: {SITE_ID: 'SHOP', SESSION_SECRET: 'short'}});
    const answer = await broken.visitor().get('/');
    expect(answer.status).toBe(500);
    expect(answer.text.split('\n')).toHaveLength(3);
    expect(answer.text).toMatch(/SITE_ID: .*\n {2}SESSION_SECRET: must be at least 16 characters/);
  });

  it.each(['Cookie', 'User-Agent', 'Referer', 'X-Forwarded-Host', 'Accept-Language'])(
    'HOUSE-22 a hostile %s is no trouble',
    async (name) => {
      const answer = await shop
        .visitor()
        .get('/', {[name]: '"><script>;;;=\t,,%00' + 'x'.repeat(4000)});
      expect(answer.status).toBe(200);
      expect(unexpected()).toEqual([]);
    },
  );
});

describe('the password gate', () => {
  const gated = openShop(origin, {variables: {SITE_PASSWORD: 'open sesame'}});

  it('ROUTE-36, ROUTE-59 stands before every page but the exempt ones', async () => {
    for (const path of ['/', '/cart', '/products/dog?page=2', '/cart/change']) {
      const answer = await gated.visitor().get(path);
      expect([answer.status, answer.location]).toEqual([
        302,
        `/password-protect?to=${encodeURIComponent(path)}`,
      ]);
    }
    for (const path of ['/terms-and-conditions', '/faq', '/maintenance', '/password-protect']) {
      expect((await gated.visitor().get(path)).location).toBeNull();
    }
    /* A spelling that is no page would show the page for what is not there, and its products. */
    for (const path of ['/FAQ', '/%66aq', '/Terms-And-Conditions']) {
      expect([path, (await gated.visitor().get(path)).status]).toEqual([path, 302]);
    }
  });

  it('ROUTE-36 whoever guesses has to wait', async () => {
    const guesser = gated.visitor();
    const from = {'oxygen-buyer-ip': '203.0.113.77'};
    const guess = (password: string) =>
      guesser.post('/password-protect', {password, to: '/'}, from);
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) statuses.push((await guess(`${turn}`)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
    const right = await guess('open sesame');
    expect([right.status, Number(right.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  });

  it.each([
    ['GET', '/_root.data?_routes=routes%2Fhome', '/'],
    ['GET', '/cart.data?_routes=routes%2Fcart', '/cart'],
    ['POST', '/cart.data', '/cart'],
  ])(
    'ROUTE-36 %s %s leads to the gate in words that Remix’s client understands',
    async (method, data, page) => {
      const body = method === 'POST' ? new URLSearchParams(add(KIBBLE)) : null;
      const answer = await gated.visitor().send(data, {method, body});
      expect(await redirectOf(answer)).toMatchObject({
        redirect: `/password-protect?to=${encodeURIComponent(page)}`,
        status: 302,
        reload: false,
      });
      /* Nothing was asked for but, before a change, whether the shop is open. */
      expect(log().map(({upstream}) => upstream)).toMatchObject([
        method === 'POST' ? [{call: 'content-system.sites'}] : [],
      ]);
    },
  );

  it('the API is refused in JSON', async () => {
    const answer = await gated.visitor().post('/api/ecom/v1.0/create-cart', {});
    expect(answer.status).toBe(401);
    expect(answer.json()).toMatchObject({
      error: {code: 'PASSWORD_NEEDED', requestId: answer.headers.get('X-Request-Id')},
    });
  });

  it('lets nobody add to a cart either', async () => {
    const visitor = gated.visitor();
    expect((await visitor.post('/cart/change', add(KIBBLE))).status).toBe(302);
    expect(visitor.cookies.size).toBe(0);
  });

  it('opens to the password, and leads where the visitor wanted to be', async () => {
    const visitor = gated.visitor();
    const shown = await visitor.get('/password-protect?to=%2Fproducts%2Fdog%3Fpage%3D2');
    expect(shown.page().loaderData['routes/password-protect']).toMatchObject({
      to: '/products/dog?page=2',
    });
    const fields = {password: 'open sesame', to: '/products/dog?page=2'};
    const opened = await visitor.post('/password-protect', fields);
    expect([opened.status, opened.location]).toEqual([303, '/products/dog?page=2']);
    expect((await visitor.get('/products/dog?page=2')).status).toBe(200);
  });

  it('stays shut to any other, and says so', async () => {
    const visitor = gated.visitor();
    const answer = await visitor.post('/password-protect', {password: 'sesame', to: '/'});
    expect(answer.status).toBe(422);
    expect(answer.page().actionData).toEqual({
      'routes/password-protect': {error: 'That is not the password. Please try again.'},
    });
    expect(visitor.cookies.size).toBe(0);
    expect((await visitor.post('/password-protect', {})).status).toBe(422);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
    'HOUSE-22 leads nobody to %s',
    async (to) => {
      const opened = await gated.visitor().post('/password-protect', {password: 'open sesame', to});
      expect(opened.location).toBe('/');
      expect(
        (await shop.visitor().get(`/password-protect?to=${encodeURIComponent(to)}`)).location,
      ).toBe('/');
    },
  );

  it('a forged pass is none', async () => {
    const visitor = gated.visitor(`gate=9999999999999.${'ab'.repeat(32)}`);
    expect((await visitor.get('/')).status).toBe(302);
  });

  it('is not there without a password', async () => {
    const answer = await shop.visitor().get('/password-protect?to=/cart');
    expect([answer.status, answer.location]).toEqual([302, '/cart']);
  });
});

describe('maintenance', () => {
  const closed = openShop(origin, {variables: {MAINTENANCE: '1'}});

  it.each(['/', '/cart', '/products/dog?page=2', '/cart/change', '/nowhere', '/maintenance'])(
    'ROUTE-34 %s is 503, shows the page and says when to come back',
    async (path) => {
      const answer = await closed.visitor().get(path);
      expect([answer.status, answer.location]).toEqual([503, null]);
      expect(answer.headers.get('Retry-After')).toBe('600');
      expect(answer.page().matches).toEqual(['root', 'pages', 'routes/maintenance']);
    },
  );

  it('ROUTE-34 a form that is posted is not carried out', async () => {
    const visitor = closed.visitor();
    expect((await visitor.post('/cart/change', add(KIBBLE))).status).toBe(503);
    expect(visitor.cookies.size).toBe(0);
  });

  it('ROUTE-34 who is on the way to a page is sent there as a document', async () => {
    const answer = await closed.visitor().get('/products/dog.data?page=2&_routes=category-dog');
    expect(await redirectOf(answer)).toMatchObject({
      redirect: '/products/dog?page=2',
      reload: true,
    });
  });

  it('ROUTE-34 the API says so in JSON', async () => {
    const answer = await closed.visitor().get('/api/ecom/v1.0/get-cart');
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '600']);
    expect(answer.json()).toMatchObject({
      error: {code: 'MAINTENANCE', requestId: answer.headers.get('X-Request-Id')},
    });
  });

  it('ROUTE-59 the exempt pages stay open', async () => {
    for (const path of ['/terms-and-conditions', '/faq', '/robots.txt']) {
      expect((await closed.visitor().get(path)).location).toBeNull();
    }
  });

  it('is over when it is off', async () => {
    expect((await shop.visitor().get('/maintenance')).status).toBe(200);
  });
});
