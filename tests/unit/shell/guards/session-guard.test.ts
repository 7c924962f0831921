import {encodeRedirect} from '~/domains/session/redirect-parameter';
import {describe, expect, it} from 'vitest';
import {notSavedPath} from '~/domains/session/login-paths';
import type {Session} from '~/domains/session/session';
import {decodeRedirect} from '~/domains/session/redirect-parameter';
import {siteOf, type SiteId} from '~/domains/session/site';
import {pages} from '~/routes';
import {accessTo, SHOP_SEGMENTS, type Access, type VisitorKind} from '~/shell/guards/access-policy';
import {makeSession} from '~tests/support/session';
import {registrationInstead, sessionGuard} from '~/shell/guards/session-guard.server';

const PERSON = makeSession({isRegistered: true});

const VISITORS: VisitorKind[] = ['guest', 'customer', 'unregistered-staff'];

describe('the access policy for guest, customer and unregistered staff', () => {
  const P = 'pass';
  const S = 'log-in-first';
  const B = 'go-back';
  const R = 'register-first';
  it.each<[string, Access[], Access[]]>([
    /* path, on the consumer site, on the staff site */
    ['/', [P, P, P], [P, P, R]],
    ['/products', [P, P, P], [P, P, R]],
    ['/cart', [P, P, P], [P, P, R]],
    ['/search', [P, P, P], [P, P, R]],
    /* Editors' pages and unknown paths: their route decides, once it knows whether the page exists. */
    ['/about-us', [P, P, P], [P, P, P]],
    ['/nothing/is/here', [P, P, P], [P, P, P]],
    ['/location', [P, P, P], [P, P, P]],
    ['/checkout', [P, P, P], [P, P, R]],
    ['/terms-and-conditions', [P, P, P], [P, P, P]],
    ['/privacy-policy', [P, P, P], [P, P, P]],
    ['/shipping', [P, P, P], [P, P, P]],
    ['/faq', [P, P, P], [P, P, P]],
    ['/contact-us', [P, P, P], [P, P, P]],
    ['/sitemap', [P, P, P], [P, P, P]],
    ['/maintenance', [P, P, P], [P, P, P]],
    ['/password-protect', [P, P, P], [P, P, P]],
    ['/logout', [P, P, P], [P, P, P]],
    ['/session/continue', [P, P, P], [P, P, P]],
    ['/account/login', [P, B, B], [P, B, B]],
    ['/shelter/login', [P, B, B], [P, B, B]],
    ['/shelter/register', [P, B, B], [P, B, P]],
    ['/shelter/forgot-password', [P, B, B], [P, B, B]],
    ['/shelter/reset-password', [P, P, P], [P, P, P]],
    ['/shelter/autoship-required-login', [P, P, P], [P, P, P]],
    ['/account', [S, P, P], [S, P, R]],
    ['/account/dashboard', [S, P, P], [S, P, R]],
    ['/account/orders/1001', [S, P, P], [S, P, R]],
    ['/account/login/more', [S, P, P], [S, P, R]],
    ['/Account/Dashboard', [S, P, P], [S, P, R]],
    ['/%61ccount/dashboard', [S, P, P], [S, P, R]],
    ['/account%2Fdashboard', [P, P, P], [P, P, P]],
    ['/%61ccount/%E0%A4%A', [P, P, P], [P, P, P]],
    ['/Shelter/Login', [P, B, B], [P, B, B]],
    ['/%73helter/login/', [P, B, B], [P, B, B]],
    ['/Account/Login', [P, B, B], [P, B, B]],
    ['/somewhere/account/else', [S, P, P], [S, P, P]],
    ['/accountability', [P, P, P], [P, P, P]],
  ])('ROUTE-60, ROUTE-63, ROUTE-64, ROUTE-66 covers %s', (path, shop, staff) => {
    expect(VISITORS.map((item) => accessTo(path, item, siteOf('DTC')))).toEqual(shop);
    expect(VISITORS.map((item) => accessTo(path, item, siteOf('HPSF')))).toEqual(staff);
  });
});

type GuardContext = Parameters<typeof sessionGuard>[0]['context'];

interface Visit {
  person?: Session | null;
  site?: SiteId;
  method?: string;
  headers?: HeadersInit;
}

function guard(
  path: string,
  {person = null, site = 'DTC', method = 'GET', headers = {}}: Visit = {},
) {
  const request = new Request(new URL(path, 'https://shop.test'), {method, headers});
  const session = {current: () => person} as GuardContext['visitor']['session'];
  return sessionGuard({
    request,
    url: new URL(request.url),
    context: {site: siteOf(site), visitor: {session}},
  });
}

it.each<[string, SiteId, boolean]>([
  ['/about-us', 'HPSF', true],
  ['/shelter-stories', 'HPSF', true],
  ['/shelter/welcome', 'HPSF', false],
  ['/shipping/', 'HPSF', false],
  ['/about-us', 'DTC', false],
])('ROUTE-73 an editors’ page at %s of %s leads to registration: %s', (path, site, isLed) => {
  const person = makeSession({isRegistered: false});
  const request = new Request(new URL(path, 'https://shop.test'));
  const session = {current: () => person} as GuardContext['visitor']['session'];
  const context = {site: siteOf(site), visitor: {session}};
  expect(registrationInstead({request, context})).toBe(
    isLed ? `/shelter/register?redirect=${encodeRedirect(path)}` : null,
  );
});

describe('the session guard', () => {
  it('ROUTE-60, ROUTE-62 shows the login page in place of an account page, and remembers its whole address', () => {
    const result = guard('/account/orders?after=abc&q=ä') as Request;
    const {pathname, searchParams} = new URL(result.url);
    expect([result.method, pathname]).toEqual(['GET', '/shelter/log-in-first']);
    expect(decodeRedirect(searchParams.get('redirect'))).toBe('/account/orders?after=abc&q=%C3%A4');
  });

  it('ROUTE-60 turns a form posted to an account page into a read', () => {
    const result = guard('/account/profile', {method: 'POST'}) as Request;
    expect([result.method, result.body]).toEqual(['GET', null]);
  });

  it.each([
    ['/account/profile?done=profile', '/account/profile'],
    ['/account/address-book?done=default', '/account/address-book'],
    ['/account/address-book?new=1', '/account/address-book?new=1'],
    [
      '/account/autoships?done=moved&id=d1&was=2026-01-01',
      '/account/autoships?id=d1&was=2026-01-01',
    ],
  ])(
    'ROUTE-77 a form posted to %s without a session says that nothing was saved, and returns to %s',
    (posted, returned) => {
      const shown = new URL((guard(posted, {method: 'POST'}) as Request).url).searchParams;
      expect([decodeRedirect(shown.get('redirect')), shown.has('unsaved')]).toEqual([
        returned,
        true,
      ]);
      const data = posted.replace('?', '.data?');
      const led = guard(data, {method: 'POST'}) as Response;
      expect(led.headers.get('Location')).toBe(notSavedPath(returned));
      expect(led.headers.get('X-Remix-Reload-Document')).toBe('true');
    },
  );

  it('ROUTE-77 a page opened without a session keeps its address and claims no lost change', () => {
    const shown = new URL((guard('/account/profile?done=profile') as Request).url).searchParams;
    expect(decodeRedirect(shown.get('redirect'))).toBe('/account/profile?done=profile');
    expect(shown.has('unsaved')).toBe(false);
  });

  it('ROUTE-60 redirects a request for an account page’s data to its document', () => {
    const result = guard('/account/orders.data?after=x&_routes=pages,a') as Response;
    expect([result.status, result.headers.get('Location')]).toEqual([
      302,
      '/account/orders?after=x',
    ]);
    expect(result.headers.get('X-Remix-Reload-Document')).toBe('true');
    expect(result.headers.get('Cache-Control')).toBe('no-store');
  });

  it('leaves API operations to their own rules', () => {
    expect(guard('/api/account')).toBeNull();
  });

  it.each(['/__manifest?p=%2Fcontact-us', '/builds/latest.json', '/robots.txt'])(
    'ROUTE-66 never redirects files for scripts and robots (%s)',
    (path) => {
      const person = makeSession({isRegistered: false});
      expect(guard(path, {person, site: 'HPSF'})).toBeNull();
      expect(guard('/products', {person, site: 'HPSF'})).not.toBeNull();
    },
  );

  it.each<[string, SiteId, string | null, string]>([
    ['the previous page', 'DTC', 'https://shop.test/products/dog?page=2', '/products/dog?page=2'],
    [
      'a page of the site, not another site',
      'DTC',
      'https://shop.test//evil.example/x',
      '/evil.example/x',
    ],
    ['home from another site', 'DTC', 'https://evil.example/products', '/'],
    ['home from the login itself', 'DTC', 'https://shop.test/shelter/login?redirect=x', '/'],
    ['home without a referrer', 'DTC', null, '/'],
    ['home from an invalid referrer', 'DTC', 'not an address', '/'],
    ['the catalog without a referrer on the staff site', 'HPSF', null, '/products'],
  ])('ROUTE-63 redirects a logged-in visitor to %s', (_, site, referrer, target) => {
    const headers: HeadersInit = referrer === null ? {} : {Referer: referrer};
    for (const path of ['/shelter/login', '/shelter/register', '/shelter/forgot-password']) {
      const result = guard(path, {person: PERSON, site, headers}) as Response;
      expect([result.status, result.headers.get('Location')]).toEqual([302, target]);
    }
  });

  it.each([
    ['where the login led', '/cart?zip=1', null, '/cart?zip=1'],
    ['the previous page rather', '/cart', 'https://shop.test/faq', '/faq'],
    ['home instead of another page for guests', '/shelter/register', null, '/'],
    ['home instead of another site', '//evil.example/', null, '/account/dashboard'],
  ])('SESS-42b redirects a customer on the login page to %s', (_, asked, referrer, target) => {
    const path = `/shelter/login?redirect=${encodeRedirect(asked)}`;
    const headers: HeadersInit = referrer === null ? {} : {Referer: referrer};
    const result = guard(path, {person: PERSON, headers}) as Response;
    expect(result.headers.get('Location')).toBe(target);
  });

  it('SESS-42b redirects unregistered staff only to a page that they may see', () => {
    const person = {...PERSON, isRegistered: false};
    const back = (asked: string) =>
      (
        guard(`/shelter/login?redirect=${encodeRedirect(asked)}`, {
          person,
          site: 'HPSF',
        }) as Response
      ).headers.get('Location');
    expect([back('/faq'), back('/cart')]).toEqual(['/faq', '/products']);
  });

  it('SESS-42a loads the document of a customer who asks for the data of a login page', () => {
    const headers = {Referer: 'https://shop.test/faq'};
    const result = guard('/shelter/login.data', {person: PERSON, headers}) as Response;
    expect([result.headers.get('Location'), result.headers.get('X-Remix-Reload-Document')]).toEqual(
      ['/faq', 'true'],
    );
  });

  it('ROUTE-63 redirects unregistered staff to a page that they may see', () => {
    const person = {...PERSON, isRegistered: false};
    const back = (Referer: string) =>
      (guard('/shelter/login', {person, site: 'HPSF', headers: {Referer}}) as Response).headers.get(
        'Location',
      );
    expect(back('https://shop.test/contact-us')).toBe('/contact-us');
    expect(back('https://shop.test/cart')).toBe('/products');
  });

  it('accepts a login posted by a customer who has logged in meanwhile', () => {
    for (const path of ['/shelter/login', '/account/login', '/shelter/register']) {
      expect(guard(path, {person: PERSON, method: 'POST'})).toBeNull();
    }
  });

  it('ROUTE-64, ROUTE-65 redirects staff without a clinic to registration', () => {
    const person = {...PERSON, isRegistered: false};
    const result = guard('/products', {person, site: 'HPSF'}) as Response;
    const led = `/shelter/register?redirect=${encodeRedirect('/products')}`;
    expect([result.status, result.headers.get('Location')]).toEqual([302, led]);
    expect(guard('/products', {person: PERSON, site: 'HPSF'})).toBeNull();
    const form = guard('/cart/change', {person, site: 'HPSF', method: 'POST'}) as Response;
    expect(form.headers.get('Location')).toBe('/shelter/register');
  });
});

it('ROUTE-64 the policy names the first segment of every page of the site', () => {
  const own = pages.map(({path = ''}) => path.split('/')[0] ?? '');
  const others = [':slug', '*', 'shelter', 'session', 'location', 'logout', 'builds'];
  const open = ['contact-us', 'sitemap', 'terms-and-conditions', 'shipping', 'faq', 'maintenance'];
  const files = [
    '.well-known',
    'hooks',
    'menus.json',
    'password-protect',
    'robots.txt',
    'site.webmanifest',
    'sitemap.xml',
  ];
  const known = new Set([...SHOP_SEGMENTS, ...others, ...open, ...files]);
  expect(own.filter((segment) => !known.has(segment) && !segment.startsWith('_dev'))).toEqual([]);
});
