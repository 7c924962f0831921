/** A postal address as entered in the address book. Unknown texts are empty. */
export interface AddressInput {
  firstName: string;
  lastName: string;
  company: string | null;
  address1: string;
  address2: string | null;
  city: string;
  /** State code, such as `CO`. */
  provinceCode: string;
  zip: string;
  /** Always `US`. */
  countryCode: string;
  phone: string | null;
}

/** An address in a customer's address book (ACCT-07). */
export interface CustomerAddress extends AddressInput {
  id: string;
  isDefault: boolean;
}

/** Maximum number of addresses per customer. */
export const MAX_ADDRESSES = 20;
