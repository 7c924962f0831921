import {describe, expect, it} from 'vitest';
import {siteOf, type SiteId} from '~/domains/session/site';
import {z} from 'zod';
import {defineOperation, type Operation} from '~/platform/api-operation.server';
import type {ApiCaller} from '~/domains/session/api-caller';
import type {SessionVerdict} from '~/domains/session/confirm-session.server';
import type {Session} from '~/domains/session/session';
import type {Log} from '~/platform/log.server';
import {createRateLimit} from '~/platform/rate-limit.server';
import {fail, ok} from '~/platform/result';
import {createTiming} from '~/platform/timing.server';
import {makeSession, sessionStoreOf} from '~tests/support/session';
import {createApi, type DispatchContext} from '~/shell/api/dispatch.server';

type Context = DispatchContext & {greeting: string};

const operation = (parts: Partial<Operation<Context>> = {}): Operation<Context> => ({
  ...defineOperation({
    method: 'POST',
    path: '/api/greet',
    summary: 'Greets.',
    caller: 'anyone',
    input: z.object({name: z.string().max(5)}),
    output: z.object({text: z.string()}),
    handler: async ({greeting}: Context, {name}) =>
      ok({text: `${greeting}, ${name}`, secret: 'not described'}),
  }),
  ...parts,
});

const ADA = makeSession();
const NOOR = makeSession({uid: 'uid-2', firstName: 'Noor'});

interface Visit {
  burst?: number;
  signedIn?: Session | null;
  /** The platform's verdict on each session, by uid. */
  verdicts?: Record<string, SessionVerdict>;
  site?: SiteId;
}

function visit(
  operations: Operation<Context>[] = [operation()],
  {burst = 100, signedIn = null, verdicts = {}, site = 'DTC'}: Visit = {},
) {
  const logged: [string, unknown][] = [];
  const write = (message: string, fields: unknown) => void logged.push([message, fields]);
  const log: Log = {info: write, warn: write, error: write};
  const timing = createTiming();
  let current = signedIn;
  const api = createApi(operations, createRateLimit({burst, perSecond: 1}));
  return {
    logged,
    timing,
    current: () => current,
    async ask(path: string, init: RequestInit = {}) {
      const request = new Request(new URL(path, 'https://shop.test'), init);
      const context: Context = {
        greeting: 'Hello',
        request: {id: 'request-1', log, timing},
        site: siteOf(site),
        visitor: {
          session: {
            ...sessionStoreOf(null),
            current: () => current,
            end: () => void (current = null),
            open: async (token) => (token === 'token of Noor' ? NOOR : null),
          },
          confirmSession: async ({uid}) => verdicts[uid] ?? 'confirmed',
        },
      };
      const response = await api(request, context);
      return {
        status: response.status,
        headers: response.headers,
        body: await response.json<{error?: {code: string}}>(),
      };
    },
  };
}

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: {'Content-Type': 'application/json', ...headers},
});

describe('an operation', () => {
  it('SRV-01a, SRV-02b returns only what its output schema describes, and is never cacheable', async () => {
    const {status, body, headers} = await visit().ask('/api/greet', json({name: 'Ada', extra: 1}));
    expect([status, body]).toEqual([200, {text: 'Hello, Ada'}]);
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('SRV-02a fails in one shape, with its own status, code and message', async () => {
    const failing = operation({
      run: async () => fail({status: 409, code: 'TAKEN', message: 'Somebody was first.'}),
    });
    const {status, body, headers} = await visit([failing]).ask('/api/greet', json({name: 'Ada'}));
    expect([status, body]).toEqual([
      409,
      {error: {code: 'TAKEN', message: 'Somebody was first.', requestId: 'request-1'}},
    ]);
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('SRV-02a SRV-02c that throws is answered with 500 without the error text, which is logged', async () => {
    const broken = operation({run: () => Promise.reject(new Error('secret detail'))});
    const {ask, logged} = visit([broken]);
    const {status, body} = await ask('/api/greet', json({name: 'Ada'}));
    expect(status).toBe(500);
    expect(body.error?.code).toBe('INTERNAL');
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(logged).toEqual([
      [
        'operation failed',
        {operation: '/api/greet', error: expect.stringContaining('secret detail') as string},
      ],
    ]);
  });

  it.each([
    ['error', 502, 'UPSTREAM_DOWN'],
    ['timeout', 504, 'UPSTREAM_TIMEOUT'],
  ])(
    'SRV-05a SRV-05b whose upstream call ends in %s is answered with %i',
    async (outcome, status, code) => {
      const {ask, timing} = visit([operation({run: async () => fail('upstream')})]);
      timing.record({service: 'commerce', operation: 'Cart', startedAt: 0, outcome});
      const answer = await ask('/api/greet', json({name: 'Ada'}));
      expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
    },
  );

  it('SRV-04b with invalid input is answered with 400, naming what is wrong', async () => {
    const {ask} = visit();
    expect((await ask('/api/greet', json({name: 'Adelaide'}))).body.error).toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringMatching(/^name: /) as string,
    });
    expect((await ask('/api/greet', json([]))).body.error?.code).toBe('INVALID_INPUT');
  });

  it.each<[string, Session | null, unknown, string | null]>([
    ['the cookie', ADA, {}, 'Ada'],
    [
      'a token in the input, which wins over the cookie',
      ADA,
      {sessionToken: 'token of Noor'},
      'Noor',
    ],
    ['a token in the input without a cookie', null, {sessionToken: 'token of Noor'}, 'Noor'],
    ['an invalid token, despite the cookie', ADA, {sessionToken: 'token of nobody'}, null],
    ['the cookie beside an empty token', ADA, {sessionToken: ''}, 'Ada'],
    ['no session', null, {}, null],
  ])('SEC-07, SRV-11 resolves its caller from %s', async (_, signedIn, input, firstName) => {
    const firstNames: unknown[] = [];
    const mine = operation({
      caller: 'session',
      run: async (context) => {
        firstNames.push((context as Context & ApiCaller).customer.firstName);
        return ok({text: ''});
      },
    });
    const {status} = await visit([mine], {signedIn}).ask('/api/greet', json(input));
    expect([status, firstNames]).toEqual(firstName === null ? [401, []] : [200, [firstName]]);
  });

  const BY_TOKEN = {sessionToken: 'token of Noor'};

  it.each<{
    caller: Operation<Context>['caller'];
    input: object;
    verdicts: Record<string, SessionVerdict>;
    expected: [status: number, code: string | undefined, isStillLoggedIn: boolean];
  }>([
    {caller: 'session', input: {}, verdicts: {}, expected: [200, undefined, true]},
    {
      caller: 'session',
      input: {},
      verdicts: {[ADA.uid]: 'refused'},
      expected: [401, 'SESSION_ENDED', false],
    },
    {
      caller: 'session',
      input: {},
      verdicts: {[ADA.uid]: 'no-answer'},
      expected: [502, 'UPSTREAM_DOWN', true],
    },
    {
      caller: 'session',
      input: BY_TOKEN,
      verdicts: {[NOOR.uid]: 'refused'},
      expected: [401, 'SESSION_ENDED', true],
    },
    {
      caller: 'session',
      input: BY_TOKEN,
      verdicts: {[ADA.uid]: 'refused'},
      expected: [200, undefined, false],
    },
    {
      caller: 'anyone',
      input: {},
      verdicts: {[ADA.uid]: 'refused'},
      expected: [200, undefined, false],
    },
    {
      caller: 'anyone',
      input: {},
      verdicts: {[ADA.uid]: 'no-answer'},
      expected: [200, undefined, true],
    },
  ])(
    'SEC-15a confirms the session of $caller with the platform: $verdicts for $input is $expected',
    async ({caller, input, verdicts, expected}) => {
      const own = operation({caller, run: async () => ok({})});
      const {ask, current} = visit([own], {signedIn: ADA, verdicts});
      const {status, body} = await ask('/api/greet', json(input));
      expect([status, body.error?.code, current() !== null]).toEqual(expected);
    },
  );

  it('SRV-11 for logged-in customers does not run for guests', async () => {
    let runs = 0;
    const own = operation({
      caller: 'session',
      run: async () => {
        runs += 1;
        return ok({});
      },
    });
    const {status, body} = await visit([own]).ask('/api/greet', json({name: 'Ada'}));
    expect([status, body.error?.code, runs]).toEqual([401, 'NOT_SIGNED_IN', 0]);
  });
});

describe('the operation table', () => {
  it('SRV-03b allows two methods at one path', async () => {
    const read = operation({method: 'GET', run: async () => ok({text: 'read'})});
    const {ask} = visit([operation(), read]);
    expect((await ask('/api/greet?name=Ada')).body).toEqual({text: 'read'});
    expect((await ask('/api/greet', json({name: 'Ada'}))).body).toEqual({text: 'Hello, Ada'});
    const other = await ask('/api/greet', {method: 'DELETE'});
    expect([other.status, other.headers.get('Allow')]).toEqual([405, 'POST, GET, HEAD']);
  });

  it('rejects a duplicate method', () => {
    expect(() => visit([operation(), operation()])).toThrow('POST /api/greet');
  });

  it('SRV-03a reports an unknown path', async () => {
    const answer = await visit().ask('/api/greet/', json({name: 'Ada'}));
    expect([answer.status, answer.body.error?.code]).toEqual([404, 'UNKNOWN_OPERATION']);
  });

  it('passes a GET its query, with the last of several values for a name', async () => {
    const read = operation({method: 'GET'});
    expect((await visit([read]).ask('/api/greet?name=Bob&name=Ada')).body).toEqual({
      text: 'Hello, Ada',
    });
  });
});

describe('the rate limit', () => {
  const from = (address: string) => json({name: 'Ada'}, {'oxygen-buyer-ip': address});

  it('SRV-07a counts writes by client address', async () => {
    const {ask} = visit([operation({isWrite: true})], {burst: 1});
    expect((await ask('/api/greet', from('203.0.113.7'))).status).toBe(200);
    const refused = await ask('/api/greet', from('203.0.113.7'));
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1']);
    expect((await ask('/api/greet', from('203.0.113.8'))).status).toBe(200);
  });

  it('SRV-07a does not count reads', async () => {
    const {ask} = visit([operation()], {burst: 1});
    for (let call = 0; call < 3; call += 1) {
      expect((await ask('/api/greet', from('203.0.113.7'))).status).toBe(200);
    }
  });

  it('SRV-07a counts writes that are rejected for their input', async () => {
    const {ask} = visit([operation({isWrite: true})], {burst: 1});
    await ask('/api/greet', {...from('203.0.113.7'), body: '{'});
    expect((await ask('/api/greet', from('203.0.113.7'))).status).toBe(429);
  });
});

describe('an operation that needs registration', () => {
  const operations = [operation({needsRegistration: true})];
  const body = {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({name: 'Ada'}),
  };
  const ask = async (parts: Visit) => {
    const {status, body: answer} = await visit(operations, parts).ask('/api/greet', body);
    return [status, answer.error?.code];
  };

  it('CHK-19 rejects unregistered staff', async () => {
    expect(await ask({site: 'HPSF', signedIn: ADA})).toEqual([403, 'REGISTRATION_NEEDED']);
  });

  it('accepts registered staff, guests, and customers of the consumer site', async () => {
    const registered = makeSession({isRegistered: true});
    expect(await ask({site: 'HPSF', signedIn: registered})).toEqual([200, undefined]);
    expect(await ask({site: 'HPSF'})).toEqual([200, undefined]);
    expect(await ask({signedIn: ADA})).toEqual([200, undefined]);
  });
});
