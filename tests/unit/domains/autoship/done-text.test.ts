import {expect, it} from 'vitest';
import type {Done} from '~/domains/autoship/autoship-paths';
import {doneText} from '~/domains/autoship/page/done-text';
import {deliveryOf, NEXT as NEXT_DELIVERY, subscriptionOf} from './builders';

const NEXT = 'next delivery ships on Tuesday, December 1 and costs $102.60.';

it.each<[Done['change'], string | null, string]>([
  ['moved', 'order-1', 'Your delivery now ships on Tuesday, December 1 and costs $102.60.'],
  [
    'joined',
    'order-1',
    'Both deliveries now ship together on Tuesday, December 1 and cost $102.60.',
  ],
  ['skipped', 'order-0', `Skipped. You won’t be charged for it. Your ${NEXT}`],
  [
    'unskipped',
    'order-1',
    'It’s coming after all. It ships on Tuesday, December 1 and costs $102.60.',
  ],
  ['unskipped', null, `It’s coming after all. Your ${NEXT}`],
  ['item-skipped', 'sub-1', `Country Table is left out of this delivery only. Its ${NEXT}`],
  ['item-unskipped', 'sub-1', `Country Table is coming after all. Its ${NEXT}`],
  ['sent', 'order-0', 'On its way. We charged your card, and you’ll find it in your orders.'],
  [
    'already-sent',
    'order-0',
    'This delivery was already sent, and we charged your card only once. You’ll find it in your orders.',
  ],
  ['retried', 'order-0', 'The payment went through, and your delivery is on its way.'],
  ['added', 'order-1', 'Added, just this once. This delivery now costs $102.60.'],
  ['removed', null, `Removed. Your ${NEXT}`],
  ['edited', 'sub-1', `Country Table now comes every 4 weeks, 2 each time. Its ${NEXT}`],
  [
    'readdressed',
    'sub-1',
    `Country Table now ships to 1842 Larkspur Lane, Aurora, CO 80011. Its ${NEXT}`,
  ],
  ['paused', 'sub-1', 'Country Table is paused. Nothing ships before Tuesday, February 2, 2027.'],
  ['resumed', 'sub-1', `Country Table is active again. Its ${NEXT}`],
  ['restarted', 'sub-1', `Country Table is back. Its ${NEXT}`],
])('AUTO-11 AUTO-12 doneText of a change that is %s, about %s', (change, id, text) => {
  const pause = {until: '2027-02-02', reason: 'customer'} as const;
  const view = {deliveries: [deliveryOf()], subscriptions: [subscriptionOf({pause})]};
  expect(doneText({change, id, was: null}, view)).toBe(text);
});

it.each(['moved', 'joined', 'unskipped'] as const)(
  'HOUSE-71 doneText of a delivery that is %s says when it ships, not when it arrives',
  (change) => {
    const view = {deliveries: [deliveryOf()], subscriptions: [subscriptionOf()]};
    const text = doneText({change, id: 'order-1', was: null}, view);
    expect(text).toMatch(/ ships? (together )?on Tuesday, December 1 /);
    expect(text).not.toContain('arrive');
  },
);

it('AUTO-12 doneText of a pause without an end says how it ends', () => {
  const paused = subscriptionOf({pause: {until: null, reason: 'customer'}});
  const view = {deliveries: [], subscriptions: [paused]};
  expect(doneText({change: 'paused', id: 'sub-1', was: null}, view)).toBe(
    'Country Table is paused. No deliveries until you resume.',
  );
});

it.each<[Done['change'], string, string]>([
  ['item-skipped', 'sub-1', 'Its next delivery ships on Thursday, December 17'],
  ['edited', 'sub-1', 'Its next delivery ships on Thursday, December 17'],
  ['unskipped', 'order-2', 'It ships on Thursday, December 17'],
  ['skipped', 'order-0', 'Your next delivery ships on Tuesday, December 1'],
])(
  'AUTO-42 doneText of a change that is %s, about %s, names the right one of two deliveries: %s',
  (change, id, text) => {
    const [item = expect.fail()] = deliveryOf().items;
    const first = deliveryOf({items: [{...item, subscriptionId: 'sub-2'}]});
    const second = deliveryOf({id: 'order-2', day: '2026-12-17'});
    const view = {deliveries: [first, second], subscriptions: [subscriptionOf()]};
    expect(doneText({change, id, was: null}, view)).toContain(text);
    expect(doneText({change, id, was: null}, view)).not.toContain('The next delivery');
  },
);

it.each([
  ['sub-1', 'Its next delivery ships as soon as it’s back in stock.'],
  ['sub-2', `Its ${NEXT}`],
  [null, `Your ${NEXT}`],
])(
  'AUTO-51 doneText of a change about %s promises no day if that waits for stock: %s',
  (id, text) => {
    const [item = expect.fail()] = deliveryOf().items;
    const items = [
      {...item, isOutOfStock: true},
      {...item, id: 'item-2', subscriptionId: 'sub-2'},
    ];
    const view = {deliveries: [deliveryOf({items})], subscriptions: [subscriptionOf()]};
    expect(doneText({change: 'resumed', id, was: null}, view)).toContain(text);
  },
);

it.each<Done['change']>(['sent', 'already-sent', 'retried'])(
  'AUTO-45 doneText of a delivery that was %s names the items that were out of stock',
  (change) => {
    const [item = expect.fail()] = deliveryOf().items;
    const view = {
      deliveries: [deliveryOf({items: [{...item, isOutOfStock: true}]})],
      subscriptions: [],
    };
    expect(doneText({change, id: 'order-0', was: null}, view)).toMatch(
      / Still to come, once it’s back in stock: Country Table\.$/,
    );
  },
);

it('AUTO-106 doneText names the day of the next attempt after a declined card', () => {
  const declined = deliveryOf({status: 'retrying', retryOn: '2026-12-04'});
  const view = {deliveries: [declined], subscriptions: [subscriptionOf()]};
  expect(doneText({change: 'removed', id: null, was: null}, view)).toBe(
    'Removed. Your next delivery ships on Friday, December 4 and costs $102.60.',
  );
});

it.each([
  [
    'sub-1',
    'Country Table is active again. Its next delivery isn’t scheduled, because its payment failed. Try the card again below.',
  ],
  [
    'sub-2',
    'Your subscription is active again. Your next delivery ships on Thursday, December 17 and costs $102.60.',
  ],
])(
  'AUTO-110 doneText of a change about %s names no past day of a delivery whose payment failed',
  (id, text) => {
    const declined = deliveryOf({status: 'retrying', retryOn: null});
    const later = deliveryOf({id: 'order-2', day: '2026-12-17'});
    const view = {deliveries: [declined, later], subscriptions: [subscriptionOf()]};
    expect(doneText({change: 'resumed', id, was: null}, view)).toBe(text);
  },
);

it.each([
  [null, 'Nothing more is charged for it.'],
  [{...NEXT_DELIVERY, day: null}, 'Nothing more is charged for it.'],
  [
    {...NEXT_DELIVERY, isLocked: true},
    'It ships one last time, on Tuesday, December 1. Nothing more is charged after that.',
  ],
  [
    {...NEXT_DELIVERY, isLocked: true, isOutOfStock: true},
    'The last delivery ships as soon as it’s back in stock. Nothing more is charged after that.',
  ],
])(
  'AUTO-140 doneText of a canceled subscription whose remaining delivery is %j says: %s',
  (next, text) => {
    const subscription = subscriptionOf({status: 'canceled', next});
    const view = {deliveries: [], subscriptions: [subscription]};
    expect(doneText({change: 'canceled', id: 'sub-1', was: null}, view)).toBe(
      `Country Table is canceled. ${text}`,
    );
  },
);
