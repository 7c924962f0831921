/** A postal address as people type it into the address book. Texts that are not known are empty. */
export interface AddressInput {
  firstName: string;
  lastName: string;
  company: string | null;
  address1: string;
  address2: string | null;
  city: string;
  /** State code, for instance `CO`. */
  provinceCode: string;
  zip: string;
  /** `US`. */
  countryCode: string;
  phone: string | null;
}

/** An address of a customer's book (ACCT-07). */
export interface CustomerAddress extends AddressInput {
  id: string;
  isDefault: boolean;
}

/** Addresses that a person may keep. */
export const MAX_ADDRESSES = 20;
