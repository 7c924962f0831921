/**
 * The most that a request's address and headers may hold (EDGE-01). Checked before anything else reads them, so that no
 * parser, router or log ever works on more. Honest requests stay far below: the deepest page has five segments.
 */
export const REQUEST_BOUNDS = {
  pathCharacters: 2048,
  /** Counted as slashes: Remix matches every parent of a path, which takes time in the square of its depth. */
  pathSegments: 12,
  /** A `redirect` parameter is the longest: 2,048 characters in base64. */
  queryCharacters: 4096,
  queryPairs: 128,
  /** Remix's client asks for the routes of all links of a page at once, in at most this many characters. */
  discoveryCharacters: 7680,
  /** Browsers keep up to 180 cookies for a site, most of them not ours. */
  cookieCount: 180,
  cookieCharacters: 16 * 1024,
  headerCount: 128,
  headerCharacters: 32 * 1024,
} as const;

/** Where Remix's client asks which routes there are. */
export const DISCOVERY_PATH = '/__manifest';

export interface BoundsRefusal {
  status: 400 | 404 | 414 | 431;
  code: string;
  message: string;
}

/**
 * What a request has too much of, or `null`. Too long an address is 414 and too many headers are 431, as HTTP has it.
 * A path deeper than any page is 404, which tells crawlers to drop it, and more parameters than any form sends are 400.
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
  if (countOf('/', pathname) > REQUEST_BOUNDS.pathSegments) {
    return {status: 404, code: 'PATH_TOO_DEEP', message: 'There is no page at this address.'};
  }
  if (!isDiscovery && search !== '' && countOf('&', search) >= REQUEST_BOUNDS.queryPairs) {
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
        message: 'Your browser sent too much at once. Clearing the cookies of this site helps.',
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
    (cookies !== '' && countOf(';', cookies) >= REQUEST_BOUNDS.cookieCount)
  );
}

function countOf(character: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1))
    count += 1;
  return count;
}
