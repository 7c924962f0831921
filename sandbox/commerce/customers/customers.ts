import type {SandboxContext} from '../../context';
import {createAccessTokens, type AccessTokens} from './access-tokens';
import {createAddressBook, type AddressBook} from './address-book';
import {createMultipassLogin, type MultipassLogin} from './multipass-login';
import {fieldError, profileErrors, readEmail, readPhone} from './profile-rules';
import {createCustomerRecords} from './records';
import {
  success,
  failure,
  type AccessToken,
  type CustomerError,
  type CustomerMetafield,
  type CustomerRecord,
  type Outcome,
  type ProfileInput,
} from './types';

/** Customers, access tokens and address books (SAND-11). Error fields are relative to the input object. */
export interface Customers {
  byId(id: string): CustomerRecord | null;
  byEmail(email: string): CustomerRecord | null;
  all(): CustomerRecord[];
  byAccessToken(token: string): CustomerRecord | null;
  /**
   * A new password revokes all access tokens; `token` is a new one to replace them. The password isn't stored: nobody
   * logs in with it.
   */
  update(
    customer: CustomerRecord,
    input: ProfileInput,
  ): Outcome<{customer: CustomerRecord; token: AccessToken | null}>;
  /** Sets metafields by namespace and key. A `null` value deletes the metafield. */
  setMetafields(
    customerId: string,
    metafields: (Omit<CustomerMetafield, 'value'> & {value: string | null})[],
  ): CustomerRecord | null;
  logInWithMultipass(
    token: string,
    buyerIp: string | null,
  ): Outcome<MultipassLogin & {token: AccessToken}>;
  tokens: Pick<AccessTokens, 'renew' | 'revoke'>;
  addresses: AddressBook;
}

/** Customers on top of their tables (`tables.ts`), which must exist. */
export function createCustomers({db, clock}: Pick<SandboxContext, 'db' | 'clock'>): Customers {
  const records = createCustomerRecords(db);
  const tokens = createAccessTokens(db, clock);
  const logInByMultipass = createMultipassLogin({db, clock, records});
  const now = () => clock.now().toISOString();

  function takenErrors(input: ProfileInput, own: CustomerRecord): CustomerError[] {
    const phone = input.phone ? readPhone(input.phone) : null;
    const isTaken = (other: CustomerRecord | null) => other !== null && other.id !== own.id;
    return [
      ...(input.email && isTaken(records.byEmail(readEmail(input.email)))
        ? [fieldError('TAKEN', 'email', 'Email has already been taken')]
        : []),
      ...(phone !== null && isTaken(records.byPhone(phone))
        ? [fieldError('TAKEN', 'phone', 'Phone has already been taken')]
        : []),
    ];
  }

  return {
    tokens,
    addresses: createAddressBook(records, clock),
    byId: records.byId,
    all: records.all,
    byEmail: (email) => records.byEmail(readEmail(email)),
    byAccessToken(token) {
      const number = tokens.customerOf(token);
      return number === null ? null : records.byNumber(number);
    },
    update(customer, input) {
      const errors = [...profileErrors(input), ...takenErrors(input, customer)];
      if (errors.length > 0) return failure(...errors);
      const changed = {...customer, ...applyInput(input, customer, now()), updatedAt: now()};
      records.save(changed);
      if (!input.password) return success({customer: changed, token: null});
      tokens.revokeAll(customer.id);
      return success({customer: changed, token: tokens.issue(customer.id)});
    },
    setMetafields(customerId, metafields) {
      const customer = records.byId(customerId);
      if (!customer) return null;
      const isSame = (a: {namespace: string; key: string}, b: {namespace: string; key: string}) =>
        a.namespace === b.namespace && a.key === b.key;
      const kept = customer.metafields.filter(
        (field) => !metafields.some((written) => isSame(field, written)),
      );
      const written = metafields.flatMap(({value, ...field}) =>
        value === null ? [] : [{...field, value}],
      );
      const changed = {...customer, metafields: [...kept, ...written], updatedAt: now()};
      records.save(changed);
      return changed;
    },
    logInWithMultipass(token, buyerIp) {
      const outcome = logInByMultipass(token, buyerIp);
      return outcome.ok
        ? success({...outcome.value, token: tokens.issue(outcome.value.customer.id)})
        : outcome;
    },
  };
}

function applyInput(input: ProfileInput, current: CustomerRecord, now: string) {
  const acceptsMarketing = input.acceptsMarketing ?? current.acceptsMarketing;
  const hasDecided = acceptsMarketing !== current.acceptsMarketing;
  const text = (value: string | null | undefined, before: string | null) =>
    value === undefined ? before : value?.trim() || null;
  return {
    email: input.email ? readEmail(input.email) : current.email,
    firstName: text(input.firstName, current.firstName),
    lastName: text(input.lastName, current.lastName),
    phone: input.phone === undefined ? current.phone : input.phone && readPhone(input.phone),
    acceptsMarketing,
    marketingUpdatedAt: hasDecided ? now : current.marketingUpdatedAt,
  };
}
