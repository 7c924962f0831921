import type {SandboxContext} from '../../context';
import type {Outbox} from '../../control/outbox';
import {createAccessTokens, type AccessTokens} from './access-tokens';
import {addressOf, createAddressBook, type AddressBook} from './address-book';
import {createMailTokens} from './mail-tokens';
import {SANDBOX_MULTIPASS_SECRET} from './multipass';
import {createMultipassLogin, type MultipassLogin} from './multipass-login';
import {createPasswordLinks, type PasswordLinks} from './password-links';
import {hashPassword, isPassword} from '../../passwords';
import {fieldError, profileErrors, readEmail, readPhone} from './profile-rules';
import {createCustomerRecords, type NewCustomer} from './records';
import {
  success,
  failure,
  type AccessToken,
  type CustomerAddress,
  type CustomerError,
  type CustomerMetafield,
  type CustomerRecord,
  type Outcome,
  type ProfileInput,
  type StaffInput,
} from './types';

export interface Login {
  customer: CustomerRecord;
  token: AccessToken;
}

/** Customers, login and address books (SAND-11). Error fields are relative to the input object. */
export interface Customers {
  byId(id: string): CustomerRecord | null;
  byEmail(email: string): CustomerRecord | null;
  byPhone(phone: string): CustomerRecord | null;
  /** Oldest first. */
  all(): CustomerRecord[];
  byAccessToken(token: string): CustomerRecord | null;
  address(customerId: string, addressId: string): CustomerAddress | null;
  create(input: ProfileInput & {email: string; password: string}): Outcome<CustomerRecord>;
  /** Creates a customer without a password and emails them an activation link. */
  invite(input: ProfileInput & {email: string}): Outcome<CustomerRecord>;
  /** A new password revokes all access tokens; `token` is a new one to replace them. */
  update(
    customer: CustomerRecord,
    input: StaffInput,
  ): Outcome<{customer: CustomerRecord; token: AccessToken | null}>;
  /** Sets metafields by namespace and key. A `null` value deletes the metafield. */
  setMetafields(
    customerId: string,
    metafields: (Omit<CustomerMetafield, 'value'> & {value: string | null})[],
  ): CustomerRecord | null;
  logIn(email: string, password: string): Outcome<Login>;
  logInWithMultipass(
    token: string,
    buyerIp: string | null,
  ): Outcome<MultipassLogin & {token: AccessToken}>;
  tokens: Pick<AccessTokens, 'renew' | 'revoke'>;
  /** Logs in a customer who was identified in another way, such as by a link in an email. */
  issueToken(customer: CustomerRecord): AccessToken;
  passwordLinks: Pick<PasswordLinks, 'recover' | 'setPassword' | 'setPasswordByUrl'>;
  addresses: AddressBook;
}

/** Customers on top of their tables (`tables.ts`), which must exist. */
export function createCustomers(
  {db, clock, origin}: Pick<SandboxContext, 'db' | 'clock' | 'origin'>,
  outbox: Pick<Outbox, 'send'>,
  multipassSecret: string = SANDBOX_MULTIPASS_SECRET,
): Customers {
  const records = createCustomerRecords(db);
  const tokens = createAccessTokens(db, clock);
  const passwordLinks = createPasswordLinks({
    records,
    tokens,
    mailTokens: createMailTokens(db, clock),
    outbox,
    clock,
    origin,
  });
  const signInByMultipass = createMultipassLogin({db, clock, records, secret: multipassSecret});
  const now = () => clock.now().toISOString();

  const toLogin = (customer: CustomerRecord): Login => ({
    customer,
    token: tokens.issue(customer.id),
  });

  function takenErrors(input: ProfileInput, own: CustomerRecord | null): CustomerError[] {
    const phone = input.phone ? readPhone(input.phone) : null;
    const isTaken = (other: CustomerRecord | null) => other !== null && other.id !== own?.id;
    return [
      ...(input.email && isTaken(records.byEmail(readEmail(input.email)))
        ? [fieldError('TAKEN', 'email', 'Email has already been taken')]
        : []),
      ...(phone !== null && isTaken(records.byPhone(phone))
        ? [fieldError('TAKEN', 'phone', 'Phone has already been taken')]
        : []),
    ];
  }

  function insert(
    input: ProfileInput & {email: string},
    state: CustomerRecord['state'],
  ): Outcome<CustomerRecord> {
    const errors = [...profileErrors(input), ...takenErrors(input, null)];
    if (errors.length > 0) return failure(...errors);
    const blank: NewCustomer = {
      email: readEmail(input.email),
      phone: null,
      firstName: null,
      lastName: null,
      acceptsMarketing: false,
      marketingUpdatedAt: null,
      state,
      tags: [],
      metafields: [],
      defaultAddressId: null,
      multipassIdentifier: null,
      createdAt: now(),
      updatedAt: now(),
    };
    const customer = records.insert({...blank, ...applyInput(input, blank, now())});
    if (input.password) records.setPasswordHash(customer.id, hashPassword(input.password));
    return success(customer);
  }

  return {
    tokens,
    passwordLinks,
    issueToken: (customer) => tokens.issue(customer.id),
    addresses: createAddressBook(records, clock),
    byId: records.byId,
    byEmail: (email) => records.byEmail(readEmail(email)),
    byPhone(phone) {
      const number = readPhone(phone);
      return number === null ? null : records.byPhone(number);
    },
    all: records.all,
    byAccessToken(token) {
      const number = tokens.customerOf(token);
      return number === null ? null : records.byNumber(number);
    },
    address(customerId, addressId) {
      const customer = records.byId(customerId);
      return customer && addressOf(customer, addressId);
    },
    create(input) {
      const existing = records.byEmail(readEmail(input.email));
      if (existing && existing.state !== 'ENABLED') {
        passwordLinks.send('activate', existing);
        const message = `We have sent an email to ${existing.email}, please click the link included to verify your email address.`;
        return failure({code: 'CUSTOMER_DISABLED', field: null, message});
      }
      return insert(input, 'ENABLED');
    },
    invite(input) {
      const outcome = insert(input, 'INVITED');
      if (outcome.ok) passwordLinks.send('activate', outcome.value);
      return outcome;
    },
    update(customer, input) {
      const errors = [...profileErrors(input), ...takenErrors(input, customer)];
      if (errors.length > 0) return failure(...errors);
      const changed = {...customer, ...applyInput(input, customer, now()), updatedAt: now()};
      records.save(changed);
      if (!input.password) return success({customer: changed, token: null});
      records.setPasswordHash(customer.id, hashPassword(input.password));
      tokens.revokeAll(customer.id);
      return success(toLogin(changed));
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
    logIn(email, password) {
      const customer = records.byEmail(readEmail(email));
      const hash = customer?.state === 'ENABLED' ? records.passwordHash(customer.id) : null;
      // Checks the password even for an unknown email, so that the response time doesn't reveal which accounts exist.
      return isPassword(password, hash) && customer
        ? success(toLogin(customer))
        : failure({code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'Unidentified customer'});
    },
    logInWithMultipass(token, buyerIp) {
      const outcome = signInByMultipass(token, buyerIp);
      return outcome.ok
        ? success({...outcome.value, token: tokens.issue(outcome.value.customer.id)})
        : outcome;
    },
  };
}

function applyInput(
  input: StaffInput,
  current: Omit<CustomerRecord, 'id' | 'addresses'>,
  now: string,
) {
  const acceptsMarketing = input.acceptsMarketing ?? current.acceptsMarketing;
  const hasDecided = acceptsMarketing !== current.acceptsMarketing;
  const text = (value: string | null | undefined, before: string | null) =>
    value === undefined ? before : value?.trim() || null;
  return {
    email: input.email ? readEmail(input.email) : current.email,
    firstName: text(input.firstName, current.firstName),
    lastName: text(input.lastName, current.lastName),
    phone: input.phone === undefined ? current.phone : input.phone && readPhone(input.phone),
    tags: input.tags ?? current.tags,
    acceptsMarketing,
    marketingUpdatedAt: input.marketingUpdatedAt ?? (hasDecided ? now : current.marketingUpdatedAt),
  };
}
