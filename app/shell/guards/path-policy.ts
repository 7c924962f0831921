import {PREVIEW_PATH} from '~/domains/content/shown-preview';
import {parseUrl} from '~/platform/parse-url';

/** Pages that are open during maintenance and before the site's password (ROUTE-59). */
const UNGATED = ['/terms-and-conditions', '/faq', '/maintenance', '/password-protect'];
/** For crawlers, browsers, the scripts of our pages and the content system; none has content for shoppers. */
const UNGATED_FILES = [
  '/hooks/content',
  '/robots.txt',
  /* Browsers request it without cookies. */
  '/site.webmanifest',
  '/.well-known/security.txt',
  '/__manifest',
  '/builds/latest.json',
];

/** Remix adds the ids of the routes whose data it needs. */
export const ROUTES_PARAMETER = '_routes';

/** Remix's single fetch requests page data at `<path>.data`, the home page's at `/_root.data`. */
export function isDataPath(pathname: string): boolean {
  return pathname.endsWith('.data');
}

export function isApiPath(pathname: string): boolean {
  return pathname === '/api' || pathname.startsWith('/api/');
}

/** Leading slashes are collapsed: as a redirect, `//host` would lead to another site. */
export function pageOf(url: URL): {path: string; search: string} {
  const pathname = url.pathname.replace(/^\/{2,}/, '/');
  const {search} = url;
  if (!isDataPath(pathname)) return {path: pathname, search};
  const pairs = search.slice(1).split('&');
  const pagePairs = pairs.filter((pair) => pair !== '' && !pair.startsWith(`${ROUTES_PARAMETER}=`));
  return {
    path: pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/'),
    search: pagePairs.length > 0 ? `?${pagePairs.join('&')}` : '',
  };
}

/** A navigation always needs the data of the route around all pages, and a fetcher never does. */
const PAGES_ROUTE = 'pages';

/** The page to load instead of the response: a fetcher's URL isn't that of the page it belongs to. */
export function pageToReload(request: Request): string {
  const url = new URL(request.url);
  const routes = isDataPath(url.pathname) ? url.searchParams.get(ROUTES_PARAMETER) : null;
  const isFetcher = routes !== null && !routes.split(',').includes(PAGES_ROUTE);
  const {path, search} = pageOf(isFetcher ? (pageBefore(request) ?? new URL('/', url)) : url);
  return path + search;
}

/** The page of ours that the request comes from; `null` if the browser doesn't tell or it's another site's. */
export function pageBefore({headers, url}: Request): URL | null {
  const page = parseUrl(headers.get('Referer') ?? '');
  return page?.origin === new URL(url).origin ? page : null;
}

/** The token in a preview's path opens the preview for hours, so the log must not have it. */
export function loggedPath(pathname: string): string {
  const [area, token] = pathname.split('/').filter((segment) => segment !== '');
  const isOpening = area !== undefined && isInPreview(`/${area}`) && token !== undefined;
  return isOpening && !['clear', 'leave'].includes(token) ? `/${area}/[token]` : pathname;
}

export function isInPreview(path: string): boolean {
  return `${normalizePath(path)}/`.startsWith(`${PREVIEW_PATH}/`);
}

export function isUngatedFile(pathname: string): boolean {
  return UNGATED_FILES.includes(pathname);
}

export function isUngated(url: URL): boolean {
  return isUngatedFile(url.pathname) || UNGATED.includes(withoutLastSlash(pageOf(url).path));
}

/**
 * Permanent redirects for paths that have no page (ROUTE-44, ROUTE-45). Browsers request `/favicon.ico` for any response
 * that doesn't name its icon.
 */
const REDIRECTS: Record<string, string> = {
  '/products/cart': '/cart',
  '/products/logout': '/logout',
  '/account': '/account/dashboard',
  '/favicon.ico': '/favicon.svg',
};

/** Encoded control characters and line separators. No page's path has them. */
const ENCODED_BREAK = /%(?:[01][\da-f]|7f|c2%[89][\da-f]|e2%80%a[89])/gi;

export function permanentRedirect(path: string): string | null {
  const cleaned = path
    .replace(ENCODED_BREAK, '')
    .replace(/\/{2,}/g, '/')
    .replace(/\/products(?:\/products)+(?=\/|$)/g, '/products');
  return cleaned !== path ? cleaned : (REDIRECTS[normalizePath(path)] ?? null);
}

/** Normalizes a path the way Remix matches routes: lower case, decoded except for slashes, no trailing slash. */
export function normalizePath(path: string): string {
  return withoutLastSlash(decoded(path).toLowerCase());
}

const withoutLastSlash = (path: string) => path.replace(/(.)\/$/, '$1');

function decoded(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2f'))
      .join('/');
  } catch {
    return path;
  }
}
