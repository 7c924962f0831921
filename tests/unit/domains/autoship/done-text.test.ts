import {expect, it} from 'vitest';
import type {Done} from '~/domains/autoship/autoship-paths';
import {doneText} from '~/domains/autoship/page/done-text';
import {deliveryOf, subscriptionOf} from './builders';

const NEXT = 'next delivery is on Tuesday, December 1 and costs $102.60.';

it.each<[Done['change'], string | null, string]>([
  ['moved', 'order-1', 'Your delivery now arrives on Tuesday, December 1 and costs $102.60.'],
  [
    'joined',
    'order-1',
    'Both deliveries now arrive together on Tuesday, December 1 and cost $102.60.',
  ],
  ['skipped', 'order-0', `Skipped. You won’t be charged for it. Your ${NEXT}`],
  ['unskipped', 'order-1', `It’s coming after all. The ${NEXT}`],
  ['item-skipped', 'sub-1', `Country Table is left out of this delivery only. The ${NEXT}`],
  ['item-unskipped', 'sub-1', `Country Table is coming after all. The ${NEXT}`],
  ['sent', 'order-0', 'On its way. We charged your card, and you’ll find it in your orders.'],
  [
    'already-sent',
    'order-0',
    'This delivery was already sent, and we charged your card only once. You’ll find it in your orders.',
  ],
  ['retried', 'order-0', 'The payment went through, and your delivery is on its way.'],
  ['added', 'order-1', 'Added, just this once. This delivery now costs $102.60.'],
  ['removed', null, `Removed. Your ${NEXT}`],
  ['edited', 'sub-1', `Country Table now comes every 4 weeks, 2 each time. The ${NEXT}`],
  [
    'readdressed',
    'sub-1',
    `Country Table now ships to 1842 Larkspur Lane, Aurora, CO 80011. The ${NEXT}`,
  ],
  ['paused', 'sub-1', 'Country Table is paused. No deliveries before Tuesday, February 2.'],
  ['resumed', 'sub-1', `Country Table is active again. The ${NEXT}`],
  ['canceled', 'sub-1', 'Country Table is canceled. Nothing more is charged for it.'],
  ['restarted', 'sub-1', `Country Table is back. The ${NEXT}`],
])('AUTO-11 AUTO-12 doneText of a change that is %s, about %s', (change, id, text) => {
  const pause = {until: '2027-02-02', reason: 'customer'} as const;
  const view = {deliveries: [deliveryOf()], subscriptions: [subscriptionOf({pause})]};
  expect(doneText({change, id, was: null}, view)).toBe(text);
});

it('AUTO-12 doneText of a pause without an end says how it ends', () => {
  const paused = subscriptionOf({pause: {until: null, reason: 'customer'}});
  const view = {deliveries: [], subscriptions: [paused]};
  expect(doneText({change: 'paused', id: 'sub-1', was: null}, view)).toBe(
    'Country Table is paused. No deliveries until you resume.',
  );
});
