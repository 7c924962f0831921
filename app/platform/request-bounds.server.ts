/**
 * Checked before any parser, router or log processes more (EDGE-01). Real requests stay far below: the deepest page has
 * five segments.
 */
export const REQUEST_BOUNDS = {
  pathCharacters: 2048,
  /** Counted as slashes. Remix matches every parent of a path, which takes quadratic time in its depth. */
  pathSegments: 12,
  /** The longest parameter is `redirect`: 2,048 characters in base64. */
  queryCharacters: 4096,
  queryPairs: 128,
  /** Route discovery requests all links of a page at once, in URLs up to this length. */
  discoveryCharacters: 7680,
  /** Browsers store up to 180 cookies per site, most of them not ours. */
  cookieCount: 180,
  cookieCharacters: 16 * 1024,
  headerCount: 128,
  headerCharacters: 32 * 1024,
} as const;

export const DISCOVERY_PATH = '/__manifest';

export interface BoundsRefusal {
  status: 400 | 404 | 414 | 431;
  code: string;
  message: string;
}

/**
 * The statuses follow HTTP: 414 for a long URL, 431 for large headers. A path deeper than any page is 404, which makes
 * crawlers drop it; more parameters than any form sends are 400.
 */
export function exceededBound(url: URL, headers: Headers): BoundsRefusal | null {
  const {pathname, search} = url;
  const isDiscovery = pathname === DISCOVERY_PATH;
  const {queryCharacters, discoveryCharacters} = REQUEST_BOUNDS;
  if (
    pathname.length > REQUEST_BOUNDS.pathCharacters ||
    search.length > (isDiscovery ? discoveryCharacters : queryCharacters)
  ) {
    return {status: 414, code: 'ADDRESS_TOO_LONG', message: 'This address is too long.'};
  }
  if (countCharacter('/', pathname) > REQUEST_BOUNDS.pathSegments) {
    return {status: 404, code: 'PATH_TOO_DEEP', message: 'There is no page at this address.'};
  }
  if (!isDiscovery && search !== '' && countCharacter('&', search) >= REQUEST_BOUNDS.queryPairs) {
    return {
      status: 400,
      code: 'TOO_MANY_PARAMETERS',
      message: 'This address has too many parameters.',
    };
  }
  return exceedsHeaderBounds(headers)
    ? {
        status: 431,
        code: 'HEADERS_TOO_LARGE',
        message: 'Your browser sent too much at once. Clear this site’s cookies and try again.',
      }
    : null;
}

function exceedsHeaderBounds(headers: Headers): boolean {
  let count = 0;
  let characters = 0;
  for (const [name, value] of headers) {
    count += 1;
    characters += name.length + value.length;
  }
  const cookies = headers.get('Cookie') ?? '';
  return (
    count > REQUEST_BOUNDS.headerCount ||
    characters > REQUEST_BOUNDS.headerCharacters ||
    cookies.length > REQUEST_BOUNDS.cookieCharacters ||
    (cookies !== '' && countCharacter(';', cookies) >= REQUEST_BOUNDS.cookieCount)
  );
}

function countCharacter(character: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1))
    count += 1;
  return count;
}
