import {ACCOUNT_PETS_PATH} from '~/domains/pets/pet-paths';
import {ACCOUNT_FAVORITES_PATH} from '~/domains/catalog/kept-paths';

export const ACCOUNT_PATHS = {
  dashboard: '/account/dashboard',
  profile: '/account/my-profile',
  orders: '/account/orders',
  autoships: '/account/autoships',
  favorites: ACCOUNT_FAVORITES_PATH,
  addressBook: '/account/address-book',
  pets: ACCOUNT_PETS_PATH,
} as const;

/** The number at the end of a global id, used in our URLs; `null` if the id has none. */
export function numberOf(gid: string): string | null {
  return /^gid:\/\/shopify\/\w+\/(\d{1,20})(?:\?|$)/.exec(gid)?.[1] ?? null;
}

export function orderPath({id}: {id: string}): string {
  return `${ACCOUNT_PATHS.orders}/${numberOf(id) ?? ''}`;
}
