import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {handleError} from '~/entry.server';
import {createSandboxControl} from '~tests/support/sandbox-control';
import {createBuild} from './support/build';
import {useOwnSandbox} from '../support/own-sandbox';
import {IN_TIME_MS, openShop, watchShop} from './support/shop';

watchShop();
const sandbox = useOwnSandbox();
const control = () => createSandboxControl(sandbox.origin());
beforeEach(() => control().clearIngest());
afterEach(() => control().clearFaults());

interface Reported {
  release: string;
  transaction: string;
  tags: {platform: string; site: string; caught_by: string; request_id: string};
  exception: {values: {type: string; value: string; stacktrace?: {frames: unknown[]}}[]};
}

/** Each test throws a different kind of error, because repeated ones are reported less often. */
function shopThatThrows(message: string, variables: Record<string, string> = {}) {
  const build = createBuild([]);
  const route = build.routes['routes/home'] ?? expect.fail('there is no home page');
  const loader = () => {
    throw new RangeError(message);
  };
  Object.assign(build.routes, {'routes/home': {...route, module: {...route.module, loader}}});
  build.entry.module.handleError = handleError;
  return openShop(sandbox.origin(), {build, variables});
}

const reported = async () =>
  (await control().ingested()).filter(({service}) => service === 'error-reporting');

describe('an error of the server', () => {
  it('ERR-25 API-92 is reported after the response, with the build’s id and the request’s id, and nothing personal', async () => {
    const shop = shopThatThrows('no such customer: june.park@example.com in 80202');
    const answer = await shop.visitor('session=v1.secret').get('/?q=june&token=abc');
    expect(answer.status).toBe(500);
    await expect.poll(reported).toHaveLength(1);
    const [{payload} = expect.fail()] = await reported();
    const {release, transaction, tags, exception} = payload as Reported;
    expect(release).toBe(__BUILD_ID__);
    expect(transaction).toBe('/');
    expect(tags).toEqual({
      platform: 'server',
      site: 'DTC',
      caught_by: 'loader or action failed',
      request_id: answer.headers.get('X-Request-Id'),
    });
    expect(exception.values[0]).toMatchObject({
      type: 'RangeError',
      value: 'no such customer: [email] in [number]',
    });
    expect(exception.values[0]?.stacktrace?.frames.length).toBeGreaterThan(0);
    expect(JSON.stringify(payload)).not.toMatch(/june|80202|v1\.secret|token/);
  });

  it('ERR-25 is not reported without a DSN', async () => {
    const before = (await control().traffic())['error-reporting']?.requests;
    const shop = shopThatThrows('unreported', {PUBLIC_ERROR_REPORTING_DSN: ''});
    expect((await shop.visitor().get('/')).status).toBe(500);
    expect((await control().traffic())['error-reporting']?.requests).toBe(before);
    /* The browser loads the client of an error service only if the page names one. */
    const {text} = await shop.visitor().get('/faq');
    expect(text).toContain('"privacyManager"');
    expect(text).not.toContain('errorReporting');
  });

  it.each([
    ['down', {kind: 'down'}],
    ['slow', {kind: 'slow', delayMs: 20_000}],
    ['talking nonsense', {kind: 'malformed'}],
  ] as const)('ERR-24 shows the same page while the service is %s', async (name, fault) => {
    await control().fault({service: 'error-reporting', ...fault});
    const shop = shopThatThrows(`while ${name}`);
    const answer = await shop.visitor().get('/');
    expect(answer.status).toBe(500);
    expect(answer.ms).toBeLessThan(IN_TIME_MS);
  });
});
