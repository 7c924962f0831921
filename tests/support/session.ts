import type {CustomerProfile} from '~/domains/account/profile';
import type {Session} from '~/domains/session/session';
import type {SessionStore} from '~/domains/session/session-store.server';

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
