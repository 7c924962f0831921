import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {logOut} from '~/domains/identity/log-out.server';
import {createLog} from '~/platform/log.server';
import {ok} from '~/platform/result';
import {contextOf} from '~tests/support/context';
import {makeSession, sessionStoreOf} from '~tests/support/session';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = <Value>(ms: number, value: Value) =>
  new Promise<Value>((resolve) => void setTimeout(resolve, ms, value));

/** Logs out while each upstream takes this long. `ended` lists the upstreams that have ended the session. */
function logOutWithin(upstreamMs: number) {
  const ended: string[] = [];
  const background: Promise<unknown>[] = [];
  const session = sessionStoreOf(makeSession());
  const end = async (what: string) => {
    await after(upstreamMs, null);
    ended.push(what);
    return ok(null);
  };
  const context = contextOf<Parameters<typeof logOut>[0]>({
    request: {log: createLog({}), waitUntil: (promise) => void background.push(promise)},
    services: {
      identity: {logout: (uid) => end(uid)},
      customers: {},
      customerTokens: {revoke: (token) => end(token).then(() => ok(true))},
    },
    visitor: {cart: {get: () => null}, session},
  });
  return {loggingOut: logOut(context), background, ended, session};
}

it('SESS-40 logOut waits 1.2 s for slow upstreams, which still end the session after the response', async () => {
  const {loggingOut, background, ended, session} = logOutWithin(3000);
  expect(session.current()).toBeNull();
  const isResponding = vi.fn();
  void loggingOut.then(isResponding);
  await vi.advanceTimersByTimeAsync(1199);
  expect(isResponding).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isResponding).toHaveBeenCalled();
  expect([background.length, ended]).toEqual([1, []]);
  const settled = Promise.all(background);
  await vi.advanceTimersByTimeAsync(1800);
  await settled;
  expect(ended).toEqual(['uid-1', 'token-1']);
});

it('SESS-40 logOut waits for fast upstreams', async () => {
  const {loggingOut, ended} = logOutWithin(10);
  await vi.advanceTimersByTimeAsync(10);
  await loggingOut;
  expect(ended).toEqual(['uid-1', 'token-1']);
});
