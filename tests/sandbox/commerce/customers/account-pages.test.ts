import {Hono} from 'hono';
import {describe, expect, test} from 'vitest';
import {mountAccountPages} from '~sandbox/commerce/customers/account-pages';
import {encodeMultipass, SANDBOX_MULTIPASS_SECRET} from '~sandbox/commerce/customers/multipass';
import {customersApp} from './customers-app';

function pages() {
  const app = customersApp();
  app.signedUp('ada@example.com', 'correct horse');
  const hono = new Hono();
  mountAccountPages(hono, app.customers);
  const post = (url: string, password: string, headers?: Record<string, string>) =>
    hono.request(url, {method: 'POST', headers, body: new URLSearchParams({password})});
  return {...app, get: (url: string) => hono.request(url), post};
}

describe('hosted password reset page', () => {
  function withLink() {
    const app = pages();
    app.customers.passwordLinks.recover('ada@example.com');
    const link = /https?:\S+/.exec(app.mails[0]?.text ?? '')?.[0] ?? '';
    return {...app, link};
  }

  test('SAND-11e has a form that saves the password once', async () => {
    const {customers, get, link, post} = withLink();
    const page = await get(link);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<label for="password">New password</label>');

    expect((await post(link, 'battery staple')).status).toBe(200);
    expect(customers.logIn('ada@example.com', 'battery staple').ok).toBe(true);
    expect((await post(link, 'another one')).status).toBe(410);
    expect(customers.logIn('ada@example.com', 'battery staple').ok).toBe(true);
  });

  test('SAND-11e explains an invalid password and can be submitted again', async () => {
    const {link, post} = withLink();
    const refused = await post(link, 'abc');
    expect(refused.status).toBe(422);
    const text = await refused.text();
    expect(text).toContain('Password is too short (minimum is 5 characters).');
    expect(text).not.toContain('abc"');
    expect((await post(link, 'abcdef')).status).toBe(200);
  });

  test('SAND-11e rejects a post from a page of another site', async () => {
    const {customers, link, post} = withLink();
    expect((await post(link, 'stolen one', {Origin: 'https://evil.example'})).status).toBe(403);
    expect(customers.logIn('ada@example.com', 'stolen one').ok).toBe(false);
  });
});

describe('Multipass login page', () => {
  const link = (more: object) =>
    `/account/login/multipass/${encodeMultipass(
      {email: 'ada@example.com', created_at: '2026-06-01T12:00:00Z', ...more},
      SANDBOX_MULTIPASS_SECRET,
    )}`;

  test("SAND-11c redirects to the token's return_to, once", async () => {
    const {get} = pages();
    const url = link({return_to: 'http://localhost:4000/cart/c/abc?key=1'});
    const answer = await get(url);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Location')).toBe('http://localhost:4000/cart/c/abc?key=1');
    expect((await get(url)).status).toBe(422);
  });

  test.each([['https://evil.example/'], ['//evil.example'], ['javascript:alert(1)']])(
    'never redirects to %s',
    async (returnTo) => {
      const {get} = pages();
      const answer = await get(link({return_to: returnTo}));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Location')).toBeNull();
    },
  );

  test('SAND-11c rejects an invalid token', async () => {
    const {get} = pages();
    expect((await get('/account/login/multipass/nonsense')).status).toBe(422);
  });
});
