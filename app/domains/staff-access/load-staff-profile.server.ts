import {setUserLocation, type LocationContext} from '~/domains/location/location.server';
import {METAFIELDS, type MetafieldName} from '~/domains/session/customer-metafields';
import type {Session} from '~/domains/session/session';
import type {Needs} from '~/platform/needs';
import type {MetafieldWrite} from '~/services/commerce/customer.server';
import type {IdentityAccount} from '~/services/identity/identity.server';
import {zip5} from '~/platform/zip5';

export type StaffProfileContext = LocationContext &
  Needs<{request: 'quota'; services: 'customers'; site: true}>;

interface StaffProfile {
  customerId: Session['customerId'];
  /** The identity provider's current data. */
  account: Pick<IdentityAccount, 'preferredShipTo' | 'storeSoldTo' | 'clinicAddress'>;
  metafields: Record<MetafieldName, {id: string; value: string} | null>;
}

/**
 * Copies a staff member's data from the identity provider, and the pounds ordered this month, to the customer at
 * Shopify, where order processing reads them (STAFF-23 to STAFF-25, STAFF-27). Writes only the differences. Never
 * throws; logs a failure.
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
    ['preferredAddress', preferenceOf(metafields)],
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

/** Makes the preferred address the shopper's location and refreshes the warehouse (STAFF-26). */
export async function applyPreferredAddress(
  context: LocationContext,
  {account, metafields}: Pick<StaffProfile, 'account' | 'metafields'>,
): Promise<boolean> {
  const {clinicAddress} = account;
  if (!prefersClinic(metafields) || !clinicAddress || clinicAddress.isHomeDeliveryOnly)
    return false;
  const zip = zip5(clinicAddress.zip);
  return (await setUserLocation(context, {zip, destination: 'CLINIC'})) === 'valid';
}

/** Without a preference, because none was chosen or it couldn't be written, orders go to the clinic (STAFF-27). */
export function prefersClinic(metafields: Preference): boolean {
  return preferenceOf(metafields) === 'clinic';
}

type Preference = Pick<StaffProfile['metafields'], 'preferredAddress'>;

const preferenceOf = ({preferredAddress}: Preference) => preferredAddress?.value ?? 'clinic';
