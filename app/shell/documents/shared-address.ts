import {LIST_PARAMETERS, parseList} from '~/domains/catalog/list-state';
import {COOKIES} from '~/domains/session/cookie-registry';
import {isDataPath, pageOf} from '../guards/path-policy';

/** First segments of paths whose pages depend on more than their address, or are no pages. */
const NOT_SHARED = new Set([
  'account',
  'api',
  'builds',
  'cart',
  'checkout',
  'contact-us',
  'location',
  'logout',
  'maintenance',
  'password-protect',
  'preview',
  'search',
  'session',
  'shelter',
  'sitemap',
]);

/** Other paths that lead to a page have an escape or capital letters in them. They are rare. */
const PLAIN_PATH = /^\/(?:[a-z\d-]+(?:\/[a-z\d-]+){0,5})?$/;

/** Remix adds the ids of the routes whose data it needs. */
const ROUTES_PARAMETER = '_routes';
const ROUTE_IDS = /^[\w/.,-]{1,200}$/;

/**
 * The address that decides alone what a guest without cookies of ours gets: without parameters that the page doesn't
 * read, in one order. `null` if the response can depend on more than that.
 */
export function sharedAddress(request: Request, url: URL): URL | null {
  if (request.method !== 'GET' || hasOwnCookies(request)) return null;
  const page = pageOf(url);
  if (url.pathname.startsWith('//')) return null;
  if (!PLAIN_PATH.test(page.path) || NOT_SHARED.has(page.path.split('/')[1] ?? '')) return null;
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

/** The parameters that the page reads; `null` for one whose text is anybody's. */
function parametersOf({path, search}: {path: string; search: string}): readonly string[] | null {
  if (!path.startsWith('/products')) return [];
  if (parseList({pathname: path, search: ''})) return LIST_PARAMETERS;
  /* The text that was searched for. */
  return new URLSearchParams(search).has('search') ? null : ['sku'];
}

const OWN_NAMES = Object.keys(COOKIES);

/** Whether the request has a cookie of the shop, of either site, whatever its value. */
function hasOwnCookies(request: Request): boolean {
  const header = request.headers.get('Cookie');
  if (!header) return false;
  return header.split(';').some((pair) => {
    const name = (pair.split('=', 1)[0] ?? '').trim().replace(/^__Host-/, '');
    return OWN_NAMES.some((own) => name === own || name.startsWith(`${own}_`));
  });
}
