import {expect, it} from 'vitest';
import {NextDelivery} from '~/domains/autoship/next-delivery';
import {SubscriptionCard} from '~/domains/autoship/page/subscription-card';
import {renderPage} from '~tests/support/render-page';
import {deliveryOf, NEXT, subscriptionOf} from '~tests/unit/domains/autoship/builders';

const SHORT = 'Out of stock right now.';

it.each([
  ['active', true, `${SHORT} It ships as soon as it’s back.`],
  ['paused', true, `${SHORT} It ships as soon as it’s back.`],
  ['canceled', true, `${SHORT} The last delivery ships as soon as it’s back.`],
  ['active', false, 'Ships next on Tuesday, December 1.'],
  ['paused', false, 'Nothing ships before Tuesday, December 1, 2026.'],
  ['canceled', false, 'It ships one last time, on Tuesday, December 1.'],
] as const)(
  'AUTO-51 the card of a subscription that is %s, with its next item out of stock: %s, says %s',
  async (status, isOutOfStock, text) => {
    const pause = status === 'paused' ? ({until: NEXT.day, reason: 'customer'} as const) : null;
    const subscription = subscriptionOf({status, pause, next: {...NEXT, isOutOfStock}});
    const element = <SubscriptionCard subscription={subscription} book={[]} />;
    const {html} = await renderPage([{path: '*', element}], '/account/autoships');
    expect(html).toContain(`<p>${text}`);
  },
);

it.each([true, false])(
  'AUTO-51 the dashboard promises no day if everything in the next delivery is out of stock: %s',
  async (isOutOfStock) => {
    const items = deliveryOf().items.map((item) => ({...item, isOutOfStock}));
    const delivery = deliveryOf({items});
    const element = <NextDelivery next={{kind: 'delivery', delivery}} />;
    const {html} = await renderPage([{path: '*', element}], '/account/dashboard');
    expect(html.includes(`${SHORT} It ships as soon as it’s back.`)).toBe(isOutOfStock);
    expect(html.includes('<time')).toBe(!isOutOfStock);
  },
);
