import {METAFIELDS} from '~/domains/session/customer-metafields';
import {workplaceName} from '~/domains/session/workplace-name';
import {zipError} from '~/domains/location/location-form';
import {zipVerdict} from '~/domains/location/location.server';
import {isDestination} from '~/domains/location/user-location';
import type {Needs} from '~/platform/needs';
import {fail, ok, type Result} from '~/platform/result';
import {zip5} from '~/platform/zip5';

export type ShipToContext = Needs<{
  request: 'log';
  services: 'identity' | 'customers' | 'inventory';
  site: true;
  visitor: 'session';
}>;

const NOT_SAVED = 'We couldn’t save where to deliver. Try again in a moment.';
const NO_HOME = 'Enter the zip code of your home.';

/**
 * Stores a registered staff member's choice of clinic or home as the preferred address of their orders. Returns the
 * form's fields with the zip of that place: for the clinic its own, for home the one in the form, or else that of the
 * default address. Returns other shoppers' fields unchanged.
 */
export async function chooseShipTo(
  context: ShipToContext,
  fields: Record<string, string>,
): Promise<Result<Record<string, string>, string>> {
  const {
    request: {log},
    services: {identity, customers},
    site,
    visitor: {session},
  } = context;
  const customer = session.current();
  const {destination} = fields;
  if (!site.features.membership || !customer?.isRegistered || !isDestination(destination)) {
    return ok(fields);
  }
  const [account, profile] = await Promise.all([
    identity.accountInfo(customer.uid),
    customers.profile(customer.customerToken),
  ]);
  if (!account.ok || !profile.ok) return fail(NOT_SAVED);
  const {clinicAddress, currentSchoolName} = account.value;
  const isClinic = destination === 'CLINIC';
  if (isClinic && (!clinicAddress || clinicAddress.isHomeDeliveryOnly)) {
    const place = workplaceName(currentSchoolName);
    return fail(`Your ${place} takes no deliveries, so orders go to your home.`);
  }
  const zip = isClinic
    ? clinicAddress?.zip
    : fields.zip || profile.value.defaultAddress?.zip || account.value.zip;
  if (!zip) return fail(NO_HOME);
  const place = {zip: zip5(zip), destination};
  const verdict = await zipVerdict(context, place);
  if (verdict !== 'valid') return fail(zipError(verdict, place.zip));

  const value = isClinic ? 'clinic' : 'home';
  const {preferredAddress} = profile.value.metafields;
  if (preferredAddress?.value !== value) {
    const written = await customers.writeMetafields(customer.customerId, [
      preferredAddress ? {id: preferredAddress.id, value} : {...METAFIELDS.preferredAddress, value},
    ]);
    if (!written.ok || written.value.userErrors.length > 0) {
      log.error('preferred address not written');
      return fail(NOT_SAVED);
    }
  }
  return ok({...fields, ...place});
}
