import {describe, expect, it} from 'vitest';
import {
  applySecurityHeaders,
  contentSecurityPolicy,
  frameOwner,
} from '~/shell/security/security-headers.server';

const policyOf = (parts: Partial<Parameters<typeof contentSecurityPolicy>[0]> = {}) =>
  Object.fromEntries(
    contentSecurityPolicy({
      nonce: 'n0nce',
      origins: {
        images: 'https://cdn.test',
        checkout: 'https://checkout.test',
        identity: 'https://accounts.test',
      },
      thirdParties: {},
      giving: null,
      framedBy: null,
      isLoopbackHost: false,
      isDevelopment: false,
      ...parts,
    })
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

describe('the Content-Security-Policy', () => {
  it('HOUSE-06a is strict and built from the configured origins', () => {
    expect(policyOf()).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'", "'nonce-n0nce'"],
      'style-src': ["'self'", "'nonce-n0nce'"],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'https://cdn.test'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'form-action': ["'self'", 'https://checkout.test', 'https://accounts.test'],
      'frame-ancestors': ["'none'"],
      'frame-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'upgrade-insecure-requests': [],
    });
  });

  it.each([true, false])(
    'HOUSE-06a in development (%s) also allows only our own scripts',
    (isDevelopment) => {
      expect(policyOf({isDevelopment})['script-src']).toEqual(["'self'", "'nonce-n0nce'"]);
    },
  );

  it('does not upgrade http on a loopback host', () => {
    expect(policyOf({framedBy: null, isLoopbackHost: true})).not.toHaveProperty(
      'upgrade-insecure-requests',
    );
  });
});

describe('the security headers', () => {
  const headersAt = (url: string, answered: HeadersInit = {}) => {
    const headers = new Headers(answered);
    applySecurityHeaders(headers, new URL(url));
    return Object.fromEntries(headers);
  };

  it('HOUSE-07a HOUSE-07b are on every response', () => {
    expect(headersAt('https://shop.test/cart')).toEqual({
      'strict-transport-security': 'max-age=31536000; includeSubDomains; preload',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy':
        'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it.each(['http://localhost:3000/', 'http://127.0.0.1/', 'https://localhost/'])(
    'HOUSE-07b have no HSTS on %s',
    (url) => {
      expect(headersAt(url)).not.toHaveProperty('strict-transport-security');
      expect(headersAt(url)).toHaveProperty('x-frame-options');
    },
  );

  it.each([
    ['/preview', true],
    ['/preview/nonsense?to=/', true],
    ['/previews', false],
    ['/faq', false],
  ])('CMS-13c at %s leave framing to the policy: %s', (path, isPolicyAlone) => {
    const url = `https://shop.test${path}`;
    const withPolicy = headersAt(url, {'Content-Security-Policy': 'frame-ancestors x'});
    expect('x-frame-options' in withPolicy).toBe(!isPolicyAlone);
    expect(headersAt(url)).toHaveProperty('x-frame-options', 'DENY');
  });
});

describe('the frame owner', () => {
  const contentOrigin = 'https://content.test';
  const ownerAt = (path: string, isPreview: boolean) =>
    frameOwner(new URL(path, 'https://shop.test'), {isPreview, contentOrigin});

  it('CMS-13c is the content system for previews and the preview pages, otherwise null', () => {
    expect(ownerAt('/faq', true)).toBe(contentOrigin);
    expect(ownerAt('/preview?key=guess', false)).toBe(contentOrigin);
    expect(ownerAt('/preview/nonsense', false)).toBe(contentOrigin);
    expect(ownerAt('/faq', false)).toBeNull();
  });
});
