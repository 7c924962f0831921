import type {Fields, Organization} from '../identity/accounts';
import {CLINICS} from './clinics';
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

const FRONT_RANGE = {
  SF_PreferedShipTo: '0010042001',
  SF_StoreSoldTo: '0010042000',
  clinicAddress: CLINIC,
};
const FOOTHILLS = {
  SF_PreferedShipTo: '0010057001',
  SF_StoreSoldTo: '0010057000',
  currentSchoolName: 'Foothills College of Veterinary Medicine',
  clinicAddress: SCHOOL,
};
const CHECKING = CLINICS.find(({approval}) => approval === 'manual') ?? {id: '', name: ''};

/** Accounts for the staff site, one for each role and state: `STAFF_PURPOSES`. */
const STAFF: readonly WorldAccount[] = [
  toStaffAccount({
    firstName: 'Helen',
    lastName: 'Castellanos',
    home: {zip: '80202', state: 'CO'},
    data: {
      SAP_CustomerAccountGroup: 'PD01',
      ...FRONT_RANGE,
      roleCode: 'VETERINARIAN',
    },
    organizations: [frontRange('Veterinarian')],
  }),
  toStaffAccount({
    firstName: 'Theo',
    lastName: 'Lindqvist',
    home: {zip: '80526', state: 'CO'},
    data: {
      SAP_CustomerAccountGroup: 'PD02',
      ...FOOTHILLS,
      roleCode: 'STUDENT',
      graduationYear: 2028,
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
      ...FRONT_RANGE,
      roleCode: 'VET_TECH',
    },
    organizations: [frontRange('Veterinary technician')],
  }),
  toStaffAccount({
    firstName: 'Priya',
    lastName: 'Raman',
    home: {zip: '80210', state: 'CO'},
    data: {...FRONT_RANGE, SAP_CustomerAccountGroup: 'ST10', roleCode: 'PRACTICE_STAFF'},
    organizations: [frontRange('Practice manager')],
  }),
  toStaffAccount({
    firstName: 'Samuel',
    lastName: 'Okoye',
    home: {zip: '80525', state: 'CO'},
    data: {...FOOTHILLS, SAP_CustomerAccountGroup: 'PD02', roleCode: 'FACULTY'},
    organizations: [],
  }),
  toStaffAccount({
    firstName: 'Mina',
    lastName: 'Duarte',
    home: {zip: '80204', state: 'CO'},
    data: {...FRONT_RANGE, SAP_CustomerAccountGroup: 'ST10', roleCode: 'SHELTER_STAFF'},
    organizations: [frontRange('Shelter coordinator')],
  }),
  toStaffAccount({
    firstName: 'Lucy',
    lastName: 'Tran',
    home: {zip: '80521', state: 'CO'},
    data: {
      ...FOOTHILLS,
      SAP_CustomerAccountGroup: 'ST10',
      roleCode: 'STUDENT',
      graduationYear: 2024,
    },
    organizations: [],
  }),
  toStaffAccount({
    firstName: 'Jonas',
    lastName: 'Weber',
    home: {zip: '99701', state: 'AK'},
    data: {
      roleCode: 'VET_TECH',
      ftcAcknowledged: true,
      pendingClinic: {id: CHECKING.id, name: CHECKING.name},
    },
    organizations: [],
  }),
  toStaffAccount({
    firstName: 'Nadia',
    lastName: 'Brooks',
    home: {zip: '80203', state: 'CO'},
    data: {...FRONT_RANGE, SAP_CustomerAccountGroup: 'PD01', roleCode: 'VET_TECH'},
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

/** The test case that each staff member represents. */
export const STAFF_PURPOSES: Readonly<Record<string, string>> = {
  'helen.castellanos@example.com': 'A veterinarian who may buy prescription food',
  'theo.lindqvist@example.com': 'A student whose school takes no deliveries',
  'renata.moreau@example.com': 'A technician who may not buy prescription food',
  'priya.raman@example.com': 'Practice staff',
  'samuel.okoye@example.com': 'Faculty of a school that takes no deliveries',
  'mina.duarte@example.com': 'Shelter staff',
  'lucy.tran@example.com': 'A student who has graduated',
  'jonas.weber@example.com': 'Waiting for a clinic to approve the request',
  'nadia.brooks@example.com': 'Has used up this month’s quota',
  'dov.abernathy@example.com': 'Has an account, but no clinic',
};

/** All accounts. Those with a password share the seed's. */
export const ACCOUNTS: readonly WorldAccount[] = [
  ...CUSTOMERS.filter(({email}) => !(email in STAFF_PURPOSES)).map(toConsumerAccount),
  ...STAFF,
];
