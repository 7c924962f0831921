import {expect, it} from 'vitest';
import {siteOf} from '~/domains/session/site';
import {chooseShipTo, type ShipToContext} from '~/domains/staff-access/ship-to.server';
import {failure} from '~/platform/http.server';
import {fail, ok} from '~/platform/result';
import {contextOf} from '~tests/support/context';
import {
  makeIdentityAccount,
  makeProfile,
  makeSession,
  sessionStoreOf,
} from '~tests/support/session';
import {visitOf} from '../location/builders';

type Written = Awaited<ReturnType<ShipToContext['services']['customers']['writeMetafields']>>;

/** A staff member chooses the clinic, and Shopify replies `written` when the choice is stored. */
function choose(written: Written) {
  const {context} = visitOf({
    inventory: {zipRanges: async () => ok({'1': [{from: '80000', to: '80999'}]})},
  });
  return chooseShipTo(
    contextOf<ShipToContext>({
      request: {log: context.request.log},
      services: {
        ...context.services,
        identity: {accountInfo: async () => ok(makeIdentityAccount())},
        customers: {profile: async () => ok(makeProfile()), writeMetafields: async () => written},
      },
      site: siteOf('HPSF'),
      visitor: {session: sessionStoreOf(makeSession({isRegistered: true}))},
    }),
    {destination: 'CLINIC', to: '/cart'},
  );
}

it('STAFF-32 chooseShipTo returns the clinic’s zip once the choice is stored', async () => {
  expect(await choose(ok({userErrors: []}))).toEqual(
    ok({destination: 'CLINIC', zip: '80202', to: '/cart'}),
  );
});

it.each<[string, Written]>([
  ['Shopify returns userErrors', ok({userErrors: [{field: ['metafields'], message: 'Invalid'}]})],
  ['there is no response', fail(failure({service: 'commerce', operation: 'Any'}, 'timeout', ''))],
])('STAFF-32 chooseShipTo says that nothing changed when %s', async (_what, written) => {
  expect(await choose(written)).toEqual(
    fail('We couldn’t save where to deliver. Try again in a moment.'),
  );
});
