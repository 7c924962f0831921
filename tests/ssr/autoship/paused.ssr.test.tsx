import {expect, it} from 'vitest';
import {SubscriptionCard} from '~/domains/autoship/page/subscription-card';
import {renderPage} from '~tests/support/render-page';
import {subscriptionOf} from '~tests/unit/domains/autoship/builders';

it.each([
  [
    'without a date',
    {until: null, reason: 'customer'},
    'No deliveries and no charges until you resume. The next one then ships as soon as possible.',
  ],
  [
    'until a day',
    {until: '2027-01-08', reason: 'customer'},
    'Nothing ships before Friday, January 8, 2027. If you resume earlier, it ships as soon as possible.',
  ],
  [
    'after declined payments',
    {until: null, reason: 'payment'},
    'Nothing is charged until you resume. The next delivery then ships as soon as possible.',
  ],
] as const)(
  'AUTO-160 a subscription paused %s says when it ships once it’s resumed',
  async (_pause, pause, text) => {
    const subscription = subscriptionOf({status: 'paused', next: null, pause});
    const element = <SubscriptionCard subscription={subscription} book={[]} />;
    const {html} = await renderPage([{path: '*', element}], '/account/autoships');
    expect(html).toContain(text);
  },
);
