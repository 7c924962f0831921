import {describe, expect, it} from 'vitest';
import {attribute, tagsOf} from '~tests/ssr/ui/render';
import {createHtmlBuild} from './support/html-build';
import {sandboxOrigin as origin} from './support/shared-sandbox';
import {openShop, watchShop} from './support/shop';

const {unexpected} = watchShop();
const SITE = 'https://www.marlowe.example';
const variables = {PUBLIC_SITE_ORIGIN: SITE};
const configured = openShop(origin, {variables});
const asHtml = openShop(origin, {variables, build: createHtmlBuild(unexpected())});
const EVIL = 'https://evil.example';

/** The addresses in the head of a document that search engines and other sites read. */
function addressesIn(html: string) {
  const canonical = tagsOf(html, 'link').find((tag) => attribute(tag, 'rel') === 'canonical');
  const url = tagsOf(html, 'meta').find((tag) => attribute(tag, 'property') === 'og:url');
  const jsonLd = html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g);
  return {
    canonical: attribute(canonical, 'href'),
    openGraph: attribute(url, 'content'),
    structuredData: Array.from(jsonLd, ([, json = '']) => JSON.parse(json) as unknown),
  };
}

describe('the configured site origin', () => {
  it.each([
    ['/', true],
    ['/products', false],
    ['/products/dog', true],
    ['/products/country-table-adult', true],
    ['/faq', false],
    ['/sitemap', false],
  ])(
    'EDGE-09a is used in the document of %s, whatever host the request names',
    async (path, hasStructuredData) => {
      const {status, text} = await asHtml.visitor().get(EVIL + path);
      expect([status, unexpected()]).toEqual([200, []]);
      const {canonical, openGraph, structuredData} = addressesIn(text);
      expect(canonical).toMatch(/^https:\/\/www\.marlowe\.example\//);
      expect(openGraph).toBe(canonical);
      expect(structuredData.length > 0).toBe(hasStructuredData);
      if (hasStructuredData) expect(JSON.stringify(structuredData)).toContain(`"${SITE}/`);
      expect(text).not.toContain('evil.example');
    },
  );

  it.each(['/robots.txt', '/sitemap.xml', '/sitemap/pages/1.xml', '/sitemap/products/1.xml'])(
    'EDGE-09b is used in %s, which shared caches may store',
    async (path) => {
      const {status, text} = await configured.visitor().get(EVIL + path);
      expect(status).toBe(200);
      expect(text).toContain(`${SITE}/`);
      expect(text).not.toContain('evil.example');
    },
  );

  it('EDGE-09a EDGE-09b defaults to the requested origin on a local machine', async () => {
    const {text} = await openShop(origin).visitor().get('/robots.txt');
    expect(text).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  });
});

it.each(['/robots.txt', '/sitemap.xml', '/sitemap/pages/1.xml', '/builds/latest.json'])(
  'EDGE-10 %s behind the site password is not stored in shared caches',
  async (path) => {
    const gated = openShop(origin, {variables: {SITE_PASSWORD: 'open sesame'}}).visitor();
    await gated.post('/password-protect', {password: 'open sesame', to: '/'});
    const answer = await gated.get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).not.toContain('public');
  },
);

describe('a deployment', () => {
  /* A single remote service makes this a deployment. These tests never call it. */
  const SECRETS = {
    PUBLIC_STOREFRONT_API_TOKEN: 'public',
    PRIVATE_STOREFRONT_API_TOKEN: 'private',
    ADMIN_API_TOKEN: 'admin',
    MULTIPASS_SECRET: '0123456789abcdef',
    IDENTITY_API_KEY: 'site',
    IDENTITY_USER_KEY: 'user',
    IDENTITY_SECRET: 'secret',
    CONTENT_SYSTEM_TOKEN: 'content',
    INVENTORY_TOKEN: 'inventory',
    CONTENT_HOOK_SECRET: 'content hook of a deployment',
    CLINIC_DIRECTORY_TOKEN: 'clinics-of-a-deployment',
    MAIL_TOKEN: 'mail',
    REVIEWS_PASSKEY: 'passkey',
    SESSION_SECRET: '0123456789abcdef',
    SUBSCRIPTIONS_API_KEY: 'subscriptions',
    SUBSCRIPTIONS_HASH_KEY: 'hash',
    PREVIEW_KEY: '0123456789abcdef',
  };
  const deployed = {...SECRETS, MAIL_URL: 'https://mail.example', PUBLIC_SITE_ORIGIN: SITE};

  it('EDGE-13 doesn’t send Server-Timing', async () => {
    const answer = await openShop(origin, {variables: deployed}).visitor().get('/faq');
    expect(answer.headers.get('X-Request-Id')).not.toBeNull();
    expect(answer.headers.get('Server-Timing')).toBeNull();
    const local = await openShop(origin).visitor().get('/faq');
    expect(local.headers.get('Server-Timing')).toContain('content-system.');
  });

  it('EDGE-08 refuses to run with a published secret and names its variable', async () => {
    const variables = {...deployed, SESSION_SECRET: 'sandbox-session-secret-for-this-machine'};
    const answer = await openShop(origin, {variables}).visitor().get('/');
    expect(answer.status).toBe(500);
    expect(answer.text).toContain('SESSION_SECRET: is published');
    expect(answer.text).not.toContain('sandbox-session');
  });
});
