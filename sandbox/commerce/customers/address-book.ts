import type {Clock} from '../../control/clock';
import {readMailingAddress} from '../cart/addresses';
import type {MailingAddressInput} from '../cart/inputs';
import {stateByCode} from '../checkout/us-states';
import {fieldError, textErrors} from './profile-rules';
import type {CustomerRecords} from './records';
import {
  addressSchema,
  success,
  failure,
  type CustomerAddress,
  type CustomerError,
  type CustomerRecord,
  type Outcome,
  type PostalAddress,
} from './types';

/** Used for addresses without a country: the shop's own country. */
const SHOP_COUNTRY = 'US';

const LABELS: Record<keyof MailingAddressInput, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  address1: 'Address1',
  address2: 'Address2',
  city: 'City',
  province: 'Province',
  country: 'Country',
  zip: 'Zip',
  phone: 'Phone',
};

export interface AddressBook {
  /** The first address becomes the default. */
  add(customer: CustomerRecord, input: MailingAddressInput): Outcome<CustomerAddress>;
  /** Omitted fields are kept. */
  change(
    customer: CustomerRecord,
    addressId: string,
    input: MailingAddressInput,
  ): Outcome<CustomerAddress>;
  /** Returns the removed id. If it was the default, the oldest remaining address becomes the default. */
  remove(customer: CustomerRecord, addressId: string): Outcome<string>;
  makeDefault(customer: CustomerRecord, addressId: string): Outcome<CustomerRecord>;
}

/** Customers' addresses (SAND-11). Every field may be empty; filled-in fields are validated. */
export function createAddressBook(records: CustomerRecords, clock: Clock): AddressBook {
  const saveCustomer = (
    customer: CustomerRecord,
    change: Partial<CustomerRecord>,
  ): CustomerRecord => {
    const updated = {...customer, ...change, updatedAt: clock.now().toISOString()};
    records.save(updated);
    return updated;
  };

  return {
    add(customer, input) {
      const address = readMailingAddress({...input, country: input.country || SHOP_COUNTRY});
      const errors = addressErrors(customer, input, address);
      if (errors.length > 0) return failure(...errors);
      const inserted = records.insertAddress(customer.id, address);
      saveCustomer(customer, {defaultAddressId: customer.defaultAddressId ?? inserted.id});
      return success(inserted);
    },
    change(customer, addressId, input) {
      const existing = addressOf(customer, addressId);
      if (!existing) return failure(notFound('id'));
      const address = {...existing, ...presentFields(input)};
      const otherAddresses = customer.addresses.filter(({id}) => id !== existing.id);
      const errors = addressErrors({...customer, addresses: otherAddresses}, input, address);
      if (errors.length > 0) return failure(...errors);
      records.saveAddress(address);
      saveCustomer(customer, {});
      return success(address);
    },
    remove(customer, addressId) {
      const existing = addressOf(customer, addressId);
      if (!existing) return failure(notFound('id'));
      records.removeAddress(existing.id);
      const remaining = customer.addresses.filter(({id}) => id !== existing.id);
      const wasDefault = customer.defaultAddressId === existing.id;
      saveCustomer(customer, wasDefault ? {defaultAddressId: remaining[0]?.id ?? null} : {});
      return success(existing.id);
    },
    makeDefault(customer, addressId) {
      const existing = addressOf(customer, addressId);
      return existing
        ? success(saveCustomer(customer, {defaultAddressId: existing.id}))
        : failure(notFound('addressId'));
    },
  };
}

/** Finds a customer's address by id, ignoring the id's query string. */
function addressOf(customer: CustomerRecord, addressId: string): CustomerAddress | null {
  const stripQuery = (id: string) => id.split('?')[0];
  return customer.addresses.find(({id}) => stripQuery(id) === stripQuery(addressId)) ?? null;
}

const notFound = (field: string): CustomerError =>
  fieldError('NOT_FOUND', field, 'Address does not exist');

/** The fields that are present in an input, including `null`s, under their address field names. */
function presentFields(input: MailingAddressInput): Partial<PostalAddress> {
  const parsed = readMailingAddress(input);
  const {country, province, ...rest} = input;
  const names = new Set<string>(Object.keys(rest));
  if (country !== undefined) names.add('countryCode');
  if (province !== undefined) names.add('provinceCode');
  return Object.fromEntries(Object.entries(parsed).filter(([name]) => names.has(name)));
}

function addressErrors(
  customer: CustomerRecord,
  input: MailingAddressInput,
  address: PostalAddress,
): CustomerError[] {
  const {countryCode, provinceCode, zip} = address;
  const inUs = countryCode === 'US';
  const unknownCountry = Boolean(input.country?.trim()) && countryCode === null;
  const unknownState = inUs && provinceCode !== null && !stateByCode(provinceCode);
  const errors = [
    ...Object.entries(LABELS).flatMap(([field, label]) =>
      textErrors(field, label, input[field as keyof MailingAddressInput]),
    ),
    ...(unknownCountry ? [fieldError('INVALID', 'country', 'Country is not valid')] : []),
    ...(unknownState ? [fieldError('INVALID', 'province', 'Province is not valid')] : []),
    ...(inUs && zip !== null && !/^\d{5}(-\d{4})?$/.test(zip)
      ? [fieldError('INVALID', 'zip', 'Zip is not valid')]
      : []),
  ];
  const isDuplicate = customer.addresses.some(
    (other) => signatureOf(other) === signatureOf(address),
  );
  // Shopify's message for an address that is already in the book.
  const duplicateError: CustomerError = {
    code: 'TAKEN',
    field: null,
    message: 'Signature has already been taken',
  };
  return errors.length === 0 && isDuplicate ? [duplicateError] : errors;
}

const signatureOf = (address: PostalAddress): string =>
  JSON.stringify(Object.values(addressSchema.parse(address))).toLowerCase();
