import {describe, expect, it, vi} from 'vitest';
import {MAX_BODY_BYTES} from '~/platform/body-limit.server';
import {handleRequest} from '~/request-handler.server';
import {attribute, tagsOf} from '~tests/ssr/ui/render';
import {createBuild} from './support/build';
import {createHtmlBuild} from './support/html-build';
import {add, KIBBLE} from '../support/variants';
import {redirectOf} from './support/page-data-redirect';
import {sandboxOrigin as origin} from './support/shared-sandbox';
import {openShop, watchShop} from './support/shop';

const REMIX_STREAM_TIMEOUT_MS = 4950;

const {log, unexpected} = watchShop();
const shop = openShop(origin);

describe('every response', () => {
  it.each(['/', '/cart/change', '/robots.txt', '/nowhere', '/products/cart', '/products/no-such'])(
    'HOUSE-07a HOUSE-07b for %s has the security headers, a request id and no public cache',
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

  it('HOUSE-09c with a visitor’s cart is not cacheable', async () => {
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

  it('HOUSE-10b lists each upstream call with its milliseconds in Server-Timing', async () => {
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

  it.each(['/products/dog', '/products/dog.data'])(
    'EDGE-32 for %s leaves no timer of Remix behind, which would keep the data of the page',
    async (path) => {
      const set = vi.spyOn(globalThis, 'setTimeout');
      const cleared = vi.spyOn(globalThis, 'clearTimeout');
      await shop.visitor().get(path);
      const timers = set.mock.results.filter(
        (_, index) => set.mock.calls[index]?.[1] === REMIX_STREAM_TIMEOUT_MS,
      );
      expect(timers).toHaveLength(1);
      for (const {value} of timers) expect(cleared).toHaveBeenCalledWith(value);
    },
  );

  it('HOUSE-10a has its own request id', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await shop.visitor().get('/robots.txt')).headers.get('X-Request-Id')),
    );
    expect(new Set(ids).size).toBe(2);
  });

  it('HOUSE-11a HOUSE-11b is logged in one line, without query, cookies or posted data', async () => {
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

  it('HOUSE-13a has one Set-Cookie header per cookie', async () => {
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
])('ROUTE-44, ROUTE-51 the page data request %s redirects to %s', async (data, page) => {
  expect(await redirectOf(await shop.visitor().get(data))).toMatchObject({
    redirect: page,
    status: 301,
  });
});

it('/favicon.ico redirects to the icon of the pages', async () => {
  const answer = await shop.visitor().get('/favicon.ico');
  expect([answer.status, answer.location]).toEqual([301, '/favicon.svg']);
});

it('an error before the context exists is still answered', async () => {
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

describe('the request checks', () => {
  it.each([
    [MAX_BODY_BYTES, 400],
    [MAX_BODY_BYTES + 1, 413],
  ])('HOUSE-08 a body of %i bytes answers %i', async (bytes, status) => {
    const body = 'a'.repeat(bytes);
    const answer = await shop.visitor().send('/cart/change', {method: 'POST', body});
    expect(answer.status).toBe(status);
  });

  it.each<[HeadersInit]>([
    [{Origin: 'https://evil.example'}],
    [{Origin: 'null'}],
    [{'Sec-Fetch-Site': 'cross-site'}],
  ])('HOUSE-14 a form from another site, %j, answers 403 and has no effect', async (headers) => {
    const visitor = shop.visitor();
    expect((await visitor.post('/cart/change', add(KIBBLE), headers)).status).toBe(403);
    expect(visitor.cookies.size).toBe(0);
    expect(log().map(({message}) => message)).toEqual(['request']);
  });

  it('HOUSE-14 a form of our own is accepted', async () => {
    const answer = await shop
      .visitor()
      .post('/cart/change', add(KIBBLE), {Origin: 'http://localhost:3000', Host: 'localhost:3000'});
    expect(answer.status).toBe(200);
  });

  it('HOUSE-01b an invalid environment makes every request answer with its problems', async () => {
    const broken = openShop(origin, {variables: {SITE_ID: 'SHOP', SESSION_SECRET: 'short'}});
    const answer = await broken.visitor().get('/');
    expect(answer.status).toBe(500);
    expect(answer.text.split('\n')).toHaveLength(3);
    expect(answer.text).toMatch(/SITE_ID: .*\n {2}SESSION_SECRET: must be at least 16 characters/);
  });

  it.each(['Cookie', 'User-Agent', 'Referer', 'X-Forwarded-Host', 'Accept-Language'])(
    'HOUSE-22a a hostile %s header causes no error',
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

  it('ROUTE-36, ROUTE-59 guards every page except the exempt ones', async () => {
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
    /* An unknown spelling would show the 404 page, which includes products. */
    for (const path of ['/FAQ', '/%66aq', '/Terms-And-Conditions']) {
      expect([path, (await gated.visitor().get(path)).status]).toEqual([path, 302]);
    }
  });

  it('UI-67 answers a wrong password with the focus in the field that says so', async () => {
    const build = createHtmlBuild(unexpected());
    const variables = {SITE_PASSWORD: 'open sesame'};
    const visitor = openShop(origin, {variables, build}).visitor();
    const html = {Accept: 'text/html', 'oxygen-buyer-ip': '203.0.113.78'};
    const field = (text: string) =>
      tagsOf(text, 'input').find((tag) => attribute(tag, 'name') === 'password');
    const empty = await visitor.get('/password-protect', html);
    expect(field(empty.text)).not.toContain('autofocus');
    const refused = await visitor.post('/password-protect', {password: 'nope', to: '/'}, html);
    expect(refused.status).toBe(422);
    expect(field(refused.text)).toContain('autofocus');
    expect(field(refused.text)).toContain('aria-invalid="true"');
  });

  it('ROUTE-36 limits guessing', async () => {
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
  ])('ROUTE-36 redirects %s %s in the format of Remix’s client', async (method, data, page) => {
    const body = method === 'POST' ? new URLSearchParams(add(KIBBLE)) : null;
    const answer = await gated.visitor().send(data, {method, body});
    expect(await redirectOf(answer)).toMatchObject({
      redirect: `/password-protect?to=${encodeURIComponent(page)}`,
      status: 302,
      reload: false,
    });
    /* No upstream was called, except to check for maintenance before a change. */
    expect(log().map(({upstream}) => upstream)).toMatchObject([
      method === 'POST' ? [{call: 'content-system.sites'}] : [],
    ]);
  });

  it('EDGE-42 shows no products on the error page before it is passed', async () => {
    const visitor = gated.visitor();
    const refused = () => visitor.send('/', {method: 'DELETE'});
    const before = await refused();
    expect(before.status).toBe(405);
    expect(before.text).not.toContain('priceCents');
    await visitor.post('/password-protect', {password: 'open sesame', to: '/'});
    expect((await refused()).text).toContain('priceCents');
  });

  it('EDGE-43 lets browsers read the web app manifest, which they request without cookies', async () => {
    const answer = await gated.visitor().get('/site.webmanifest');
    expect([answer.status, answer.json()]).toMatchObject([200, {start_url: '/'}]);
  });

  it('EDGE-44 leads on to the requested page once it is passed', async () => {
    const visitor = gated.visitor();
    await visitor.post('/password-protect', {password: 'open sesame', to: '/'});
    const again = await visitor.get('/password-protect?to=%2Fcart');
    expect([again.status, again.location]).toEqual([302, '/cart']);
  });

  it('refuses the API in JSON', async () => {
    const answer = await gated.visitor().post('/api/ecom/v1.0/create-cart', {});
    expect(answer.status).toBe(401);
    expect(answer.json()).toMatchObject({
      error: {code: 'PASSWORD_NEEDED', requestId: answer.headers.get('X-Request-Id')},
    });
  });

  it('refuses cart changes', async () => {
    const visitor = gated.visitor();
    expect((await visitor.post('/cart/change', add(KIBBLE))).status).toBe(302);
    expect(visitor.cookies.size).toBe(0);
  });

  it('opens with the password and redirects to the requested page', async () => {
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

  it('stays closed with a wrong password and says so', async () => {
    const visitor = gated.visitor();
    const answer = await visitor.post('/password-protect', {password: 'sesame', to: '/'});
    expect(answer.status).toBe(422);
    expect(answer.page().actionData).toEqual({
      'routes/password-protect': {error: 'That isn’t the password. Try again.'},
    });
    expect(visitor.cookies.size).toBe(0);
    expect((await visitor.post('/password-protect', {})).status).toBe(422);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
    'HOUSE-22b never redirects to %s',
    async (to) => {
      const opened = await gated.visitor().post('/password-protect', {password: 'open sesame', to});
      expect(opened.location).toBe('/');
      expect(
        (await shop.visitor().get(`/password-protect?to=${encodeURIComponent(to)}`)).location,
      ).toBe('/');
    },
  );

  it('refuses a forged pass', async () => {
    const visitor = gated.visitor(`gate=9999999999999.${'ab'.repeat(32)}`);
    expect((await visitor.get('/')).status).toBe(302);
  });

  it('doesn’t exist if no password is set', async () => {
    const answer = await shop.visitor().get('/password-protect?to=/cart');
    expect([answer.status, answer.location]).toEqual([302, '/cart']);
  });
});

describe('maintenance mode', () => {
  const closed = openShop(origin, {variables: {MAINTENANCE: '1'}});

  it.each(['/', '/cart', '/products/dog?page=2', '/cart/change', '/nowhere', '/maintenance'])(
    'ROUTE-34 %s answers 503 with the maintenance page and Retry-After',
    async (path) => {
      const answer = await closed.visitor().get(path);
      expect([answer.status, answer.location]).toEqual([503, null]);
      expect(answer.headers.get('Retry-After')).toBe('600');
      expect(answer.page().matches).toEqual(['root', 'pages', 'routes/maintenance']);
    },
  );

  it('ROUTE-34 a posted form has no effect', async () => {
    const visitor = closed.visitor();
    expect((await visitor.post('/cart/change', add(KIBBLE))).status).toBe(503);
    expect(visitor.cookies.size).toBe(0);
  });

  it('ROUTE-34 a page data request reloads the page as a document', async () => {
    const answer = await closed
      .visitor()
      .get('/products/dog.data?page=2&_routes=pages,category-dog');
    expect(await redirectOf(answer)).toMatchObject({
      redirect: '/products/dog?page=2',
      reload: true,
    });
  });

  it('ROUTE-34 the API answers 503 in JSON', async () => {
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

  it('the maintenance page answers 200 when maintenance is off', async () => {
    expect((await shop.visitor().get('/maintenance')).status).toBe(200);
  });
});
