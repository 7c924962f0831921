import {gidKey} from '../storefront/gid';

/**
 * Returns the number of a Shopify gid (`gid://shopify/Product/12` -> 12) or of a bare number, `null` for anything else.
 */
export function numberOfGid(id: string): number | null {
  const key = gidKey(id);
  return /^\d{1,15}$/.test(key) ? Number(key) : null;
}
