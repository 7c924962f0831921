import {attempt} from '~/platform/attempt';

/** Not in `guest-pets`, which would add its parser to the first load. */
export function hasGuestPets(): boolean {
  return attempt(() => localStorage.getItem('pets') !== null) ?? false;
}
