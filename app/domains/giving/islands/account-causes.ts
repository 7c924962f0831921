import {parseAccountCause} from '~/domains/giving-eligibility/account-cause';
import type {Customer} from '../rules/clickstream-event';
import type {AccountCauses} from '../sdk/follow-account';

/** A visit starts without the account's cause if the server takes longer. */
const GIVE_UP_MS = 4000;

/** The account's cause by our own server, which knows the customer from the session. */
export const accountCauses: AccountCauses = {
  async read() {
    const {account, customer, cause} = await post('get-giving-cause', {});
    if (typeof account !== 'string') throw new TypeError('not an account');
    return {
      account,
      customer: customer as Customer,
      cause: parseAccountCause(JSON.stringify(cause ?? null)),
    };
  },
  async save(causeId) {
    await post('set-giving-cause', {causeId});
  },
};

async function post(operation: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`/api/ecom/v1.0/${operation}`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(body),
    keepalive: true,
    signal: AbortSignal.timeout(GIVE_UP_MS),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const reply: unknown = await response.json();
  return reply as Record<string, unknown>;
}
