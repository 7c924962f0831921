import type {Fields, Organization} from '../identity/accounts';
import {CUSTOMERS, SEED_PASSWORD, type WorldCustomer} from './customers';

/** An account at the identity provider. */
export interface WorldAccount {
  email: string;
  /** `null`: the user hasn't chosen a password yet. */
  password: string | null;
  isVerified: boolean;
  profile: Fields;
  data: Fields;
  organizations: Organization[];
}

const CLINIC = {
  address1: '2210 Blake Street',
  address2: 'Suite 4',
  city: 'Denver',
  zip: '80205',
  countryCode: 'US',
  provinceCode: 'CO',
  phone: '+13035550188',
  SFHomeDeliveryOnly: false,
};

const SCHOOL = {
  address1: '300 West Drake Road',
  address2: '',
  city: 'Fort Collins',
  zip: '80526',
  countryCode: 'US',
  provinceCode: 'CO',
  phone: '+19705550121',
  SFHomeDeliveryOnly: true,
};

const toConsumerAccount = ({
  email,
  password,
  firstName,
  lastName,
  addresses: [home],
}: WorldCustomer): WorldAccount => ({
  email,
  password,
  isVerified: password !== null,
  profile: {
    firstName,
    lastName,
    ...(home ? {zip: home.zip, state: home.provinceCode, country: home.countryCode} : {}),
  },
  data: {},
  organizations: [],
});

interface Staff {
  firstName: string;
  lastName: string;
  /** Profiles don't hold the street address. */
  home: {zip: string; state: string};
  data: Fields;
  organizations: Organization[];
}

const toStaffAccount = ({firstName, lastName, home, data, organizations}: Staff): WorldAccount => ({
  email: `${firstName}.${lastName}@example.com`.toLowerCase(),
  password: SEED_PASSWORD,
  isVerified: true,
  profile: {firstName, lastName, ...home, country: 'US'},
  data,
  organizations,
});

const frontRange = (job: string): Organization => ({
  orgId: 'front-range-veterinary',
  orgName: 'Front Range Veterinary',
  roles: ['member'],
  job,
  status: 'active',
});

/** Accounts for the staff site: two eligible, one not eligible, and one that hasn't filled in its details yet. */
const STAFF: readonly WorldAccount[] = [
  toStaffAccount({
    firstName: 'Helen',
    lastName: 'Castellanos',
    home: {zip: '80202', state: 'CO'},
    data: {
      SAP_CustomerAccountGroup: 'PD01',
      SF_PreferedShipTo: '0010042001',
      SF_StoreSoldTo: '0010042000',
      roleCode: 'VETERINARIAN',
      clinicAddress: CLINIC,
    },
    organizations: [frontRange('Veterinarian')],
  }),
  toStaffAccount({
    firstName: 'Theo',
    lastName: 'Lindqvist',
    home: {zip: '80526', state: 'CO'},
    data: {
      SAP_CustomerAccountGroup: 'PD02',
      SF_PreferedShipTo: '0010057001',
      SF_StoreSoldTo: '0010057000',
      roleCode: 'STUDENT',
      graduationYear: 2028,
      currentSchoolName: 'Foothills College of Veterinary Medicine',
      clinicAddress: SCHOOL,
    },
    organizations: [
      {
        orgId: 'foothills-veterinary-college',
        orgName: 'Foothills College of Veterinary Medicine',
        roles: ['member'],
        department: 'Class of 2028',
        status: 'active',
      },
    ],
  }),
  toStaffAccount({
    firstName: 'Renata',
    lastName: 'Moreau',
    home: {zip: '80211', state: 'CO'},
    data: {
      SAP_CustomerAccountGroup: 'ST10',
      SF_PreferedShipTo: '0010042001',
      SF_StoreSoldTo: '0010042000',
      roleCode: 'VET_TECH',
      clinicAddress: CLINIC,
    },
    organizations: [frontRange('Veterinary technician')],
  }),
  toStaffAccount({
    firstName: 'Dov',
    lastName: 'Abernathy',
    home: {zip: '80302', state: 'CO'},
    data: {},
    organizations: [],
  }),
];

/** All accounts. Those with a password share the seed's. */
export const ACCOUNTS: readonly WorldAccount[] = [...CUSTOMERS.map(toConsumerAccount), ...STAFF];
