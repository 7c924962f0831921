import type {ReactElement} from 'react';
import {expect, it} from 'vitest';
import {NextDelivery} from '~/domains/autoship/next-delivery';
import {DeliveryCard} from '~/domains/autoship/page/delivery-card';
import {SubscriptionCard} from '~/domains/autoship/page/subscription-card';
import {renderPage} from '~tests/support/render-page';
import {deliveryOf, NEXT, subscriptionOf} from '~tests/unit/domains/autoship/builders';
import {attribute, tagsOf} from '../ui/render';

const DECLINED = deliveryOf({status: 'retrying', retryOn: null});
const UNSCHEDULED = {...NEXT, day: null};

it.each<[string, ReactElement, string[]]>([
  [
    'delivery',
    <DeliveryCard delivery={DECLINED} onceChoices={[]} />,
    ['Not scheduled', 'Nothing is scheduled until you try the card again or change the date.'],
  ],
  [
    'subscription',
    <SubscriptionCard subscription={subscriptionOf({next: UNSCHEDULED})} book={[]} />,
    ['The payment failed, so nothing is scheduled. Try the card again above.'],
  ],
  [
    'canceled subscription',
    <SubscriptionCard
      subscription={subscriptionOf({status: 'canceled', next: UNSCHEDULED})}
      book={[]}
    />,
    ['The payment failed, so nothing is scheduled. Try the card again above.'],
  ],
  [
    'dashboard',
    <NextDelivery next={{kind: 'delivery', delivery: DECLINED}} />,
    ['Not scheduled', 'Your card was declined, so nothing is scheduled. Try the card again'],
  ],
])(
  'AUTO-110 the %s says that a payment failed and nothing is scheduled, not the past day',
  async (_what, element, texts) => {
    const {html} = await renderPage([{path: '*', element}], '/account/autoships');
    const shown = html.replaceAll(/<!-- -->|<[^>]*>/g, '');
    for (const text of texts) expect(shown).toContain(text);
    expect(html).not.toContain('<time dateTime="2026-12-01"');
    expect(shown).not.toContain('on Tuesday, December 1');
  },
);

it.each<[string, ReactElement]>([
  ['delivery', <DeliveryCard delivery={{...DECLINED, retryOn: '2026-12-04'}} onceChoices={[]} />],
  [
    'dashboard',
    <NextDelivery next={{kind: 'delivery', delivery: {...DECLINED, retryOn: '2026-12-04'}}} />,
  ],
])(
  'AUTO-110 the %s has the day of the next attempt after a declined card',
  async (_what, element) => {
    const {html} = await renderPage([{path: '*', element}], '/account/autoships');
    expect(html).toContain('<time dateTime="2026-12-04">Friday, December 4</time>');
    expect(html).not.toContain('nothing is scheduled');
  },
);

it.each([
  [null, 'Skip this delivery: not scheduled', undefined],
  ['2026-12-04', 'Skip this delivery: Friday, December 4', '2026-12-04'],
])(
  'AUTO-110 a delivery with a declined card and a next attempt on %s has the button “%s”, and %s as the day in its form',
  async (retryOn, label, day) => {
    const element = <DeliveryCard delivery={{...DECLINED, retryOn}} onceChoices={[]} />;
    const {html} = await renderPage([{path: '*', element}], '/account/autoships');
    expect(tagsOf(html, 'button').map((tag) => attribute(tag, 'aria-label'))).toContain(label);
    const field = tagsOf(html, 'input').find((tag) => attribute(tag, 'type') === 'date');
    expect(attribute(field, 'name')).toBe('day');
    expect(attribute(field, 'value')).toBe(day);
  },
);
