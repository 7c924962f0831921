import type {MetafieldName} from '~/domains/session/customer-metafields';
import type {CustomerAddress} from './address';

/** An existing metafield. `METAFIELDS` in `session/customer-metafields.ts` holds its namespace and key. */
export interface CustomerMetafield {
  id: string;
  value: string;
}

export interface CustomerProfile {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** E.164. */
  phone: string | null;
  acceptsMarketing: boolean;
  metafields: Record<MetafieldName, CustomerMetafield | null>;
  defaultAddress: CustomerAddress | null;
  /** The default first, the others in Shopify's order. */
  addresses: CustomerAddress[];
}
