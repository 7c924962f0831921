/** Rules about paths alone, as data. */
import {PREVIEW_PATH} from '~/domains/content/shown-preview';

/** Open while the password gate or maintenance is on (ROUTE-59). */
const UNGATED = ['/terms-and-conditions', '/faq', '/maintenance', '/password-protect'];
/** What robots and the page's own scripts need to know of the shop; nothing that a visitor would read. */
const UNGATED_FILES = [
  '/robots.txt',
  '/.well-known/security.txt',
  '/__manifest',
  '/builds/latest.json',
];

/** Single fetch asks for a page's data at `<path>.data`, for the home page's at `/_root.data`. */
export function isDataPath(pathname: string): boolean {
  return pathname.endsWith('.data');
}

/** Where the server's API lives: answered in JSON, whatever the answer is. */
export function isApiPath(pathname: string): boolean {
  return pathname === '/api' || pathname.startsWith('/api/');
}

/**
 * The page that a request is about, as the visitor's address bar has it: path and query. The path begins with one slash:
 * with two it would be another site's address where it is led to.
 */
export function pageOf(url: URL): {path: string; search: string} {
  const pathname = url.pathname.replace(/^\/{2,}/, '/');
  const {search} = url;
  if (!isDataPath(pathname)) return {path: pathname, search};
  const own = search.slice(1).split('&');
  const asked = own.filter((pair) => pair !== '' && !pair.startsWith('_routes='));
  return {
    path: pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/'),
    search: asked.length > 0 ? `?${asked.join('&')}` : '',
  };
}

/** A path as the log may have it: the token of a preview opens it for hours. */
export function loggedPath(pathname: string): string {
  const [area, token] = pathname.split('/').filter((segment) => segment !== '');
  const isOpening = area !== undefined && isInPreview(`/${area}`) && token !== undefined;
  return isOpening && token !== 'leave' ? `/${area}/[token]` : pathname;
}

/** Where previews are made and opened. */
export function isInPreview(path: string): boolean {
  return `${bare(path)}/`.startsWith(`${PREVIEW_PATH}/`);
}

/** No page: nobody is led anywhere from there. */
export function isUngatedFile(pathname: string): boolean {
  return UNGATED_FILES.includes(pathname);
}

export function isUngated(url: URL): boolean {
  return isUngatedFile(url.pathname) || UNGATED.includes(withoutLastSlash(pageOf(url).path));
}

/** Paths with no page of their own (ROUTE-44, ROUTE-45, and the account's beginning), and the icon that browsers ask for beside what is no page. */
const MOVED: Record<string, string> = {
  '/products/cart': '/cart',
  '/products/logout': '/logout',
  '/account': '/account/dashboard',
  '/favicon.ico': '/favicon.svg',
};

/** Encoded control characters and line separators: no page has them, and routes match none of them. */
const ENCODED_BREAK = /%(?:[01][\da-f]|7f|c2%[89][\da-f]|e2%80%a[89])/gi;

/** Where a page's path has moved to for good, or `null` when it stays. */
export function movedPath(path: string): string | null {
  const single = path
    .replace(ENCODED_BREAK, '')
    .replace(/\/{2,}/g, '/')
    .replace(/\/products(?:\/products)+(?=\/|$)/g, '/products');
  return single !== path ? single : (MOVED[bare(path)] ?? null);
}

/** As routes are matched: in small letters, decoded but for slashes, and without a last slash. */
export function bare(path: string): string {
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
