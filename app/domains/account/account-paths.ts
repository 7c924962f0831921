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

/** For customers without an account. */
export const FIND_ORDER_PATH = '/find-order';
export const ORDER_LINK_SENT_PATH = `${FIND_ORDER_PATH}?sent=1`;

export const NEW_ADDRESS_PATH = `${ACCOUNT_PATHS.addressBook}?new=1`;

const GID = /^gid:\/\/shopify\/(\w+)\/(\d{1,20})(?:\?|$)/;

/** The numbers at the end of global ids, used in our URLs; `null` for an id of another kind. */
export const orderNumberOf = (gid: string) => numberOf('Order', gid);
export const addressNumberOf = (gid: string) => numberOf('MailingAddress', gid);

function numberOf(kind: string, gid: string): string | null {
  const [, ownKind, number = null] = GID.exec(gid) ?? [];
  return ownKind === kind ? number : null;
}

export function orderPath({id}: {id: string}): string {
  return `${ACCOUNT_PATHS.orders}/${orderNumberOf(id) ?? ''}`;
}
