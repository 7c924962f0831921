import {expect, it} from 'vitest';
import {ForecastSection} from '~/domains/autoship/page/forecast-section';
import {toAutoshipView} from '~/domains/autoship/parts/autoship-view';
import {renderPage} from '~tests/support/render-page';
import {deliveryOf, FOOD, subscriptionOf} from '~tests/unit/domains/autoship/builders';

async function shownText(autoships: Parameters<typeof ForecastSection>[0]['autoships']) {
  const element = <ForecastSection autoships={autoships} />;
  const {html} = await renderPage([{path: '*', element}], '/account/autoships');
  return html.replaceAll('<!-- -->', '').replaceAll(/<[^>]*>/g, ' ');
}

it('AUTO-131 while the catalog can’t be read, the forecast has the days of later deliveries without prices', async () => {
  const text = await shownText(
    toAutoshipView({
      subscriptions: [subscriptionOf()],
      deliveries: [deliveryOf()],
      products: null,
      addresses: [],
      cards: [],
    }),
  );
  expect(text).toContain('$102.60');
  expect(text).toContain('Dec 29');
  expect(text).toContain('Not available');
  expect(text).not.toContain('$0.00');
});

it('AUTO-131 a delivery with a product that is no longer sold has no price for its other items alone', async () => {
  const gone = subscriptionOf({id: 'sub-2', priceCents: null, food: {...FOOD, title: 'Gone'}});
  const other = subscriptionOf();
  const text = await shownText({deliveries: [], subscriptions: [other, gone]});
  expect(text).toContain('2 × Country Table, 2 × Gone');
  expect(text).not.toContain('$95.00');
});
