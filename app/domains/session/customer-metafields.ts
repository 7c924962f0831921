/** Namespaces and keys of the customer metafields that the shop uses (ACCT-11 to ACCT-16, GIVE-99). */
export const METAFIELDS = {
  shipTo: {namespace: 'custom', key: 'ship_to'},
  soldTo: {namespace: 'custom', key: 'sold_to'},
  clinicZip: {namespace: 'custom', key: 'clinic_zip'},
  preferredAddress: {namespace: 'profeeding', key: 'preferred_address'},
  persistedCart: {namespace: 'profeeding', key: 'persisted_cart_id'},
  /** Format: `giving-eligibility/account-cause.ts`. */
  cause: {namespace: 'custom', key: 'giving_cause'},
  quotaMonth: {namespace: 'profeeding', key: 'quota_month'},
  quotaValue: {namespace: 'profeeding', key: 'quota_value'},
  pets: {namespace: 'custom', key: 'pets'},
} as const;

export type MetafieldName = keyof typeof METAFIELDS;

/* Not part of the profile. */

/** The handles of the customer's favorite products, comma-separated. */
export const FAVORITES_METAFIELD = {namespace: 'profeeding', key: 'favorites'} as const;
/** Its value is written and parsed by `cart/saved/saved-items.ts`. */
export const SAVED_ITEMS_METAFIELD = {namespace: 'profeeding', key: 'saved_items'} as const;
