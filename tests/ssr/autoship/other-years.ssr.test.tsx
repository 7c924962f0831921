import {expect, it} from 'vitest';
import {DeliveryCard} from '~/domains/autoship/page/delivery-card';
import {doneText} from '~/domains/autoship/page/done-text';
import {ForecastSection} from '~/domains/autoship/page/forecast-section';
import {PastDeliveries} from '~/domains/autoship/page/past-deliveries';
import {SubscriptionCard} from '~/domains/autoship/page/subscription-card';
import {addDays, formatDay, formatDayOfYear, today} from '~/domains/autoship/parts/day';
import {renderPage} from '~tests/support/render-page';
import {deliveryOf, NEXT, subscriptionOf} from '~tests/unit/domains/autoship/builders';
import type {ReactElement} from 'react';

async function textOf(element: ReactElement): Promise<string> {
  const {html} = await renderPage([{path: '*', element}], '/account/autoships');
  return html.replaceAll(/<!-- -->|<[^>]*>/g, '');
}

it('AUTO-120 the past deliveries of two Decembers have their years', async () => {
  const days = ['2026-12-01', '2025-12-02'];
  const deliveries = days.map((day) => deliveryOf({id: day, day, status: 'placed'}));
  const text = await textOf(<PastDeliveries deliveries={deliveries} coming={[]} />);
  expect(text).toContain('Tuesday, December 1, 2026');
  expect(text).toContain('Tuesday, December 2, 2025');
});

it('AUTO-120 the table of the forecast names the year of each delivery', async () => {
  const other = subscriptionOf({id: 'sub-2', next: {...NEXT, day: '2026-12-02'}});
  const frequency = {every: 2, period: 'week', days: 14} as const;
  const autoships = {
    deliveries: [deliveryOf()],
    subscriptions: [subscriptionOf(), {...other, frequency}],
  };
  const text = await textOf(<ForecastSection autoships={autoships} />);
  expect(text).toContain('Dec 1, 2026');
  expect(text).toContain('Dec 1, 2027');
});

it('AUTO-120 a pause that ends next year says so', async () => {
  const pause = {until: '2027-11-27', reason: 'customer'} as const;
  const subscription = subscriptionOf({status: 'paused', pause, next: null});
  const text = await textOf(<SubscriptionCard subscription={subscription} book={[]} />);
  expect(text).toContain('Nothing ships before Saturday, November 27, 2027.');
});

it('AUTO-151 a delivery almost a year ahead has its year in its heading and its confirmation', async () => {
  const delivery = deliveryOf({day: addDays(today(), 360)});
  const text = formatDayOfYear(delivery.day);
  expect(await textOf(<DeliveryCard delivery={delivery} onceChoices={[]} />)).toContain(text);
  const done = {change: 'moved', id: delivery.id, was: null} as const;
  expect(doneText(done, {deliveries: [delivery], subscriptions: []})).toContain(
    `now ships on ${text} and costs`,
  );
});

it.each([
  [180, false],
  [181, true],
])('AUTO-151 formatDay of a day %i days ahead has the year: %s', (days, hasYear) => {
  const day = addDays(today(), days);
  expect(formatDay(day) === formatDayOfYear(day)).toBe(hasYear);
});
