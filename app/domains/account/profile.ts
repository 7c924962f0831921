import type {MetafieldName} from '~/domains/session/customer-metafields';
import type {CustomerAddress} from './address';

/** A metafield that there is. Its namespace and key are those of its name in `METAFIELDS` (`session/customer-metafields.ts`). */
export interface CustomerMetafield {
  id: string;
  value: string;
}

/** A customer of the hosted commerce platform (ACCT-04). */
export interface CustomerProfile {
  /** `gid://shopify/Customer/1`. */
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** E.164. */
  phone: string | null;
  acceptsMarketing: boolean;
  metafields: Record<MetafieldName, CustomerMetafield | null>;
  defaultAddress: CustomerAddress | null;
  /** The default first, else as the platform has them. */
  addresses: CustomerAddress[];
}
