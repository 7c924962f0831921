import type {z} from 'zod';
import {zip5} from '~/platform/zip5';
import type {accountReply} from './contract';

export interface ClinicAddress {
  address1: string;
  address2: string | null;
  city: string;
  zip: string;
  countryCode: string;
  provinceCode: string;
  phone: string | null;
  /** Orders can't be delivered to the clinic (ACCT-08). */
  isHomeDeliveryOnly: boolean;
}

/** `null` fields are unknown. */
export interface IdentityAccount {
  uid: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Five digits, even of an account with nine. */
  zip: string | null;
  state: string | null;
  isVerified: boolean;
  /** False while the brand has suspended the account. */
  isActive: boolean;
  /** SAP_CustomerAccountGroup (STAFF-17) */
  customerGroup: string | null;
  /** SF_PreferedShipTo (ID-08) */
  preferredShipTo: string | null;
  /** SF_StoreSoldTo (ID-09) */
  storeSoldTo: string | null;
  roleCode: string | null;
  graduationYear: number | null;
  currentSchoolName: string | null;
  /** The name of the account's only active organization: its clinic or school. */
  organizationName: string | null;
  clinicAddress: ClinicAddress | null;
  /** The clinic that has yet to accept the account. */
  pendingClinic: string | null;
  hasAcknowledgedFtc: boolean;
}

type AccountReply = z.output<typeof accountReply>;

export function mapAccount({
  UID,
  isVerified,
  isActive,
  profile,
  data,
  groups,
}: AccountReply): IdentityAccount {
  return {
    uid: UID,
    email: profile.email.toLowerCase(),
    firstName: profile.firstName ?? '',
    lastName: profile.lastName ?? '',
    zip: profile.zip && zip5(profile.zip),
    state: profile.state,
    isVerified,
    isActive,
    customerGroup: data.SAP_CustomerAccountGroup,
    preferredShipTo: data.SF_PreferedShipTo,
    storeSoldTo: data.SF_StoreSoldTo,
    roleCode: data.roleCode,
    graduationYear: data.graduationYear,
    currentSchoolName: data.currentSchoolName,
    organizationName: onlyActiveName(groups?.organizations ?? []),
    clinicAddress: mapClinicAddress(data.clinicAddress),
    pendingClinic: data.pendingClinic?.name ?? null,
    hasAcknowledgedFtc: data.ftcAcknowledged,
  };
}

/** `null` if there are several: the account doesn't say which one its orders belong to. */
function onlyActiveName(
  organizations: readonly {orgName: string | null; status: string | null}[],
): string | null {
  const [first, ...others] = organizations.filter(({status}) => status === 'active');
  return first && others.length === 0 ? first.orgName : null;
}

function mapClinicAddress(wire: AccountReply['data']['clinicAddress']): ClinicAddress | null {
  if (!wire?.address1 || !wire.city || !wire.zip || !wire.provinceCode) return null;
  const {address1, address2, city, zip, countryCode, provinceCode, phone, SFHomeDeliveryOnly} =
    wire;
  return {
    address1,
    address2,
    city,
    zip,
    countryCode: countryCode ?? 'US',
    provinceCode,
    phone,
    isHomeDeliveryOnly: SFHomeDeliveryOnly,
  };
}
