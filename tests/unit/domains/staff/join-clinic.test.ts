import {expect, it} from 'vitest';
import {acceptIfRegistered, type JoinContext} from '~/domains/staff/steps/join-clinic.server';
import {siteOf} from '~/domains/session/site';
import {ok} from '~/platform/result';
import type {MetafieldWrite} from '~/services/commerce/customer.server';
import {contextOf} from '~tests/support/context';
import {
  makeIdentityAccount,
  makeProfile,
  makeSession,
  sessionStoreOf,
} from '~tests/support/session';

it.each([
  ['is renewed at the same time', 'gid://shopify/Customer/1', true],
  ['is another account’s', 'gid://shopify/Customer/2', false],
])(
  'STAFF-201 acceptIfRegistered while the browser’s session %s',
  async (_what, customerId, isApplied) => {
    const session = sessionStoreOf(makeSession({customerId}));
    const customer = makeSession();
    const written: MetafieldWrite[] = [];
    const context = contextOf<JoinContext>({
      request: {log: {error: () => undefined}, quota: async () => null},
      services: {
        inventory: {},
        identity: {},
        clinics: {},
        customers: {
          profile: async () => ok(makeProfile()),
          writeMetafields: async (_id, writes) => {
            written.push(...writes);
            return ok({userErrors: []});
          },
        },
      },
      site: siteOf('HPSF'),
      visitor: {session, cookies: {}},
      settings: {pdGroups: ['PD01'], hasHawaiiDelivery: false},
    });
    const account = makeIdentityAccount({clinicAddress: null});
    expect(await acceptIfRegistered(context, customer, account)).toBe(true);
    expect(session.current()?.isRegistered).toBe(isApplied);
    expect(written.map(({value}) => value).includes('clinic')).toBe(isApplied);
  },
);
