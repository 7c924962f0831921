import {gzipSync} from 'node:zlib';
import {build} from 'esbuild';
import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';
import {
  envelopeOf,
  parseDsn,
  toErrorReport,
  type ErrorFacts,
  type Sender,
} from '~/platform/error-report/envelope';
import {createErrorReporter} from '~/platform/error-report/error-reporter';
import {scrubText} from '~/platform/error-report/scrub-text';
import {ROOT} from '~sandbox/root';
import {parseEnvelope} from '~sandbox/tags/envelope';

const DSN = 'https://key@errors.example/tenant/7';
const dsn = parseDsn(DSN) ?? expect.fail('the DSN was refused');
const SENDER: Sender = {
  dsn,
  release: 'abc123',
  environment: 'test',
  platform: 'server',
  site: 'DTC',
};

/** Error messages, each with the text that must be removed. */
const CORPUS: [text: string, secrets: string[]][] = [
  ['GET https://shop.test/search?q=june+park&zip=80202 failed', ['june', 'park', '80202']],
  ['/account/reset?token=Zm9vYmFy#june', ['Zm9vYmFy', 'june']],
  ['no user june.park@example.com', ['june.park', 'example.com']],
  ['no user june#park&co@example.com', ['june', 'park', 'example.com']],
  ['mailto:June.Park+cats%40example.com', ['June.Park', 'example.com']],
  ['Cookie: session=v1.abcdef; cart=xyz', ['v1.abcdef', 'xyz']],
  ['set-cookie: guest_cart=v1.sealed; Path=/', ['v1.sealed']],
  ['header Authorization: Bearer abc.def', ['abc.def']],
  ['Bearer c2VjcmV0', ['c2VjcmV0']],
  ['X-Shopify-Access-Token: shpat_1', ['shpat_1']],
  ['https://june:hunter2@shop.test/', ['hunter2', 'june']],
  ['bad jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc_def-1', ['eyJhbGci', 'eyJzdWIi']],
  ['session v1.AbCdEf0123456789AbCdEf0123456789', ['AbCdEf0123']],
  ['key 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b', ['9f86d081']],
  ['ships to 80202', ['80202']],
  ['ships to 80202-1234', ['80202', '1234']],
  ['call (303) 555-0142', ['555', '0142']],
  ['card 4111 1111 1111 1111 declined', ['4111', '1111']],
  ['order 1000123 of gid://shopify/Customer/7654321', ['1000123', '7654321']],
  ['Unexpected token J in JSON: {"firstName":"June","zip":"80202"}', ['June', '80202']],
  [`Unexpected token 'J', "June Park, 80202" is not valid JSON`, ['June', 'Park']],
  ['invalid input: [{"email":"june@example.com"}]', ['june']],
  [`can't find 'June Park' here`, ['June']],
  ['can’t find “June Park” here', ['June']],
  ['`June Park` is no name', ['June']],
  ['firstName=June&lastName=Park', ['June', 'Park']],
];

describe('scrubText', () => {
  it.each(CORPUS)('ERR-23 removes what is personal or secret from: %s', (text, secrets) => {
    for (const secret of secrets) expect(scrubText(text)).not.toContain(secret);
  });

  it.each([
    [`Cannot read properties of undefined (reading 'lineItems')`],
    ['cart.lineItems.map is not a function'],
    ['Minified React error #418'.replace(' #418', '')],
    ['HTTP 503'],
    [
      'Failed to fetch dynamically imported module: https://shop.test/assets/dialog.client-CRkh4GSf.js',
    ],
    [`'product-card' is not defined`],
  ])('ERR-23 keeps what finds the fault: %s', (text) => {
    expect(scrubText(text)).toBe(text);
  });

  it('ERR-23 removes every email, zip and query value, wherever it stands in any text', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    const secret = fc.oneof(
      fc.tuple(word, word).map(([name, host]) => `${name}zq9@${host}.example`),
      fc.integer({min: 10000, max: 99999}).map(String),
      word.map((value) => `https://shop.test/search?q=${value}zq9`),
      word.map((value) => `token=${value}zq9`),
    );
    fc.assert(
      fc.property(fc.string({maxLength: 40}), secret, fc.string({maxLength: 40}), (a, s, b) => {
        fc.pre(![a, b].join().includes('zq9'));
        const scrubbed = scrubText(`${a} ${s} ${b}`);
        expect(scrubbed).not.toContain('zq9');
        if (/^\d+$/.test(s)) expect(scrubbed).not.toContain(s);
      }),
    );
  });

  it('ERR-23 takes no time for long and hostile text', () => {
    const started = performance.now();
    for (const part of ['[', '{', '"', "'", '@', '1', 'a1', '(1) ', '?', '=', 'a@', '“', '`']) {
      scrubText(part.repeat(20_000));
      toErrorReport(factsOf(new Error(part.repeat(20_000))));
    }
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

const factsOf = (error: unknown): ErrorFacts => ({
  error,
  caughtBy: 'loader',
  path: '/account/orders/1000123',
  requestId: 'r-1',
});

describe('an envelope', () => {
  it('API-92 goes to the ingest address of its DSN, and has release, request id and place', () => {
    expect(dsn.ingestUrl).toBe(
      'https://errors.example/tenant/api/7/envelope/?sentry_key=key&sentry_version=7&sentry_client=storefront%2F1',
    );
    const text = envelopeOf(toErrorReport(factsOf(new TypeError('broken'))), SENDER, new Date(0));
    const parsed = parseEnvelope(text);
    expect(parsed?.items[0]).toMatchObject({
      name: 'TypeError: broken',
      payload: {
        release: 'abc123',
        environment: 'test',
        transaction: '/account/orders/[number]',
        tags: {platform: 'server', site: 'DTC', caught_by: 'loader', request_id: 'r-1'},
        timestamp: 0,
      },
    });
    expect(text).not.toContain('1000123');
  });

  it.each(['', 'errors.example/7', 'https://errors.example/7', 'https://key@errors.example/'])(
    'has no address for the DSN "%s"',
    (text) => expect(parseDsn(text)).toBeNull(),
  );

  it.each([
    [
      'TypeError: x\n    at load (https://shop.test/assets/root-1.js?t=80202:10:20)\n    at file:///home/june/shop/dist/server/index.js:3:4',
      [
        {function: '?', filename: 'server/index.js', lineno: 3, colno: 4},
        {function: 'load', filename: 'assets/root-1.js', lineno: 10, colno: 20},
      ],
    ],
    [
      'load@https://shop.test/assets/root-1.js:10:20\n@https://shop.test/assets/b.js:1:2',
      [
        {function: '?', filename: 'assets/b.js', lineno: 1, colno: 2},
        {function: 'load', filename: 'assets/root-1.js', lineno: 10, colno: 20},
      ],
    ],
    ['no stack at all', []],
  ])('has the frames of %j', (stack, frames) => {
    expect(toErrorReport(factsOf(stack)).frames).toEqual(frames);
  });

  it.each([null, undefined, 7, {email: 'june@example.com'}, Symbol('x')])(
    'ERR-23 describes a thrown %s by its type only',
    (thrown) => {
      const {value, type} = toErrorReport(factsOf(thrown));
      expect([type, value]).toEqual(['Error', typeof thrown]);
    },
  );
});

function reporterWith(reply: () => Promise<Response>) {
  let time = 1_000_000;
  const fetch = vi.fn<typeof globalThis.fetch>(reply);
  const reporter = createErrorReporter({...SENDER, fetch, now: () => time, random: () => 0.5});
  return {
    fetch,
    report: (text: string) => reporter.report(factsOf(text)),
    pass: (ms: number) => void (time += ms),
  };
}

const accept = () => Promise.resolve(new Response('{}'));

describe('createErrorReporter', () => {
  it('ERR-24 sends a fault once a minute, and a share of its repetitions', async () => {
    const {fetch, report, pass} = reporterWith(accept);
    await report('Error: one');
    await report('Error: one');
    await report('Error: two');
    expect(fetch).toHaveBeenCalledTimes(2);
    pass(60_000);
    await report('Error: one');
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('ERR-24 sends at most 20 reports a minute', async () => {
    const {fetch, report, pass} = reporterWith(accept);
    const names = Array.from({length: 30}, (_, index) => `Error: fault ${'x'.repeat(index)}`);
    for (const name of names) await report(name);
    expect(fetch).toHaveBeenCalledTimes(20);
    pass(60_000);
    await report('Error: later');
    expect(fetch).toHaveBeenCalledTimes(21);
  });

  it.each([
    ['Retry-After', {'Retry-After': '120'}, 429, 120],
    ['X-Sentry-Rate-Limits', {'X-Sentry-Rate-Limits': '90:error;security:key'}, 200, 90],
    ['a bare 429', {}, 429, 60],
    ['a 503', {}, 503, 60],
    ['an absurd wait', {'Retry-After': '99999999'}, 429, 600],
  ])('ERR-24 pauses after %s', async (_name, headers, status, seconds) => {
    const {fetch, report, pass} = reporterWith(() =>
      Promise.resolve(new Response('', {status, headers})),
    );
    await report('Error: one');
    pass(seconds * 1000 - 1);
    await report('Error: two');
    expect(fetch).toHaveBeenCalledTimes(1);
    pass(1);
    await report('Error: three');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('ERR-24 goes on without reports while the service limits other categories only', async () => {
    const {fetch, report} = reporterWith(() =>
      Promise.resolve(new Response('', {headers: {'X-Sentry-Rate-Limits': '90:transaction:key'}})),
    );
    await report('Error: one');
    await report('Error: two');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('ERR-24 drops a report that can’t be sent, without a failure, and pauses for a minute', async () => {
    const {fetch, report, pass} = reporterWith(() => Promise.reject(new Error('offline')));
    await report('Error: one');
    await report('Error: two');
    expect(fetch).toHaveBeenCalledTimes(1);
    pass(60_000);
    await report('Error: three');
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

it('ERR-24 weighs less than 10 kB in the browser', async () => {
  const {outputFiles} = await build({
    absWorkingDir: ROOT,
    entryPoints: ['app/shell/error-reports/start-error-reports.ts'],
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    define: {__BUILD_ID__: '"x"', 'import.meta.env.MODE': '"production"'},
  });
  const weight = gzipSync(outputFiles[0]?.contents ?? new Uint8Array()).length;
  expect(weight).toBeGreaterThan(1000);
  expect(weight).toBeLessThan(10_000);
});
