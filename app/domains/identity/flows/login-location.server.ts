import {
  prefetchLocation,
  refreshWarehouse,
  setUserLocation,
  type LocationContext,
} from '~/domains/location/location.server';
import {applyPreferredAddress} from '~/domains/staff-access/load-staff-profile.server';
import type {Needs} from '~/platform/needs';
import type {IdentityAccount} from '~/services/identity/identity.server';
import {zip5} from '~/platform/zip5';

export type LoginLocationContext = LocationContext & Needs<{site: true}>;

/** Guesses the location before the profile is read, which usually has the same address as the account. */
export function prefetchLocationOf(
  context: LoginLocationContext,
  {clinicAddress, zip}: IdentityAccount,
): void {
  if (context.site.features.membership && clinicAddress) {
    prefetchLocation(context, {zip: zip5(clinicAddress.zip), destination: 'CLINIC'});
  } else if (zip !== null && !context.visitor.cookies.has('user_location')) {
    prefetchLocation(context, {zip, destination: 'HOME'});
  }
}

/** Keeps a location that the guest has already chosen, except on the staff site, where orders go to it. */
export async function applyLocation(
  context: LoginLocationContext,
  zip: string | null,
  staff: Parameters<typeof applyPreferredAddress>[1],
): Promise<void> {
  const {cookies} = context.visitor;
  if (context.site.features.membership && (await applyPreferredAddress(context, staff))) return;
  if (zip !== null && !cookies.has('user_location')) {
    await setUserLocation(context, {zip, destination: 'HOME'});
  } else if (cookies.has('user_location') && !cookies.has('user_warehouse')) {
    await refreshWarehouse(context);
  }
}
