import type {CustomerMetafield, PostalAddress} from '../commerce/customers/types';

export interface WorldCustomer {
  email: string;
  /** `null`: invited, the account isn't activated yet. */
  password: string | null;
  firstName: string;
  lastName: string;
  /** E.164. */
  phone: string | null;
  acceptsMarketing: boolean;
  tags: string[];
  metafields: CustomerMetafield[];
  /** The first is the default address. */
  addresses: PostalAddress[];
}

/** The password of all seeded customers who have one. For the sandbox only. */
export const SEED_PASSWORD = 'marlowe-demo';

/** A customer with several addresses, an occasional one, a new one and an invited one. */
export const CUSTOMERS: readonly WorldCustomer[] = [
  {
    email: 'ada.whitfield@example.com',
    password: SEED_PASSWORD,
    firstName: 'Ada',
    lastName: 'Whitfield',
    phone: '+13035550142',
    acceptsMarketing: true,
    tags: ['autoship'],
    metafields: [
      {
        namespace: 'profeeding',
        key: 'preferred_address',
        type: 'single_line_text_field',
        value: 'home',
      },
    ],
    addresses: [
      {
        firstName: 'Ada',
        lastName: 'Whitfield',
        company: null,
        address1: '1842 Larkspur Lane',
        address2: 'Apt 3B',
        city: 'Aurora',
        provinceCode: 'CO',
        countryCode: 'US',
        zip: '80011',
        phone: '+13035550142',
      },
      {
        firstName: 'Ada',
        lastName: 'Whitfield',
        company: 'Whitfield Pottery',
        address1: '77 Kiln Street',
        address2: null,
        city: 'Denver',
        provinceCode: 'CO',
        countryCode: 'US',
        zip: '80205',
        phone: null,
      },
    ],
  },
  {
    email: 'marcus.oyelaran@example.com',
    password: SEED_PASSWORD,
    firstName: 'Marcus',
    lastName: 'Oyelaran',
    phone: null,
    acceptsMarketing: false,
    tags: [],
    metafields: [],
    addresses: [
      {
        firstName: 'Marcus',
        lastName: 'Oyelaran',
        company: null,
        address1: '415 Kapiolani Boulevard',
        address2: null,
        city: 'Honolulu',
        provinceCode: 'HI',
        countryCode: 'US',
        zip: '96814',
        phone: null,
      },
    ],
  },
  {
    email: 'june.park@example.com',
    password: SEED_PASSWORD,
    firstName: 'June',
    lastName: 'Park',
    phone: null,
    acceptsMarketing: false,
    tags: [],
    metafields: [],
    addresses: [],
  },
  {
    email: 'invited@example.com',
    password: null,
    firstName: 'Noor',
    lastName: 'Haddad',
    phone: null,
    acceptsMarketing: false,
    tags: [],
    metafields: [],
    addresses: [],
  },
];
