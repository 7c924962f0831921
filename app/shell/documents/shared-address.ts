import {LIST_PARAMETERS, parseList} from '~/domains/catalog/list-state';
import {CART_PATH} from '~/domains/cart/cart-form';
import {COOKIES, type CookieName} from '~/domains/session/cookie-registry';
import {isDataPath, pageOf, ROUTES_PARAMETER} from '../guards/path-policy';
import {isSharedPath} from './shared-path';

const ROUTE_IDS = /^[\w/.,-]{1,200}$/;

/**
 * The store's key for the document of a guest without our cookies: the URL without parameters that the page doesn't
 * read, in a fixed order. `null` if the response can depend on anything else.
 */
export function sharedAddress(request: Request, url: URL): URL | null {
  const cookies = ownCookies(request, url);
  const dependsOnCookies = cookies.some((name) => name !== CART_COOKIE || !isWithoutRoot(url));
  return dependsOnCookies ? null : addressOf(request, url);
}

/**
 * The store's key for a guest whose only cookie is a cart. Only the cart's parts of the document differ between such
 * guests.
 */
export function sharedAddressWithCart(request: Request, url: URL): URL | null {
  const cookies = ownCookies(request, url);
  if (cookies.length !== 1 || cookies[0] !== CART_COOKIE) return null;
  if (dependsOnCart(url.pathname) || isDataPath(url.pathname)) return null;
  return addressOf(request, url);
}

const dependsOnCart = (path: string) => path === CART_PATH || path.startsWith(`${CART_PATH}/`);

/** Whether this requests page data without that of the root route, the only one that has the cart. */
function isWithoutRoot(url: URL): boolean {
  const routes = url.searchParams.get(ROUTES_PARAMETER);
  if (!isDataPath(url.pathname) || routes === null || dependsOnCart(pageOf(url).path)) return false;
  return !routes.split(',').includes('root');
}

function addressOf(request: Request, url: URL): URL | null {
  if (request.method !== 'GET') return null;
  const page = pageOf(url);
  if (url.pathname.startsWith('//')) return null;
  if (!isSharedPath(page.path)) return null;
  const parameters = parametersOf(page);
  if (!parameters) return null;
  const address = new URL(url);
  address.search = '';
  const read = [...url.searchParams].filter(([name]) => parameters.includes(name));
  for (const name of parameters) {
    const values = url.searchParams.getAll(name);
    if (values.length > 1) return null;
    if (values[0] !== undefined) address.searchParams.set(name, values[0]);
  }
  /* Pages redirect to their own order of parameters. */
  if (read.join('&') !== [...address.searchParams].join('&')) return null;
  if (!isDataPath(url.pathname)) return address;
  const routes = url.searchParams.get(ROUTES_PARAMETER);
  if (routes !== null && !ROUTE_IDS.test(routes)) return null;
  if (routes !== null) address.searchParams.set(ROUTES_PARAMETER, routes);
  return address;
}

/** The parameters that the page reads; `null` if one of them is free text. */
function parametersOf({path, search}: {path: string; search: string}): readonly string[] | null {
  if (!path.startsWith('/products')) return [];
  if (parseList({pathname: path, search: ''})) return LIST_PARAMETERS;
  /* The text that was searched for. */
  return new URLSearchParams(search).has('search') ? null : ['sku'];
}

const OWN_NAMES = (Object.keys(COOKIES) as CookieName[]).filter(
  (name) => !COOKIES[name].isForBrowser,
);
const CART_COOKIE: CookieName = 'guest_cart';

/** The names of the request's cookies, from either site of the shop, that its page may read. */
function ownCookies(request: Request, url: URL): CookieName[] {
  const isOfCart = dependsOnCart(pageOf(url).path);
  const names = OWN_NAMES.filter((name) => isOfCart || !COOKIES[name].isForCart);
  const pairs = (request.headers.get('Cookie') ?? '').split(';');
  return pairs.flatMap((pair) => {
    const name = (pair.split('=', 1)[0] ?? '').trim().replace(/^__Host-/, '');
    return names.filter((own) => name === own || name.startsWith(`${own}_`));
  });
}
