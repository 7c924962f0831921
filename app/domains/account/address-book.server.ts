import type {Session} from '~/domains/session/session';
import type {Needs} from '~/platform/needs';
import {fail, ok, type Result} from '~/platform/result';
import type {CommerceAddresses} from '~/services/commerce/addresses.server';
import type {
  CustomerChange,
  CustomerUserError,
  TokenFailure,
} from '~/services/commerce/customer-change';
import type {CommerceCustomer} from '~/services/commerce/customer.server';
import {MAX_ADDRESSES, type AddressInput, type CustomerAddress} from './address';
import {numberOf} from './parts/account-paths';

export type AddressBookContext = Needs<{services: 'customers' | 'addresses'}>;

export type AddressFailure =
  | TokenFailure
  /** The customer has no such address. */
  | 'NOT_FOUND'
  /** The customer already has `MAX_ADDRESSES`. */
  | 'FULL'
  | {kind: 'invalid'; userErrors: CustomerUserError[]};

type Change<Value> = Promise<Result<Value, AddressFailure>>;

/** The customer's addresses, the default first. */
export async function readAddresses(
  {services}: AddressBookContext,
  {customerToken}: Session,
): Promise<Result<CustomerAddress[], TokenFailure>> {
  const profile = await services.customers.profile(customerToken);
  return profile.ok ? ok(profile.value.addresses) : profile;
}

/** Adds an address and returns its id. */
export async function addAddress(
  context: AddressBookContext,
  person: Session,
  {address, isDefault}: {address: AddressInput; isDefault: boolean},
): Change<string> {
  const book = await readAddresses(context, person);
  if (!book.ok) return book;
  if (book.value.length >= MAX_ADDRESSES) return fail('FULL');
  const added = outcome(await context.services.addresses.create(person.customerToken, address));
  if (!added.ok) return added;
  if (await isBeyondMaximum(context, person, added.value.id)) {
    await context.services.addresses.remove(person.customerToken, added.value.id);
    return fail('FULL');
  }
  if (!isDefault) return ok(added.value.id);
  return outcome(await context.services.addresses.setDefault(person.customerToken, added.value.id));
}

/**
 * Parallel requests may each have found room for one more address. The platform numbers addresses in the order they are
 * created, so all of these requests agree on which ones exceed the limit.
 */
async function isBeyondMaximum(
  context: AddressBookContext,
  person: Session,
  id: string,
): Promise<boolean> {
  const book = await readAddresses(context, person);
  if (!book.ok) return false;
  const ownNumber = Number(numberOf(id));
  const older = book.value.filter((one) => Number(numberOf(one.id)) < ownNumber);
  return older.length >= MAX_ADDRESSES;
}

export async function updateAddress(
  context: AddressBookContext,
  person: Session,
  {id, address, isDefault}: {id: string; address: AddressInput; isDefault: boolean},
): Change<string> {
  const own = await ownAddress(context, person, id);
  if (!own.ok) return own;
  const {addresses} = context.services;
  const changed = outcome(await addresses.update(person.customerToken, own.value.id, address));
  if (!changed.ok) return changed;
  if (!isDefault || own.value.isDefault) return ok(changed.value.id);
  return outcome(await addresses.setDefault(person.customerToken, own.value.id));
}

/** Deletes an address. If it was the default, the platform chooses another. */
export async function deleteAddress(
  context: AddressBookContext,
  person: Session,
  id: string,
): Change<string> {
  const own = await ownAddress(context, person, id);
  if (!own.ok) return own;
  return outcome(await context.services.addresses.remove(person.customerToken, own.value.id));
}

export async function setDefaultAddress(
  context: AddressBookContext,
  person: Session,
  id: string,
): Change<string> {
  const own = await ownAddress(context, person, id);
  if (!own.ok) return own;
  return outcome(await context.services.addresses.setDefault(person.customerToken, own.value.id));
}

/** Finds an address by its id, or by the number in the id. Another customer's address counts as not found. */
async function ownAddress(
  context: AddressBookContext,
  person: Session,
  id: string,
): Change<CustomerAddress> {
  const book = await readAddresses(context, person);
  if (!book.ok) return book;
  const address = findAddress(book.value, id);
  return address ? ok(address) : fail('NOT_FOUND');
}

/** Finds an address by its id, or by the number in the id. */
export function findAddress(
  book: readonly CustomerAddress[],
  id: string,
): CustomerAddress | undefined {
  const number = numberOf(id) ?? id;
  return book.find((one) => numberOf(one.id) === number);
}

function outcome<Value>(
  reply: Result<CustomerChange<Value>, TokenFailure>,
): Result<Value, AddressFailure> {
  if (!reply.ok) return reply;
  const {value, userErrors} = reply.value;
  if (value !== null) return ok(value);
  const isGone = userErrors.some(({code}) => code === 'NOT_FOUND');
  return fail(isGone ? 'NOT_FOUND' : {kind: 'invalid', userErrors});
}
