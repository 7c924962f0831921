import {describe, expect, it} from 'vitest';
import type {PageHead} from '~/shell/page/page-head';
import {sandboxOrigin as origin} from './support/shared-sandbox';
import {openShop, watchShop, type Answer} from './support/shop';

watchShop();
const SITE = 'https://www.marlowe.example';
const configured = openShop(origin, {variables: {PUBLIC_SITE_ORIGIN: SITE}});
const EVIL = 'https://evil.example';

const headOf = (answer: Answer) =>
  Object.values(answer.page().loaderData)
    .map((data) => (data as {head?: PageHead} | null)?.head)
    .find(Boolean);

describe('the configured site origin', () => {
  it.each(['/', '/products', '/products/dog', '/products/country-table-adult', '/faq', '/sitemap'])(
    'EDGE-09a is used in the head of %s, whatever host the request names',
    async (path) => {
      const answer = await configured.visitor().get(EVIL + path);
      const head = headOf(answer);
      expect(head?.canonical).toMatch(/^https:\/\/www\.marlowe\.example\//);
      expect(JSON.stringify(head)).not.toContain('evil.example');
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
    CLINIC_DIRECTORY_TOKEN: 'clinics of a deployment',
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
