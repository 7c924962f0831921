import {createBreakers} from '~/platform/circuit-breaker.server';
import {createHttp} from '~/platform/http.server';
import {createLog} from '~/platform/log.server';
import {createTiming} from '~/platform/timing.server';
import {createIdentity} from '~/services/identity/identity.server';
import type {KeyCache} from '~/services/identity/jwt.server';
import {SITE} from '~sandbox/identity/call';
import {identityApp} from '~tests/sandbox/identity/identity-app';

const IDENTITY_URL = 'http://localhost:4000/gigya';

export const ENV = {
  IDENTITY_URL,
  IDENTITY_API_KEY: SITE.apiKey,
  IDENTITY_USER_KEY: SITE.userKey,
  IDENTITY_SECRET: SITE.secret,
};

/** The adapter over the stood-in provider, on its clock, with the methods that were called. */
export function identityService() {
  const provider = identityApp();
  const called: string[] = [];
  const lines: string[] = [];
  const keys: KeyCache = new Map();
  /** As one request after another has it: all share the isolate's keys, no breaker stays open. */
  const open = () =>
    createIdentity({
      env: ENV,
      keys,
      now: () => provider.context.clock.now().getTime(),
      http: createHttp({
        fetch: async (url, init) => {
          const address = new Request(url).url;
          called.push(address.replace(`${IDENTITY_URL}/accounts.`, ''));
          return provider.app.request(address, init);
        },
        breakers: createBreakers(),
        timing: createTiming(),
        log: createLog({}, (_level, line) => lines.push(line)),
      }),
    });
  return {provider, called, lines, open, identity: open()};
}
