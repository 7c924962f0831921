import {createBreakers} from '~/platform/circuit-breaker.server';
import {parseEnv} from '~/platform/env.server';
import {createHttp} from '~/platform/http.server';
import {createLog} from '~/platform/log.server';
import {createTiming} from '~/platform/timing.server';
import {createSubscriptionsClient} from '~/services/subscriptions/client.server';
import {createSubscriptions} from '~/services/subscriptions/subscriptions.server';
import {composeEnv, sandboxVariables} from '~scripts/env-file';
import {ROOT} from '~sandbox/root';

/** The adapter as one request of the shop uses it, over a sandbox at this origin. */
export function providerAt(origin: string, overrides: Record<string, string> = {}) {
  const env = parseEnv(
    composeEnv({
      root: ROOT,
      personal: false,
      overrides: {...sandboxVariables(origin), ...overrides},
    }),
  );
  const log = createLog({}, () => undefined);
  const http = createHttp({fetch, breakers: createBreakers(), timing: createTiming(), log});
  return createSubscriptions(createSubscriptionsClient({env, http}));
}
