import type {Hono} from 'hono';
import {createOrders} from '../commerce/checkout/orders';
import {createCustomerRecords} from '../commerce/customers/records';
import type {SandboxContext} from '../context';
import {createAccounts, type Account} from '../identity/accounts';
import {STAFF_PURPOSES} from '../world/accounts';
import {SEED_PASSWORD} from '../world/customers';
import {SUBSCRIBERS} from '../world/subscriptions';

const OUNCES_IN_POUND = 16;
/** Months turn in the staff program's time zone. Swedish dates are written `YYYY-MM-DD`. */
const DAY = new Intl.DateTimeFormat('sv-SE', {timeZone: 'America/Denver'});
const monthOf = (at: Date | string) => DAY.format(new Date(at)).slice(0, 7);

/** Who can log in, and what they have ordered, for developers and tests. */
export function mountPeople(app: Hono, {db, clock}: SandboxContext): void {
  const accounts = createAccounts(db);
  const customers = createCustomerRecords(db);
  const orders = createOrders(db, clock);

  app.get('/__control/people', (c) =>
    c.json(
      accounts.all().map((account) => ({
        email: account.email,
        password: account.passwordHash === null ? null : SEED_PASSWORD,
        site: account.email in STAFF_PURPOSES ? 'HPSF' : 'DTC',
        state: account.email in STAFF_PURPOSES ? stateOf(account) : null,
        purpose: STAFF_PURPOSES[account.email] ?? SUBSCRIBERS[account.email] ?? null,
      })),
    ),
  );

  app.get('/__control/quota', (c) => {
    const customer = customers.byEmail((c.req.query('email') ?? '').toLowerCase());
    const month = monthOf(clock.now());
    const counted = customer
      ? orders
          .ofCustomer(customer.id)
          .filter(({processedAt, cancellation}) => !cancellation && monthOf(processedAt) === month)
      : [];
    const lbs = counted.flatMap(({lines}) => lines).reduce((sum, line) => sum + lbsOf(line), 0);
    return c.json({month, usedLbs: Math.round(lbs * 100) / 100, orders: counted.length});
  });
}

function stateOf({data}: Account): 'registered' | 'eligible' | 'pending' | 'unregistered' {
  const {SAP_CustomerAccountGroup: group, SF_PreferedShipTo: shipTo, pendingClinic} = data;
  if (typeof group === 'string' && shipTo) {
    return group.startsWith('PD') ? 'eligible' : 'registered';
  }
  return pendingClinic ? 'pending' : 'unregistered';
}

/** As the shop wrote it on the line. */
function lbsOf({
  attributes,
  quantity,
}: {
  attributes: readonly {key: string; value: string}[];
  quantity: number;
}): number {
  const valueOf = (name: string) => attributes.find(({key}) => key === name)?.value;
  const weight = Number(valueOf('_weightValue') ?? 0) * quantity;
  return valueOf('_weightUnit') === 'oz' ? weight / OUNCES_IN_POUND : weight;
}
