import type {SandboxContext} from '../../context';
import type {Outbox} from '../../control/outbox';
import {createAccessTokens, type AccessTokens} from './access-tokens';
import {addressOf, createAddressBook, type AddressBook} from './address-book';
import {createMailTokens} from './mail-tokens';
import {SANDBOX_MULTIPASS_SECRET} from './multipass';
import {createMultipassSignIn, type MultipassSignIn} from './multipass-sign-in';
import {createPasswordLinks, type PasswordLinks} from './password-links';
import {hashPassword, isPassword} from '../../passwords';
import {problem, profileErrors, readEmail, readPhone} from './profile-rules';
import {createCustomerRecords, type NewCustomer} from './records';
import {
  done,
  refused,
  type AccessToken,
  type CustomerAddress,
  type CustomerError,
  type CustomerMetafield,
  type CustomerRecord,
  type Outcome,
  type ProfileInput,
  type StaffInput,
} from './types';

export interface SignedIn {
  customer: CustomerRecord;
  token: AccessToken;
}

/** Customers, how they sign in, and their addresses (SAND-11). Errors name fields inside their input object. */
export interface Customers {
  byId(id: string): CustomerRecord | null;
  byEmail(email: string): CustomerRecord | null;
  byPhone(phone: string): CustomerRecord | null;
  /** Oldest first. */
  all(): CustomerRecord[];
  /** The customer of an access token that is still good. */
  byAccessToken(token: string): CustomerRecord | null;
  /** An address of the customer's own book. */
  address(customerId: string, addressId: string): CustomerAddress | null;
  create(input: ProfileInput & {email: string; password: string}): Outcome<CustomerRecord>;
  /** A customer without a password, who gets a mail with an activation link. */
  invite(input: ProfileInput & {email: string}): Outcome<CustomerRecord>;
  /** A new password ends every access token; `token` is the one that takes their place. */
  update(
    customer: CustomerRecord,
    input: StaffInput,
  ): Outcome<{customer: CustomerRecord; token: AccessToken | null}>;
  /** Writes metafields by namespace and key; a value of `null` deletes. */
  setMetafields(
    customerId: string,
    metafields: (Omit<CustomerMetafield, 'value'> & {value: string | null})[],
  ): CustomerRecord | null;
  signIn(email: string, password: string): Outcome<SignedIn>;
  signInWithMultipass(
    token: string,
    buyerIp: string | null,
  ): Outcome<MultipassSignIn & {token: AccessToken}>;
  tokens: Pick<AccessTokens, 'renew' | 'revoke'>;
  /** Starts a session for a customer who proved who they are another way, by a link in a mail for instance. */
  issueToken(customer: CustomerRecord): AccessToken;
  passwordLinks: Pick<PasswordLinks, 'recover' | 'setPassword' | 'setPasswordByUrl'>;
  addresses: AddressBook;
}

/** The customers over their tables (`tables.ts`), which must exist. */
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
  const signInByMultipass = createMultipassSignIn({db, clock, records, secret: multipassSecret});
  const now = () => clock.now().toISOString();

  const signedIn = (customer: CustomerRecord): SignedIn => ({
    customer,
    token: tokens.issue(customer.id),
  });

  /** What another customer has already. */
  function takenErrors(input: ProfileInput, own: CustomerRecord | null): CustomerError[] {
    const phone = input.phone ? readPhone(input.phone) : null;
    const isTaken = (other: CustomerRecord | null) => other !== null && other.id !== own?.id;
    return [
      ...(input.email && isTaken(records.byEmail(readEmail(input.email)))
        ? [problem('TAKEN', 'email', 'Email has already been taken')]
        : []),
      ...(phone !== null && isTaken(records.byPhone(phone))
        ? [problem('TAKEN', 'phone', 'Phone has already been taken')]
        : []),
    ];
  }

  function insert(
    input: ProfileInput & {email: string},
    state: CustomerRecord['state'],
  ): Outcome<CustomerRecord> {
    const errors = [...profileErrors(input), ...takenErrors(input, null)];
    if (errors.length > 0) return refused(...errors);
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
    const customer = records.insert({...blank, ...changesOf(input, blank, now())});
    if (input.password) records.setPasswordHash(customer.id, hashPassword(input.password));
    return done(customer);
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
      const known = records.byEmail(readEmail(input.email));
      if (known && known.state !== 'ENABLED') {
        passwordLinks.send('activate', known);
        const message = `We have sent an email to ${known.email}, please click the link included to verify your email address.`;
        return refused({code: 'CUSTOMER_DISABLED', field: null, message});
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
      if (errors.length > 0) return refused(...errors);
      const changed = {...customer, ...changesOf(input, customer, now()), updatedAt: now()};
      records.save(changed);
      if (!input.password) return done({customer: changed, token: null});
      records.setPasswordHash(customer.id, hashPassword(input.password));
      tokens.revokeAll(customer.id);
      return done(signedIn(changed));
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
    signIn(email, password) {
      const customer = records.byEmail(readEmail(email));
      const hash = customer?.state === 'ENABLED' ? records.passwordHash(customer.id) : null;
      // Checked first, and for nobody too, so that the time taken does not tell who exists.
      return isPassword(password, hash) && customer
        ? done(signedIn(customer))
        : refused({code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'Unidentified customer'});
    },
    signInWithMultipass(token, buyerIp) {
      const outcome = signInByMultipass(token, buyerIp);
      return outcome.ok
        ? done({...outcome.value, token: tokens.issue(outcome.value.customer.id)})
        : outcome;
    },
  };
}

/** What an input that has been checked changes of a customer. */
function changesOf(
  input: StaffInput,
  known: Omit<CustomerRecord, 'id' | 'addresses'>,
  now: string,
) {
  const acceptsMarketing = input.acceptsMarketing ?? known.acceptsMarketing;
  const hasDecided = acceptsMarketing !== known.acceptsMarketing;
  const text = (value: string | null | undefined, before: string | null) =>
    value === undefined ? before : value?.trim() || null;
  return {
    email: input.email ? readEmail(input.email) : known.email,
    firstName: text(input.firstName, known.firstName),
    lastName: text(input.lastName, known.lastName),
    phone: input.phone === undefined ? known.phone : input.phone && readPhone(input.phone),
    tags: input.tags ?? known.tags,
    acceptsMarketing,
    marketingUpdatedAt: input.marketingUpdatedAt ?? (hasDecided ? now : known.marketingUpdatedAt),
  };
}
