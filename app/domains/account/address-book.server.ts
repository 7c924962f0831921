import type {Session} from '~/domains/session/session';
import type {Needs} from '~/platform/needs';
import {fail, ok, type Result} from '~/platform/result';
import type {
  CustomerChange,
  CustomerUserError,
  TokenFailure,
} from '~/services/commerce/customer-change';
import {MAX_ADDRESSES, type AddressInput, type CustomerAddress} from './address';
import {addressNumberOf} from './account-paths';

export type AddressBookContext = Needs<{services: 'customers' | 'addresses'}>;

export type AddressFailure =
  TokenFailure | 'NOT_FOUND' | 'FULL' | {kind: 'invalid'; userErrors: CustomerUserError[]};

type Change<Value> = Promise<Result<Value, AddressFailure>>;

/** The customer's addresses, the default first. */
export async function readAddresses(
  {services}: AddressBookContext,
  {customerToken}: Session,
): Promise<Result<CustomerAddress[], TokenFailure>> {
  const profile = await services.customers.profile(customerToken);
  return profile.ok ? ok(profile.value.addresses) : profile;
}

export async function addAddress(
  context: AddressBookContext,
  customer: Session,
  {address, isDefault}: {address: AddressInput; isDefault: boolean},
): Change<string> {
  const book = await readAddresses(context, customer);
  if (!book.ok) return book;
  if (book.value.length >= MAX_ADDRESSES) return fail('FULL');
  const added = toChangeResult(
    await context.services.addresses.create(customer.customerToken, address),
  );
  if (!added.ok) return added;
  if (await isBeyondMaximum(context, customer, added.value.id)) {
    await context.services.addresses.remove(customer.customerToken, added.value.id);
    return fail('FULL');
  }
  if (!isDefault) return ok(added.value.id);
  return toChangeResult(
    await context.services.addresses.setDefault(customer.customerToken, added.value.id),
  );
}

/**
 * Parallel requests may each have found room for one more address. Shopify numbers addresses in the order they are
 * created, so all of these requests agree on which ones exceed the limit.
 */
async function isBeyondMaximum(
  context: AddressBookContext,
  customer: Session,
  id: string,
): Promise<boolean> {
  const book = await readAddresses(context, customer);
  if (!book.ok) return false;
  const ownNumber = Number(addressNumberOf(id));
  const older = book.value.filter((item) => Number(addressNumberOf(item.id)) < ownNumber);
  return older.length >= MAX_ADDRESSES;
}

export async function updateAddress(
  context: AddressBookContext,
  customer: Session,
  {id, address, isDefault}: {id: string; address: AddressInput; isDefault: boolean},
): Change<string> {
  const own = await readOwnAddress(context, customer, id);
  if (!own.ok) return own;
  const {addresses} = context.services;
  const changed = toChangeResult(
    await addresses.update(customer.customerToken, own.value.id, address),
  );
  if (!changed.ok) return changed;
  if (!isDefault || own.value.isDefault) return ok(changed.value.id);
  return toChangeResult(await addresses.setDefault(customer.customerToken, own.value.id));
}

/** If the address was the default, Shopify chooses another. */
export async function deleteAddress(
  context: AddressBookContext,
  customer: Session,
  id: string,
): Change<string> {
  const own = await readOwnAddress(context, customer, id);
  if (!own.ok) return own;
  return toChangeResult(
    await context.services.addresses.remove(customer.customerToken, own.value.id),
  );
}

export async function setDefaultAddress(
  context: AddressBookContext,
  customer: Session,
  id: string,
): Change<string> {
  const own = await readOwnAddress(context, customer, id);
  if (!own.ok) return own;
  return toChangeResult(
    await context.services.addresses.setDefault(customer.customerToken, own.value.id),
  );
}

/** Another customer's address counts as not found. */
async function readOwnAddress(
  context: AddressBookContext,
  customer: Session,
  id: string,
): Change<CustomerAddress> {
  const book = await readAddresses(context, customer);
  if (!book.ok) return book;
  const address = findAddress(book.value, id);
  return address ? ok(address) : fail('NOT_FOUND');
}

export function findAddress(
  book: readonly CustomerAddress[],
  id: string,
): CustomerAddress | undefined {
  const number = addressNumberOf(id) ?? id;
  return book.find((item) => addressNumberOf(item.id) === number);
}

function toChangeResult<Value>(
  reply: Result<CustomerChange<Value>, TokenFailure>,
): Result<Value, AddressFailure> {
  if (!reply.ok) return reply;
  const {value, userErrors} = reply.value;
  if (value !== null) return ok(value);
  const isGone = userErrors.some(({code}) => code === 'NOT_FOUND');
  return fail(isGone ? 'NOT_FOUND' : {kind: 'invalid', userErrors});
}
