import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createBreakers} from '~/platform/circuit-breaker.server';
import {createHttp, type UpstreamRequest} from '~/platform/http.server';
import type {Log} from '~/platform/log.server';
import {createTiming} from '~/platform/timing.server';

type Answer = Response | Error | 'never';
/** The service's response to each call in turn, sent `after` this many ms. */
type Script = {after: number; answer: Answer}[];

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), {status});
const quick = (answer: Answer) => ({after: 5, answer});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(script: Script) {
  const calls: {url: string; at: number}[] = [];
  const start = performance.now();
  const fakeFetch = (url: string, {signal}: RequestInit): Promise<Response> => {
    const step = script[calls.length];
    calls.push({url, at: performance.now() - start});
    if (!step) throw new Error('one call too many');
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
      if (step.answer === 'never') return;
      const {answer} = step;
      setTimeout(() => (answer instanceof Error ? reject(answer) : resolve(answer)), step.after);
    });
  };
  const warned: Record<string, unknown>[] = [];
  const log: Log = {
    info: () => undefined,
    warn: (message, fields) => void warned.push({message, ...fields}),
    error: () => undefined,
  };
  const timing = createTiming();
  const breakers = createBreakers();
  const http = createHttp({fetch: fakeFetch as typeof fetch, breakers, timing, log});
  /** The outcome of a request, and how many ms it took. */
  const send = async (kind: 'read' | 'write') => {
    const begin = performance.now();
    const sent = http
      .json(requestOf(kind))
      .then((result) => ({result, ms: performance.now() - begin}));
    await vi.advanceTimersByTimeAsync(10_000);
    const {result, ms} = await sent;
    return {outcome: result.ok ? result.value : result.failure.kind, ms: Math.round(ms)};
  };
  return {calls, timing, warned, http, send, breakers};
}

const requestOf = (kind: 'read' | 'write'): UpstreamRequest => ({
  service: 'commerce',
  operation: 'Cart',
  kind,
  url: 'https://commerce.test/api',
  init: {method: 'POST', body: '{}'},
});

describe('a read', () => {
  it('returns the parsed body', async () => {
    const {send, calls, timing} = setUp([quick(json({data: 1}))]);
    expect(await send('read')).toEqual({outcome: {data: 1}, ms: 5});
    expect(calls).toHaveLength(1);
    expect(timing.calls()).toMatchObject([{service: 'commerce', operation: 'Cart', outcome: 'ok'}]);
  });

  it.each([
    ['a lost connection', new TypeError('fetch failed')],
    ['a server error', json({}, 500)],
    ['a truncated body', new Response('{"data":{"sh')],
  ])('HOUSE-16a is retried once after %s', async (_name, answer) => {
    const {send, calls, timing} = setUp([quick(answer), quick(json('second'))]);
    expect(await send('read')).toEqual({outcome: 'second', ms: 10});
    expect(calls).toHaveLength(2);
    expect(timing.calls()).toHaveLength(2);
  });

  it.each([429, 430])('is not retried when throttled with %i', async (status) => {
    const {send, calls} = setUp([quick(json({}, status))]);
    expect((await send('read')).outcome).toBe('throttled');
    expect(calls).toHaveLength(1);
  });

  it.each([400, 401, 403, 404, 422])(
    'is not retried when rejected with %i, which does not count against the service',
    async (status) => {
      const {send, calls, breakers} = setUp([quick(json({}, status))]);
      for (let failures = 0; failures < 4; failures += 1) breakers.of('commerce').report(false);
      expect((await send('read')).outcome).toBe('rejected');
      expect(calls).toHaveLength(1);
      breakers.of('commerce').report(false);
      expect(breakers.of('commerce').allows()).toBe(true);
    },
  );

  it.each([301, 302, 303, 307, 308])(
    'SEC-40 fails at a redirect with %i, which counts against the service',
    async (status) => {
      const redirect = () =>
        new Response(null, {status, headers: {Location: 'https://evil.test/'}});
      const {http, calls, breakers} = setUp([quick(redirect()), quick(redirect())]);
      for (let failures = 0; failures < 4; failures += 1) breakers.of('commerce').report(false);
      const sent = http.json(requestOf('read'));
      await vi.advanceTimersByTimeAsync(10);
      expect(await sent).toMatchObject({ok: false, failure: {kind: 'status'}});
      expect(calls).toHaveLength(2);
      expect(breakers.of('commerce').allows()).toBe(false);
    },
  );

  it('returns expected error statuses as responses', async () => {
    const {http, calls, warned} = setUp([quick(json({error: 'none there'}, 404))]);
    const sent = http.json({...requestOf('read'), answers: [404]});
    await vi.advanceTimersByTimeAsync(5);
    expect(await sent).toEqual({ok: true, value: {error: 'none there'}});
    expect([calls.length, warned]).toEqual([1, []]);
  });

  it('HOUSE-16a is retried after 1.8 s without a response, and given up after 3 s in total', async () => {
    const {send, calls, warned} = setUp([
      {after: 0, answer: 'never'},
      {after: 0, answer: 'never'},
    ]);
    expect(await send('read')).toEqual({outcome: 'timeout', ms: 3000});
    expect(calls.map(({at}) => Math.round(at))).toEqual([0, 1800]);
    expect(warned).toMatchObject([
      {message: 'upstream failure', kind: 'timeout', detail: 'no response in 1800 ms'},
      {message: 'upstream failure', kind: 'timeout', detail: 'no response in 1200 ms'},
    ]);
  });

  it('HOUSE-16a gives the retry the time that a slow first response left', async () => {
    const {send} = setUp([
      {after: 1700, answer: json({}, 502)},
      {after: 1290, answer: json('late')},
    ]);
    expect(await send('read')).toEqual({outcome: 'late', ms: 2990});
  });

  it('is never tried a third time', async () => {
    const {send, calls} = setUp([quick(json({}, 500)), quick(json({}, 500))]);
    expect((await send('read')).outcome).toBe('status');
    expect(calls).toHaveLength(2);
  });
});

describe('a write', () => {
  it.each([
    ['network', new TypeError('fetch failed')],
    ['status', json({}, 500)],
    ['malformed', new Response('<!doctype html>')],
    ['throttled', json({}, 429)],
  ])('HOUSE-16b is never retried after %s', async (kind, answer) => {
    const {send, calls} = setUp([quick(answer)]);
    expect((await send('write')).outcome).toBe(kind);
    expect(calls).toHaveLength(1);
  });

  it('HOUSE-16b is given up 3.5 s after the request began', async () => {
    const {send} = setUp([{after: 0, answer: 'never'}]);
    expect(await send('write')).toEqual({outcome: 'timeout', ms: 3500});
  });

  it('HOUSE-16b, HOUSE-17 is given up by then even after a read, and leaves time for another read', async () => {
    const never: Script[number] = {after: 0, answer: 'never'};
    const {http, calls} = setUp([{after: 1700, answer: json('read')}, never, never]);
    const kinds = ['read', 'write', 'read', 'read'] as const;
    const begin = performance.now();
    const ends: number[] = [];
    const all = (async () => {
      for (const kind of kinds) {
        await http.json(requestOf(kind));
        ends.push(Math.round(performance.now() - begin));
      }
    })();
    await vi.advanceTimersByTimeAsync(10_000);
    await all;
    expect(ends).toEqual([1700, 3500, 3800, 3800]);
    expect(calls).toHaveLength(3);
  });
});

describe('the time budget of one request', () => {
  it('HOUSE-21a ends consecutive calls together within 3.8 s', async () => {
    const script: Script = Array.from({length: 6}, () => ({after: 0, answer: 'never'}));
    const {send, timing} = setUp(script);
    const begin = performance.now();
    await send('read');
    const spent = performance.now() - begin;
    /* `send` advances the clock by 10 s, which counts toward the request's time. */
    expect(spent).toBe(10_000);
    expect(timing.elapsed()).toBeGreaterThan(3800);
    expect(await send('read')).toEqual({outcome: 'timeout', ms: 0});
    expect(await send('write')).toEqual({outcome: 'timeout', ms: 0});
    expect(timing.calls()).toHaveLength(2);
  });

  /** Begins five calls when the request has been running for `ms`, and waits until they have ended. */
  async function callAfter(ms: number, kind: 'read' | 'write', answer: Answer) {
    const script: Script = Array.from({length: 10}, () => ({after: 100, answer}));
    const {http, calls, breakers} = setUp(script);
    await vi.advanceTimersByTimeAsync(ms);
    const all = Promise.all(Array.from({length: 5}, () => http.json(requestOf(kind))));
    /* Less than the time after which an open circuit lets calls try again. */
    await vi.advanceTimersByTimeAsync(2000);
    const kinds = (await all).map((result) => (result.ok ? 'ok' : result.failure.kind));
    return {kinds: [...new Set(kinds)], calls, isOpen: !breakers.of('commerce').allows()};
  }

  it.each(['read', 'write'] as const)(
    'HOUSE-16d doesn’t count a %s that had no time left against the service',
    async (kind) => {
      const {kinds, calls, isOpen} = await callAfter(4000, kind, 'never');
      expect([kinds, calls.length, isOpen]).toEqual([['timeout'], 0, false]);
    },
  );

  it.each([
    ['read', 3790],
    ['read', 2001],
    ['write', 3490],
    ['write', 1701],
  ] as const)(
    'HOUSE-16d doesn’t count a %s that times out after it began at %i ms against the service',
    async (kind, ms) => {
      const {kinds, isOpen} = await callAfter(ms, kind, 'never');
      expect([kinds, isOpen]).toEqual([['timeout'], false]);
    },
  );

  it.each([
    ['read', 2000],
    ['write', 1700],
  ] as const)(
    'HOUSE-16c counts a %s that times out after it began at %i ms against the service',
    async (kind, ms) => {
      const {kinds, isOpen} = await callAfter(ms, kind, 'never');
      expect([kinds, isOpen]).toEqual([['timeout'], true]);
    },
  );

  it.each(['read', 'write'] as const)(
    'HOUSE-16c counts a %s that fails against the service, however little time it had',
    async (kind) => {
      const {kinds, isOpen} = await callAfter(3300, kind, new TypeError('fetch failed'));
      expect([kinds, isOpen]).toEqual([['network'], true]);
    },
  );
});

describe('a failing service', () => {
  it('HOUSE-16c is not called after five failures', async () => {
    const {send, calls, breakers} = setUp([]);
    for (let failures = 0; failures < 5; failures += 1) breakers.of('commerce').report(false);
    const sent = await send('read');
    expect(sent).toEqual({outcome: 'open-circuit', ms: 0});
    expect(calls).toHaveLength(0);
  });

  it('HOUSE-99a is in the calls of a request that skips it', async () => {
    const {send, timing, breakers} = setUp([]);
    for (let failures = 0; failures < 5; failures += 1) breakers.of('commerce').report(false);
    await send('read');
    expect(timing.calls()).toMatchObject([
      {service: 'commerce', operation: 'Cart', duration: 0, outcome: 'open-circuit'},
    ]);
  });
});
