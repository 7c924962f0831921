/** Rules about paths alone, as data. */

/** Open while the password gate or maintenance is on (ROUTE-59). */
const UNGATED = ['/terms-and-conditions', '/faq', '/maintenance', '/password-protect'];

/** Single-fetch asks for a page's data at its path plus `.data`. */
export function pagePath(pathname: string): string {
  return pathname.replace(/\.data$/, '').replace(/(.)\/$/, '$1');
}

export function isUngated(pathname: string): boolean {
  return UNGATED.includes(pagePath(pathname)) || pathname === '/robots.txt';
}

/** Paths with no page of their own (ROUTE-44, ROUTE-45). */
const MOVED: Record<string, string> = {
  '/products/cart': '/cart',
  '/products/logout': '/logout',
};

/** Where a path has moved to for good, or `null` when it stays. */
export function movedPath(pathname: string): string | null {
  const single = pathname.replace(/\/products(?:\/products)+(?=\/|\.data$|$)/g, '/products');
  if (single !== pathname) return single;
  const isData = pathname.endsWith('.data');
  const target = MOVED[pagePath(pathname)];
  return target ? target + (isData ? '.data' : '') : null;
}
