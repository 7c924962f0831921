import {isLoopback} from '~/platform/loopback';
import {isInPreview, pageOf} from './path-policy';

interface PolicyParts {
  nonce: string;
  origins: {images: string; checkout: string; identity: string};
  /** Who may show the page in a frame; `null` is nobody. */
  framedBy: string | null;
  isLoopbackHost: boolean;
  /** Vite's development client injects styles and opens a socket. */
  isDevelopment: boolean;
}

/** The Content-Security-Policy of a page, from the configured origins and nothing else (HOUSE-06). */
export function contentSecurityPolicy({
  nonce,
  origins,
  framedBy,
  isLoopbackHost,
  isDevelopment,
}: PolicyParts): string {
  const dev = (source: string) => (isDevelopment ? [source] : []);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`],
    /* Widths and positions that only the render knows; no script can come of them. */
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', origins.images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...dev('ws:')],
    /* Forms that start checkout, or sign in on behalf of another site, are redirected there. */
    'form-action': ["'self'", origins.checkout, origins.identity],
    'frame-ancestors': [framedBy ?? "'none'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    ...(isLoopbackHost ? {} : {'upgrade-insecure-requests': []}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** Who may show a page in a frame: the content system shows previews, and where they are made and opened. */
export function frameOwner(
  url: URL,
  {isPreview, contentOrigin}: {isPreview: boolean; contentOrigin: string},
): string | null {
  return isPreview || isInPreview(pageOf(url).path) ? contentOrigin : null;
}

/** Headers of every response, whatever it is (HOUSE-07). */
export function applySecurityHeaders(headers: Headers, url: URL): void {
  if (!isLoopback(url.hostname)) {
    headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains; preload');
  }
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set(
    'Permissions-Policy',
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  );
  headers.set('X-Content-Type-Options', 'nosniff');
  /* Previews name who may frame them, which this header cannot. */
  const isPolicyEnough = isInPreview(pageOf(url).path) && headers.has('Content-Security-Policy');
  if (!isPolicyEnough) headers.set('X-Frame-Options', 'DENY');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
}
