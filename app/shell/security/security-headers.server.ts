import {thirdPartySources} from '~/domains/consent/third-party-sources';
import type {ThirdPartyAddresses} from '~/domains/consent/third-parties';
import {givingOrigins, type GivingSettings} from '~/domains/giving/giving-settings';
import {isLoopback} from '~/platform/loopback';
import {isInPreview, pageOf} from '../guards/path-policy';

interface PolicyParts {
  nonce: string;
  origins: {images: string; checkout: string; identity: string};
  thirdParties: ThirdPartyAddresses;
  giving: GivingSettings | null;
  framedBy: string | null;
  isLoopbackHost: boolean;
  isDevelopment: boolean;
}

const NONCE_BYTES = 16;

/** Random characters, followed by two that are always the same. */
export const createNonce = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))));

/** The nonce in the value of a `Content-Security-Policy` header; `null` if it has none. */
export function nonceOf(policy: string | null): string | null {
  return /'nonce-([\w+/]{22}==)'/.exec(policy ?? '')?.[1] ?? null;
}

/** Allows only the configured origins (HOUSE-06), and those of the registry of third parties (CONS-18). */
export function contentSecurityPolicy({
  nonce,
  origins,
  thirdParties,
  giving,
  framedBy,
  isLoopbackHost,
  isDevelopment,
}: PolicyParts): string {
  const dev = (source: string) => (isDevelopment ? [source] : []);
  const foreign = thirdPartySources(thirdParties);
  const given = giving ? givingOrigins(giving) : {connect: [], images: []};
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...(foreign['script-src'] ?? [])],
    'style-src': [
      "'self'",
      isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`,
      ...(foreign['style-src'] ?? []),
    ],
    /* For widths and positions computed at render time. Style attributes can't run scripts. */
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', origins.images, ...given.images, ...(foreign['img-src'] ?? [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...dev('ws:'), ...given.connect, ...(foreign['connect-src'] ?? [])],
    /* Forms that start the checkout, or a login for another site, redirect to these origins. */
    'form-action': ["'self'", origins.checkout, origins.identity],
    'frame-ancestors': [framedBy ?? "'none'"],
    'frame-src': foreign['frame-src'] ?? ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    ...(isLoopbackHost ? {} : {'upgrade-insecure-requests': []}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** Only the content system may frame pages: previews, and the pages where previews are made and opened. */
export function frameOwner(
  url: URL,
  {isPreview, contentOrigin}: {isPreview: boolean; contentOrigin: string},
): string | null {
  return isPreview || isInPreview(pageOf(url).path) ? contentOrigin : null;
}

/** HOUSE-07 */
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
  /* Previews allow framing by the content system, which `X-Frame-Options` can't express. */
  const isPolicyEnough = isInPreview(pageOf(url).path) && headers.has('Content-Security-Policy');
  if (!isPolicyEnough) headers.set('X-Frame-Options', 'DENY');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
}
