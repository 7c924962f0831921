/** Where the pages of the account stand. */
export const ACCOUNT_PATHS = {
  dashboard: '/account/dashboard',
  profile: '/account/my-profile',
  orders: '/account/orders',
  addressBook: '/account/address-book',
} as const;

/** The number that ends a global id, which is what addresses of pages have of it; `null` for a text without one. */
export function numberOf(gid: string): string | null {
  return /^gid:\/\/shopify\/\w+\/(\d{1,20})(?:\?|$)/.exec(gid)?.[1] ?? null;
}

/** The page of an order of the customer. */
export function orderPath({id}: {id: string}): string {
  return `${ACCOUNT_PATHS.orders}/${numberOf(id) ?? ''}`;
}
