import type {Clock} from '../../control/clock';
import {readMailingAddress} from '../cart/addresses';
import type {MailingAddressInput} from '../cart/inputs';
import {stateByCode} from '../checkout/us-states';
import {problem, textErrors} from './profile-rules';
import type {CustomerRecords} from './records';
import {
  addressSchema,
  done,
  refused,
  type CustomerAddress,
  type CustomerError,
  type CustomerRecord,
  type Outcome,
  type PostalAddress,
} from './types';

/** The country of an address that names none: the shop's own. */
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
  /** Fields left out are kept. */
  change(
    customer: CustomerRecord,
    addressId: string,
    input: MailingAddressInput,
  ): Outcome<CustomerAddress>;
  /** When the default goes, the oldest one left takes its place. Gives the id of the address that is gone. */
  remove(customer: CustomerRecord, addressId: string): Outcome<string>;
  makeDefault(customer: CustomerRecord, addressId: string): Outcome<CustomerRecord>;
}

/** Customers' addresses (SAND-11). Every field may be empty; what is filled in must be possible. */
export function createAddressBook(records: CustomerRecords, clock: Clock): AddressBook {
  const touch = (customer: CustomerRecord, change: Partial<CustomerRecord>): CustomerRecord => {
    const touched = {...customer, ...change, updatedAt: clock.now().toISOString()};
    records.save(touched);
    return touched;
  };

  return {
    add(customer, input) {
      const address = readMailingAddress({...input, country: input.country || SHOP_COUNTRY});
      const errors = addressErrors(customer, input, address);
      if (errors.length > 0) return refused(...errors);
      const kept = records.insertAddress(customer.id, address);
      touch(customer, {defaultAddressId: customer.defaultAddressId ?? kept.id});
      return done(kept);
    },
    change(customer, addressId, input) {
      const known = addressOf(customer, addressId);
      if (!known) return refused(notFound('id'));
      const address = {...known, ...given(input)};
      const others = customer.addresses.filter(({id}) => id !== known.id);
      const errors = addressErrors({...customer, addresses: others}, input, address);
      if (errors.length > 0) return refused(...errors);
      records.saveAddress(address);
      touch(customer, {});
      return done(address);
    },
    remove(customer, addressId) {
      const known = addressOf(customer, addressId);
      if (!known) return refused(notFound('id'));
      records.removeAddress(known.id);
      const left = customer.addresses.filter(({id}) => id !== known.id);
      const wasDefault = customer.defaultAddressId === known.id;
      touch(customer, wasDefault ? {defaultAddressId: left[0]?.id ?? null} : {});
      return done(known.id);
    },
    makeDefault(customer, addressId) {
      const known = addressOf(customer, addressId);
      return known
        ? done(touch(customer, {defaultAddressId: known.id}))
        : refused(notFound('addressId'));
    },
  };
}

/** The customer's address with this id; what follows the number in the id does not matter. */
export function addressOf(customer: CustomerRecord, addressId: string): CustomerAddress | null {
  const plain = (id: string) => id.split('?')[0];
  return customer.addresses.find(({id}) => plain(id) === plain(addressId)) ?? null;
}

const notFound = (field: string): CustomerError =>
  problem('NOT_FOUND', field, 'Address does not exist');

/** The fields that an input has, `null` included, under their names in an address. */
function given(input: MailingAddressInput): Partial<PostalAddress> {
  const typed = readMailingAddress(input);
  const {country, province, ...rest} = input;
  const names = new Set<string>(Object.keys(rest));
  if (country !== undefined) names.add('countryCode');
  if (province !== undefined) names.add('provinceCode');
  return Object.fromEntries(Object.entries(typed).filter(([name]) => names.has(name)));
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
    ...(unknownCountry ? [problem('INVALID', 'country', 'Country is not valid')] : []),
    ...(unknownState ? [problem('INVALID', 'province', 'Province is not valid')] : []),
    ...(inUs && zip !== null && !/^\d{5}(-\d{4})?$/.test(zip)
      ? [problem('INVALID', 'zip', 'Zip is not valid')]
      : []),
  ];
  const same = customer.addresses.some((other) => signatureOf(other) === signatureOf(address));
  // Shopify's own words for an address that the book has already.
  const taken: CustomerError = {
    code: 'TAKEN',
    field: null,
    message: 'Signature has already been taken',
  };
  return errors.length === 0 && same ? [taken] : errors;
}

const signatureOf = (address: PostalAddress): string =>
  JSON.stringify(Object.values(addressSchema.parse(address))).toLowerCase();
