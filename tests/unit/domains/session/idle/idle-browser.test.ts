import {describe, expect, it, vi} from 'vitest';
import {refreshSession} from '~/domains/session/idle/idle-browser';

function respondWith(fetched: () => Promise<Response>) {
  const fake = vi.fn<typeof fetch>(fetched);
  vi.stubGlobal('fetch', fake);
  return fake;
}

describe('refreshSession in the browser', () => {
  it.each([
    {status: 204, isOn: true},
    {status: 401, isOn: false},
  ])(
    'refreshSession in the browser returns for $status that the session is on: $isOn',
    async ({status, isOn}) => {
      const fake = respondWith(async () => new Response(null, {status}));
      expect(await refreshSession()).toBe(isOn);
      expect(fake.mock.calls.map(([path, init]) => [path, init?.method])).toEqual([
        ['/session/continue', 'POST'],
      ]);
    },
  );

  it.each([400, 403, 404, 429, 500, 502, 503])(
    'ERR-06 refreshSession in the browser rejects on status %i',
    async (status) => {
      respondWith(async () => new Response(null, {status}));
      await expect(refreshSession()).rejects.toThrow(`/session/continue answered ${status}`);
    },
  );

  it('SESS-70 refreshSession in the browser doesn’t take the password gate’s page for a renewed session', async () => {
    respondWith(async () => new Response('<h1>This shop isn’t open yet</h1>'));
    await expect(refreshSession()).rejects.toThrow('/session/continue answered 200');
  });

  it('ERR-06 refreshSession in the browser rejects without a response', async () => {
    respondWith(async () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(refreshSession()).rejects.toThrow('Failed to fetch');
  });
});
