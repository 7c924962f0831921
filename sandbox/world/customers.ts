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

type Home = Pick<PostalAddress, 'address1' | 'city' | 'provinceCode' | 'zip'>;

const customer = (firstName: string, lastName: string, home: Home): WorldCustomer => ({
  email: `${firstName}.${lastName}@example.com`.toLowerCase(),
  password: SEED_PASSWORD,
  firstName,
  lastName,
  phone: null,
  acceptsMarketing: false,
  tags: [],
  metafields: [],
  addresses: [
    {firstName, lastName, company: null, address2: null, countryCode: 'US', phone: null, ...home},
  ],
});

const subscriber = (firstName: string, lastName: string, home: Home): WorldCustomer => ({
  ...customer(firstName, lastName, home),
  tags: ['autoship'],
});

/** Each has autoship in a different state: see `subscriptions.ts`. */
const SUBSCRIBERS: readonly WorldCustomer[] = [
  subscriber('Rosa', 'Delgado', {
    address1: '2210 Juniper Court',
    city: 'Boulder',
    provinceCode: 'CO',
    zip: '80302',
  }),
  subscriber('Peter', 'Nakamura', {
    address1: '58 Alder Street',
    city: 'Portland',
    provinceCode: 'OR',
    zip: '97205',
  }),
  subscriber('Lena', 'Fischer', {
    address1: '903 Maple Avenue',
    city: 'Madison',
    provinceCode: 'WI',
    zip: '53703',
  }),
  subscriber('Omar', 'Haddad', {
    address1: '1200 Live Oak Drive',
    city: 'Austin',
    provinceCode: 'TX',
    zip: '78704',
  }),
  subscriber('Grace', 'Okafor', {
    address1: '77 Peachtree Walk',
    city: 'Atlanta',
    provinceCode: 'GA',
    zip: '30309',
  }),
];

/** A regular customer with several addresses, an occasional customer, a new one, and an invited one. */
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
  ...SUBSCRIBERS,
  /* A member of the staff program: `accounts.ts`. */
  customer('Nadia', 'Brooks', {
    address1: '415 Pearl Street',
    city: 'Denver',
    provinceCode: 'CO',
    zip: '80203',
  }),
];
