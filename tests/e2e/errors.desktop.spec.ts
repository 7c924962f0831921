import {addToCart} from './support/fill-cart';
import {waitForHydration} from './support/interactive';
import {addButton, cartItems, confirmation, expectCartCount, PRODUCTS} from './support/journey';
import {postForm, rawRequest} from './support/raw-http';
import {expect, test} from './support/test';

const {treat} = PRODUCTS;

/** Announces a body over the limit and sends only part of it: the response comes before the body is complete. */
function postTooMuch(origin: string, path: string) {
  return rawRequest(origin, path, {
    method: 'POST',
    headers: {Origin: origin, 'Content-Length': '70000'},
    body: 'intent=empty',
    isUnfinished: true,
  });
}

test('ROUTE-52 ROUTE-53 ROUTE-54 ROUTE-57 an unknown page says so, keeps the cart, and hands focus and policy back to the next page', async ({
  page,
  problems,
}) => {
  problems.allow(/404/);
  const path = '/products/no-such-food';
  const expectNotFound = async () => {
    await expect(page.getByRole('heading', {level: 1})).toHaveText(`Page Not Found ${path}`);
    await expect(page).toHaveTitle('404 Error | Shop');
    await expectCartCount(page, 1);
  };
  await addToCart(page.request, {dry: 1});
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await expectNotFound();
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);
  await expect(
    page.getByRole('region', {name: 'While you’re here'}).getByRole('article').first(),
  ).toBeVisible();

  const goHome = async () => {
    await page.getByRole('link', {name: 'Go to the home page'}).click();
    await expect(page).toHaveTitle(/^Good food, on time/);
    await expect(page.getByRole('main')).toBeFocused();
    await expectCartCount(page, 1);
  };
  await goHome();
  /* Simulates following a link to a product that has just been removed from the shop. */
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, path);
  await expectNotFound();
  await expect(page.getByRole('status')).toHaveText('404 Error | Shop');
  await goHome();
});

test('ERR-62 a page that breaks in the browser has the title of the error page, and works at the next visit', async ({
  page,
  problems,
}) => {
  problems.allow(/undefined|caught the following error/);
  const path = '/compare';
  /* No page links to this path without products, so it isn't loaded ahead. */
  const open = () =>
    page.evaluate((address) => {
      window.history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
    }, path);
  const status = page.getByRole('status').first();
  await page.goto('/cart');
  await waitForHydration(page);
  /* As if another build had renamed a part of the page's data. */
  await page.route(`**${path}.data*`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"products"', '"items"');
    await route.fulfill({response, body});
  });
  await open();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(`Page Not Found ${path}`);
  await expect(page).toHaveTitle('404 Error | Shop');
  await expect(status).toHaveText('404 Error | Shop');

  await page.unroute(`**${path}.data*`);
  await page.getByRole('link', {name: 'Go to the home page'}).click();
  await expect(page).toHaveTitle(/^Good food, on time/);
  await open();
  await expect(page).toHaveTitle('Compare products | Shop');
  await expect(status).toHaveText('Compare products | Shop');
});

test('ROUTE-51 ROUTE-44 ROUTE-45 doubled path segments and paths without a page of their own redirect', async ({
  shop,
}) => {
  for (const {from, to} of [
    {from: '/products/products', to: '/products'},
    {from: '/products/products/dog?page=2&a=%20b', to: '/products/dog?page=2&a=%20b'},
    {from: '/products/products/products/x', to: '/products/x'},
    {from: '/products/cart', to: '/cart'},
    {from: '/products/cart/', to: '/cart'},
    {from: '/products/logout?why=1', to: '/logout?why=1'},
  ]) {
    const {status, headers} = await rawRequest(shop.consumer, from);
    expect({from, status, to: headers.location}).toEqual({from, status: 301, to});
  }
});

test('HOUSE-22b HOUSE-22c hostile addresses, bodies and methods get a clear response and never a 500', async ({
  shop,
}) => {
  const origin = shop.consumer;
  const paths = [
    '/products/%00',
    '/%FF%FE',
    '/products/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/products/..%5c..%5cwindows',
    `/products/${'a'.repeat(5_000)}`,
    `/products?page=${'9'.repeat(3_000)}`,
    '//evil.example',
    '//evil.example/%2f..',
    '/\\evil.example',
    '/products/dog?page=-1',
    '/products/dog?page=NaN&page=2',
    `${treat.path}?sku=${encodeURIComponent("' OR 1=1 --<script>")}`,
    `${treat.path}?search=%00%FF`,
    '/products/dog?%ff[]=%00&page[]=1',
    '/products/dropshipping/morning-biscuits',
    '/products/a/b/c/d/e/f/g',
    '/cart?_data=routes/nothing',
    '/cart.data',
    '/_root.data',
    '/password-protect?to=//evil.example',
    '/__proto__',
    '/constructor',
    '/products/constructor',
    '/robots.txt.data',
  ];
  for (const path of paths) {
    const {status, headers} = await rawRequest(origin, path);
    expect(status, path).toBeLessThan(500);
    const location = headers.location ?? '/';
    expect(new URL(location, origin).origin, `${path} leads to ${location}`).toBe(origin);
  }

  const strange = [
    {body: '{"intent":"add"}', type: 'application/json'},
    {body: 'intent=add', type: 'text/plain'},
    {body: '--x\r\nnonsense', type: 'multipart/form-data; boundary=x'},
    {body: '%%%=%', type: 'application/x-www-form-urlencoded'},
  ];
  for (const {body, type} of strange) {
    const {status} = await rawRequest(origin, '/cart/change', {
      method: 'POST',
      headers: {'Content-Type': type, Origin: origin},
      body,
    });
    expect(status, type).toBe(400);
  }
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'PROPFIND']) {
    for (const path of ['/', '/cart']) {
      const {status} = await rawRequest(origin, path, {method, headers: {Origin: origin}});
      expect(status, `${method} ${path}`).toBeLessThan(500);
    }
  }
});

for (const path of ['/', '/?index', '/faq']) {
  test(`EDGE-05a a form that is sent to ${path} gets 405 and the error page`, async ({request}) => {
    const response = await request.post(path, {form: {a: 'b'}});
    expect([response.status(), response.headers()['content-type']]).toEqual([
      405,
      'text/html; charset=utf-8',
    ]);
    expect(await response.text()).toContain('Go to the home page');
  });
}

test('HOUSE-08 HOUSE-14 a post that is too large or from another origin is rejected', async ({
  shop,
}) => {
  const origin = shop.consumer;
  expect((await postTooMuch(origin, '/cart')).status).toBe(413);
  expect((await postTooMuch(origin, '/nowhere')).status).toBe(413);
  const add = {intent: 'empty'};
  for (const headers of [
    {Origin: 'https://evil.example'},
    {Origin: 'null'},
    {Origin: shop.staff},
    {Origin: '', 'Sec-Fetch-Site': 'cross-site'},
  ]) {
    for (const path of ['/cart', '/cart/change', '/cart.data']) {
      const {status} = await postForm(origin, path, add, headers);
      expect(status, `${path} ${JSON.stringify(headers)}`).toBe(403);
    }
  }
  expect((await postForm(origin, '/cart/change', add)).status).toBe(200);
});

test('HOUSE-06a HOUSE-06b HOUSE-07a HOUSE-07b pages have a strict policy with a fresh nonce, and every response has its security headers', async ({
  page,
  sandbox,
  shop,
}) => {
  const origin = shop.consumer;
  const read = async (path: string) => {
    const {headers, text} = await rawRequest(origin, path);
    const policy = String(headers['content-security-policy']);
    const directives = new Map(
      policy.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources] as const;
      }),
    );
    return {text, directives, nonce: /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''};
  };
  const [first, second] = [await read('/'), await read('/')];
  expect(first.nonce).toMatch(/^[\w+/]{22}==$/);
  expect(first.nonce).not.toBe(second.nonce);
  expect(first.directives.get('default-src')).toEqual(["'self'"]);
  /* The sandbox stands in for every third party of the registry. */
  expect(first.directives.get('script-src')).toEqual([
    "'self'",
    `'nonce-${first.nonce}'`,
    sandbox.origin,
  ]);
  expect(first.directives.get('img-src')).toEqual(["'self'", 'data:', sandbox.origin]);
  expect(first.directives.get('form-action')).toEqual(["'self'", sandbox.origin]);
  expect(first.directives.get('frame-ancestors')).toEqual(["'none'"]);
  expect(first.directives.get('object-src')).toEqual(["'none'"]);
  for (const path of ['/', '/products', treat.path, '/cart', '/not-here']) {
    const {text, nonce} = await read(path);
    const scripts = text.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(1);
    expect(
      scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`) && !tag.includes('ld+json')),
      path,
    ).toEqual([]);
    expect(text, path).not.toMatch(/<[^>]+\son[a-z]+="/);
  }

  const answers = {
    page: await rawRequest(origin, '/'),
    notFound: await rawRequest(origin, '/not-here'),
    redirect: await rawRequest(origin, '/products/cart'),
    json: await rawRequest(origin, '/cart/change'),
    robots: await rawRequest(origin, '/robots.txt'),
    refused: await postForm(origin, '/cart', {}, {Origin: 'https://evil.example'}),
    tooLarge: await postTooMuch(origin, '/cart'),
  };
  for (const [name, {headers}] of Object.entries(answers)) {
    expect(headers, name).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(headers['strict-transport-security'], name).toBeUndefined();
  }
  const outside = await rawRequest(origin, '/', {headers: {Host: 'shop.example'}});
  expect(outside.headers['strict-transport-security']).toMatch(/max-age=31536000/);

  /* Every test fails on a console error. This also catches what the policy blocked silently. */
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
      document.documentElement.dataset.violation = `${violatedDirective} ${blockedURI}`;
    });
  });
  const expectNoViolation = () =>
    expect(page.locator('html')).not.toHaveAttribute('data-violation');
  for (const path of ['/', treat.path]) {
    await page.goto(path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expectNoViolation();
  }
  await addButton(page).click();
  await confirmation(page).getByRole('button', {name: 'Go to Cart'}).click();
  await expect(cartItems(page).getByRole('link', {name: treat.title})).toBeVisible();
  await expectNoViolation();
});
