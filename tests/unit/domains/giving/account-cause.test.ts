import {expect, it} from 'vitest';
import {
  saveAccountCause,
  type AccountCauseContext,
} from '~/domains/giving/account/account-cause.server';
import type {GivingStore} from '~/domains/giving-eligibility/giving-store';
import {siteOf} from '~/domains/session/site';
import {fail, ok} from '~/platform/result';
import type {GivingClient} from '~/services/giving/giving-client';
import {contextOf, fakeOf} from '~tests/support/context';
import {makeSession} from '~tests/support/session';
import {causeOf} from './cause-builder';

const CAUSE = causeOf({id: '12-3456789', name: 'Denver Humane Society'});
const STORE = fakeOf<GivingStore>({
  isActive: true,
  isExperienceActive: true,
  letShoppersChoose: true,
  customerSegments: [],
});

/** Saves the cause, which the service finds, and stores it with these errors of Shopify. */
async function save({found = CAUSE, userErrors = [] as {field: null; message: string}[]} = {}) {
  const written: unknown[] = [];
  const context = contextOf<AccountCauseContext>({
    services: {
      giving: fakeOf<GivingClient>({
        store: async () => STORE,
        charitiesByEin: async () => [found],
      }),
      customers: {
        writeMetafields: async (_customerId, metafields) => {
          written.push(...metafields);
          return ok({userErrors});
        },
      },
    },
    site: siteOf('DTC'),
  });
  return {saved: await saveAccountCause(context, makeSession(), CAUSE.id), written};
}

it('GIVE-99 saveAccountCause keeps the cause with the service’s name for it', async () => {
  const {saved, written} = await save();
  expect(saved).toEqual(ok({causeId: CAUSE.id, causeName: CAUSE.name}));
  expect(written).toHaveLength(1);
});

it('GIVE-99 saveAccountCause doesn’t say that it kept what Shopify refused', async () => {
  const {saved} = await save({userErrors: [{field: null, message: 'Invalid'}]});
  expect(saved).toEqual(fail('UNAVAILABLE'));
});

it('GIVE-99 saveAccountCause keeps no other cause than the one that was chosen', async () => {
  const {saved, written} = await save({found: causeOf({id: '98-7654321'})});
  expect([saved, written]).toEqual([fail('NOT_OFFERED'), []]);
});
