import type {Hono} from 'hono';
import {createOrders} from '../commerce/checkout/orders';
import {createCustomerRecords} from '../commerce/customers/records';
import type {SandboxContext} from '../context';
import {homeDay} from '../day';
import {createAccounts, type Account} from '../identity/accounts';
import {isPassword} from '../passwords';
import {ACCOUNTS, STAFF_PURPOSES} from '../world/accounts';
import {SEED_PASSWORD} from '../world/customers';
import {OUNCES_PER_POUND} from '../world/sizes';
import {SUBSCRIBERS} from '../world/subscriptions';

const monthOf = (at: Date | string) => homeDay(at).slice(0, 7);

const SEEDED = new Set(ACCOUNTS.map(({email}) => email));

type StaffState = 'suspended' | 'registered' | 'eligible' | 'pending' | 'unregistered';

export interface Person {
  email: string;
  /** `null`: none, or not the seed's. */
  password: string | null;
  site: 'DTC' | 'HPSF';
  /** `null` for consumers. */
  state: StaffState | null;
  /** Pounds ordered this month. */
  usedLbs: number;
  /** The test case that a seeded account represents. */
  purpose: string | null;
}

/** All accounts that can log in, and the pounds they have ordered. */
export function createPeople({db, clock}: Pick<SandboxContext, 'db' | 'clock'>) {
  const accounts = createAccounts(db);
  const customers = createCustomerRecords(db);
  const orders = createOrders(db, clock);

  function quota(email: string) {
    const customer = customers.byEmail(email.toLowerCase());
    const month = monthOf(clock.now());
    const counted = customer
      ? orders
          .ofCustomer(customer.id)
          .filter(({processedAt, cancellation}) => !cancellation && monthOf(processedAt) === month)
      : [];
    const lbs = counted.flatMap(({lines}) => lines).reduce((sum, line) => sum + lbsOf(line), 0);
    return {month, usedLbs: Math.round(lbs * 100) / 100, orders: counted.length};
  }

  function toPerson(account: Account): Person {
    const {email, passwordHash} = account;
    const state = staffState(account);
    return {
      email,
      password: SEEDED.has(email) && isPassword(SEED_PASSWORD, passwordHash) ? SEED_PASSWORD : null,
      site: state ? 'HPSF' : 'DTC',
      state,
      usedLbs: quota(email).usedLbs,
      purpose: STAFF_PURPOSES[email] ?? SUBSCRIBERS[email] ?? null,
    };
  }

  return {all: () => accounts.all().map(toPerson), quota};
}

export function mountPeople(app: Hono, context: SandboxContext): void {
  const people = createPeople(context);
  app.get('/__control/people', (c) => c.json(people.all()));
  app.get('/__control/quota', (c) => c.json(people.quota(c.req.query('email') ?? '')));
}

/** `null` for an account without any data of the staff program. */
function staffState({email, data, isActive}: Account): StaffState | null {
  const {
    SAP_CustomerAccountGroup: group,
    SF_PreferedShipTo: shipTo,
    pendingClinic,
    roleCode,
  } = data;
  const isMember = typeof group === 'string' && Boolean(shipTo);
  if (!isMember && !pendingClinic && !roleCode && !(email in STAFF_PURPOSES)) return null;
  if (!isActive) return 'suspended';
  if (isMember) return group.startsWith('PD') ? 'eligible' : 'registered';
  return pendingClinic ? 'pending' : 'unregistered';
}

/** By the weight that the shop wrote on the line. */
function lbsOf({
  attributes,
  quantity,
}: {
  attributes: readonly {key: string; value: string}[];
  quantity: number;
}): number {
  const valueOf = (name: string) => attributes.find(({key}) => key === name)?.value;
  const weight = Number(valueOf('_weightValue') ?? 0) * quantity;
  return valueOf('_weightUnit') === 'oz' ? weight / OUNCES_PER_POUND : weight;
}
