import type {MetafieldName} from '~/domains/session/customer-metafields';
import type {CustomerAddress} from './address';

/** An existing metafield. `METAFIELDS` in `session/customer-metafields.ts` holds its namespace and key. */
export interface CustomerMetafield {
  id: string;
  value: string;
}

/** A customer of the commerce platform (ACCT-04). */
export interface CustomerProfile {
  /** Such as `gid://shopify/Customer/1`. */
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** E.164. */
  phone: string | null;
  acceptsMarketing: boolean;
  metafields: Record<MetafieldName, CustomerMetafield | null>;
  defaultAddress: CustomerAddress | null;
  /** The default first, the others in the platform's order. */
  addresses: CustomerAddress[];
}
