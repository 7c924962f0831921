/** A postal address. Unknown texts are empty. */
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

export interface CustomerAddress extends AddressInput {
  id: string;
  isDefault: boolean;
}

export const MAX_ADDRESSES = 20;
