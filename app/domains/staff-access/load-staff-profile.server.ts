import {setUserLocation, type LocationContext} from '~/domains/location/location.server';
import {METAFIELDS, type MetafieldName} from '~/domains/session/customer-metafields';
import type {Session} from '~/domains/session/session';
import type {Needs} from '~/platform/needs';
import type {MetafieldWrite} from '~/services/commerce/customer.server';
import type {IdentityAccount} from '~/services/identity/identity.server';

export type StaffProfileContext = LocationContext &
  Needs<{request: 'quota'; services: 'customers'; site: true}>;

interface StaffProfile {
  customerId: Session['customerId'];
  /** As the identity provider says right now. */
  account: Pick<IdentityAccount, 'preferredShipTo' | 'storeSoldTo' | 'clinicAddress'>;
  metafields: Record<MetafieldName, {id: string; value: string} | null>;
}

/**
 * Copies what the identity provider says about a staff member to the commerce platform's customer, which order
 * processing reads (STAFF-23 to STAFF-25, STAFF-27), with what was ordered of the month's quota. Writes only what differs. Never throws; a failure is logged.
 */
export async function writeStaffProfile(
  {
    request: {log, quota},
    services: {customers},
    site,
  }: Needs<{request: 'log' | 'quota'; services: 'customers'; site: true}>,
  {customerId, account, metafields}: StaffProfile,
): Promise<void> {
  if (!site.features.membership) return;
  const known = await quota();
  const used = known === 'unknown' ? null : known;
  const facts: [MetafieldName, string | null][] = [
    ['shipTo', account.preferredShipTo],
    ['soldTo', account.storeSoldTo],
    ['clinicZip', account.clinicAddress?.zip ?? null],
    ['preferredAddress', metafields.preferredAddress?.value ?? 'clinic'],
    ['quotaMonth', used && used.month],
    ['quotaValue', used && String(used.usedLbs)],
  ];
  const writes = facts.flatMap(([name, value]): MetafieldWrite[] => {
    const known = metafields[name];
    if (value === null || known?.value === value) return [];
    return [known ? {id: known.id, value} : {...METAFIELDS[name], value}];
  });
  if (writes.length === 0) return;
  const written = await customers.writeMetafields(customerId, writes);
  if (!written.ok || written.value.userErrors.length > 0) log.error('staff profile not written');
}

/** The preferred address becomes the location, whose warehouse is then looked up (STAFF-26). */
export async function applyPreferredAddress(
  context: LocationContext,
  {account, metafields}: Pick<StaffProfile, 'account' | 'metafields'>,
): Promise<boolean> {
  const {clinicAddress} = account;
  const prefersClinic = (metafields.preferredAddress?.value ?? 'clinic') === 'clinic';
  if (!prefersClinic || !clinicAddress || clinicAddress.isHomeDeliveryOnly) return false;
  const zip = clinicAddress.zip.slice(0, 5);
  return (await setUserLocation(context, {zip, destination: 'CLINIC'})) === 'valid';
}
