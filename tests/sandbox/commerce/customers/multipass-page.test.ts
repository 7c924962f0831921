import {Hono} from 'hono';
import {describe, expect, test} from 'vitest';
import {encodeMultipass, SANDBOX_MULTIPASS_SECRET} from '~sandbox/commerce/customers/multipass';
import {mountMultipassPage} from '~sandbox/commerce/customers/multipass-page';
import {customersApp} from './customers-app';

describe('Multipass login page', () => {
  function pages() {
    const {customers} = customersApp();
    const hono = new Hono();
    mountMultipassPage(hono, customers);
    return {get: (url: string) => hono.request(url)};
  }
  const link = (more: object) =>
    `/account/login/multipass/${encodeMultipass(
      {email: 'ada@example.com', created_at: '2026-06-01T12:00:00Z', ...more},
      SANDBOX_MULTIPASS_SECRET,
    )}`;

  test("SAND-11b redirects to the token's return_to, once", async () => {
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

  test('SAND-11b rejects an invalid token', async () => {
    const {get} = pages();
    expect((await get('/account/login/multipass/nonsense')).status).toBe(422);
  });
});
