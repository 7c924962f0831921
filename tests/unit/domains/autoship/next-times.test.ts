import {expect, it} from 'vitest';
import {readNextTimes} from '~/domains/autoship/next-delivery.server';
import {ok} from '~/platform/result';
import {contextOf} from '~tests/support/context';
import {makeSession} from '~tests/support/session';
import {deliveryOf} from './builders';

it('AUTO-106 readNextTimes names the day of the next attempt after a declined card', async () => {
  const declined = deliveryOf({status: 'retrying', retryOn: '2026-12-04'});
  const context = contextOf<Parameters<typeof readNextTimes>[0]>({
    request: {log: {warn: () => undefined}},
    services: {subscriptions: {comingDeliveries: async () => ok([declined])}},
    visitor: {session: {current: () => makeSession()}},
  });
  expect(await readNextTimes(context)).toEqual({
    'gid://shopify/ProductVariant/1': 'on Friday, December 4',
  });
});
