import {describe, expect, it, vi} from 'vitest';
import {refreshSession} from '~/domains/session/idle/idle-browser';

function answerWith(fetched: () => Promise<Response>) {
  const fake = vi.fn<typeof fetch>(fetched);
  vi.stubGlobal('fetch', fake);
  return fake;
}

describe('the refresh of a session', () => {
  it.each([
    {status: 204, isOn: true},
    {status: 401, isOn: false},
  ])('$status means that it is on: $isOn', async ({status, isOn}) => {
    const fake = answerWith(async () => new Response(null, {status}));
    expect(await refreshSession()).toBe(isOn);
    expect(fake.mock.calls.map(([path, init]) => [path, init?.method])).toEqual([
      ['/session/continue', 'POST'],
    ]);
  });

  it.each([400, 403, 404, 429, 500, 502, 503])('ERR-06 %i says neither', async (status) => {
    answerWith(async () => new Response(null, {status}));
    await expect(refreshSession()).rejects.toThrow(`/session/continue answered ${status}`);
  });

  it('ERR-06 no answer says neither', async () => {
    answerWith(async () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(refreshSession()).rejects.toThrow('Failed to fetch');
  });
});
