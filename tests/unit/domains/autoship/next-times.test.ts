import {expect, it} from 'vitest';
import {readNextTimes} from '~/domains/autoship/next-delivery.server';
import {ok} from '~/platform/result';
import {contextOf} from '~tests/support/context';
import {makeSession} from '~tests/support/session';
import {deliveryOf} from './builders';

it.each([
  ['2026-12-04', 'on Friday, December 4'],
  [null, 'once its failed payment goes through'],
])(
  'AUTO-106 AUTO-110 readNextTimes says when a declined delivery with a next attempt on %s ships: %s',
  async (retryOn, time) => {
    const declined = deliveryOf({status: 'retrying', retryOn});
    const context = contextOf<Parameters<typeof readNextTimes>[0]>({
      request: {log: {warn: () => undefined}},
      services: {subscriptions: {comingDeliveries: async () => ok([declined])}},
      visitor: {session: {current: () => makeSession()}},
    });
    expect(await readNextTimes(context)).toEqual({'gid://shopify/ProductVariant/1': time});
  },
);
