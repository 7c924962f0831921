import type {CustomerProfile} from '~/domains/account/profile';
import type {Session} from '~/domains/session/session';
import type {SessionStore} from '~/domains/session/session-store.server';
import type {IdentityAccount} from '~/services/identity/identity.server';

/** A customer's session with the parts that a test needs; not a customer of the sandbox's seed data. */
export function makeSession(parts: Partial<Session> = {}): Session {
  return {
    uid: 'uid-1',
    customerId: 'gid://shopify/Customer/1',
    customerToken: 'token-1',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Whitfield',
    country: 'US',
    zipCode: '80011',
    state: 'CO',
    isRegistered: false,
    workplaceName: 'clinic',
    isHomeDeliveryOnly: false,
    isEligibleForPd: false,
    endsAt: Number.MAX_SAFE_INTEGER,
    lastSeenAt: 0,
    refreshedAt: 0,
    hasRecentCheckout: false,
    notices: [],
    ...parts,
  };
}

/** The customer of `makeSession`, without metafields or addresses. */
export function makeProfile(parts: Partial<CustomerProfile> = {}): CustomerProfile {
  return {
    id: 'gid://shopify/Customer/1',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Whitfield',
    phone: null,
    acceptsMarketing: false,
    metafields: {
      shipTo: null,
      soldTo: null,
      clinicZip: null,
      preferredAddress: null,
      persistedCart: null,
      quotaMonth: null,
      quotaValue: null,
      cause: null,
      pets: null,
    },
    defaultAddress: null,
    addresses: [],
    ...parts,
  };
}

/** The customer of `makeSession` at the identity provider, as a registered staff member. */
export function makeIdentityAccount(parts: Partial<IdentityAccount> = {}): IdentityAccount {
  return {
    uid: 'uid-1',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Whitfield',
    zip: null,
    state: null,
    isVerified: true,
    isActive: true,
    customerGroup: 'PD01',
    preferredShipTo: '300400',
    storeSoldTo: '100200',
    roleCode: null,
    graduationYear: null,
    currentSchoolName: null,
    organizationName: null,
    pendingClinic: null,
    hasAcknowledgedFtc: false,
    clinicAddress: {
      address1: '1 Main St',
      address2: null,
      city: 'Denver',
      zip: '80202',
      countryCode: 'US',
      provinceCode: 'CO',
      phone: null,
      isHomeDeliveryOnly: false,
    },
    ...parts,
  };
}

/** An in-memory session store for one request. Its tokens name the customer. */
export function sessionStoreOf(person: Session | null): SessionStore {
  let session = person;
  return {
    current: () => session,
    start: (begun) => void (session = begun),
    update: (change) => void (session = session && {...session, ...change}),
    end: () => void (session = null),
    tokenOf: async ({uid}) => `token of ${uid}`,
    open: async () => null,
    commit: async () => undefined,
  };
}
