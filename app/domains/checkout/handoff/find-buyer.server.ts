import type {AddressInput} from '~/domains/account/address';
import type {Session} from '~/domains/session/session';
import {isEligibleForPd, isRegistered} from '~/domains/session/staff-account';
import {prefersClinic, writeStaffProfile} from '~/domains/staff-access/load-staff-profile.server';
import type {Needs} from '~/platform/needs';
import type {CommerceCustomer} from '~/services/commerce/customer.server';
import type {IdentityAccount} from '~/services/identity/identity.server';
import {goesToClinic, type OrderingCustomer} from './checkout-attributes';

type FindBuyerContext = Needs<{
  request: 'log' | 'quota';
  services: 'customers' | 'identity';
  site: true;
  settings: 'pdGroups';
}>;

type ProfileReply = Awaited<ReturnType<CommerceCustomer['profile']>>;
type CustomerProfile = Extract<ProfileReply, {ok: true}>['value'];

export interface Buyer {
  /** By the identity provider's current data. */
  isEligibleForPd: boolean;
  orders: OrderingCustomer;
  /** The clinic's, if the order goes there. */
  address: AddressInput | null;
  /** `null` if it couldn't be read: checkout then starts logged out (ERR-19). */
  profile: CustomerProfile | null;
}

/**
 * Returns `null` for a guest. The clinic's account numbers come from the identity provider only, because customers can
 * write their own metafields. The consumer site continues without the profile if it can't be read.
 */
export async function findBuyer(
  context: FindBuyerContext,
  customer: Session | null,
): Promise<Buyer | null | 'refused' | 'unregistered' | 'unavailable'> {
  const {
    request: {log},
    services,
    site,
    settings: {pdGroups},
  } = context;
  if (!customer) return null;
  const [profile, account] = await Promise.all([
    services.customers.profile(customer.customerToken),
    site.features.membership ? services.identity.accountInfo(customer.uid) : null,
  ]);
  if (!profile.ok && profile.failure === 'REFUSED') return 'refused';
  if (!account) {
    if (!profile.ok) log.warn('checkout account lookup failed');
    return {
      isEligibleForPd: false,
      orders: {acceptsMarketing: profile.ok ? profile.value.acceptsMarketing : null, clinic: null},
      address: null,
      profile: profile.ok ? profile.value : null,
    };
  }
  if (!profile.ok || !account.ok) return 'unavailable';
  if (!isRegistered(account.value)) return 'unregistered';
  const {acceptsMarketing, metafields} = profile.value;
  await writeStaffProfile(context, {
    customerId: customer.customerId,
    account: account.value,
    metafields,
  });
  const {storeSoldTo, preferredShipTo, clinicAddress} = account.value;
  const clinic = {
    soldTo: storeSoldTo,
    shipTo: preferredShipTo,
    isPreferred: clinicAddress !== null && prefersClinic(metafields),
    isHomeDeliveryOnly: clinicAddress?.isHomeDeliveryOnly ?? false,
  };
  return {
    isEligibleForPd: isEligibleForPd(account.value, pdGroups),
    orders: {acceptsMarketing, clinic},
    address: goesToClinic(clinic) ? clinicAddressOf(account.value, customer) : null,
    profile: profile.value,
  };
}

/** The clinic's address with the staff member's name, as on a shipping label. */
function clinicAddressOf(
  {clinicAddress, currentSchoolName: company}: IdentityAccount,
  {firstName, lastName}: Session,
): AddressInput | null {
  if (!clinicAddress) return null;
  const {address1, address2, city, provinceCode, zip, countryCode, phone} = clinicAddress;
  return {
    firstName,
    lastName,
    company,
    address1,
    address2,
    city,
    provinceCode,
    zip,
    countryCode,
    phone,
  };
}
