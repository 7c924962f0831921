import {createBreakers} from '~/platform/circuit-breaker.server';
import {createHttp} from '~/platform/http.server';
import {createLog} from '~/platform/log.server';
import {createTiming} from '~/platform/timing.server';
import {createIdentity} from '~/services/identity/identity.server';
import type {KeyCache} from '~/services/identity/jwt.server';
import {SITE} from '~sandbox/identity/call';
import {identityApp} from '~tests/support/identity-app';

const IDENTITY_URL = 'http://localhost:4000/gigya';

export const ENV = {
  IDENTITY_URL,
  IDENTITY_API_KEY: SITE.apiKey,
  IDENTITY_USER_KEY: SITE.userKey,
  IDENTITY_SECRET: SITE.secret,
};

/** The adapter over the sandbox's identity provider and its clock. `called` collects the methods. */
export function identityService() {
  const provider = identityApp();
  const called: string[] = [];
  const lines: string[] = [];
  const keys: KeyCache = new Map();
  /** A new adapter, as each request creates one: they share the isolate's keys, but no open breaker. */
  const open = (clientIp: string | null = null) =>
    createIdentity({
      env: ENV,
      clientIp,
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
