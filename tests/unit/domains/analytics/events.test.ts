import {beforeEach, describe, expect, it, vi} from 'vitest';
import {toSale, EVENTS, type AnalyticsEvent} from '~/domains/analytics/analytics-events';
import {toAnalyticsItem, type ItemFacts} from '~/domains/analytics/analytics-item';
import {createDataLayer} from '~/domains/analytics/data-layer';
import {createEventBus} from '~/domains/analytics/event-bus';

const FACTS: ItemFacts = {
  sku: 'MB-1',
  title: 'Lamb & Oat',
  brand: 'Marlowe Balance',
  category: 'Dry Food',
  variantId: 'gid://shopify/ProductVariant/1',
  variant: 'Lamb / 4 lb',
  priceCents: 1899,
  fullPriceCents: 2199,
  quantity: 3,
  index: 2,
};

const viewOf = (route_name: string): AnalyticsEvent => ({
  name: 'page_view',
  parameters: {route_name, page_type: null},
});
const SEARCH: AnalyticsEvent = {name: 'search', parameters: {search_term: 'lamb'}};
const CART: AnalyticsEvent = {name: 'view_cart', parameters: toSale([FACTS])};

describe('an analytics item', () => {
  it('ANLY-01 has SKU, name, brand, category, variant, price, quantity, discount, index and variant id', () => {
    expect(toAnalyticsItem(FACTS)).toEqual({
      item_id: 'MB-1',
      item_name: 'Lamb & Oat',
      item_brand: 'Marlowe Balance',
      item_category: 'Dry Food',
      item_variant: 'Lamb / 4 lb',
      price: 18.99,
      quantity: 3,
      discount: 3,
      index: 2,
      shopify_variant: 'gid://shopify/ProductVariant/1',
    });
  });

  it.each([null, 1899, 1000])('has no discount with a full price of %s', (fullPriceCents) => {
    expect(toAnalyticsItem({...FACTS, fullPriceCents}).discount).toBe(0);
  });

  it('a sale’s value is the exact sum of its items', () => {
    expect(toSale([{...FACTS, priceCents: 10, quantity: 3}, FACTS])).toMatchObject({
      currency: 'USD',
      value: 57.27,
      items: [{price: 0.1}, {index: 2}],
    });
  });
});

describe('the event bus', () => {
  it('ANLY-05 passes each event once to each subscriber', () => {
    const bus = createEventBus(vi.fn());
    const one = vi.fn();
    const other = vi.fn();
    bus.subscribe(one, 0);
    bus.publish(viewOf('a'));
    bus.subscribe(other, 0);
    bus.publish(SEARCH);
    for (const listener of [one, other]) {
      expect(listener.mock.calls).toEqual([
        [viewOf('a'), 1],
        [SEARCH, 2],
      ]);
    }
  });

  it('ANLY-07 keeps the events of the current page only, and a bounded number of them', () => {
    const bus = createEventBus(vi.fn());
    bus.publish(viewOf('a'));
    bus.publish(viewOf('b'));
    const late = vi.fn();
    bus.subscribe(late, 0);
    expect(late.mock.calls).toEqual([[viewOf('b'), 2]]);
    for (let count = 0; count < 80; count += 1) bus.publish(SEARCH);
    const later = vi.fn();
    bus.subscribe(later, 0);
    expect(later).toHaveBeenCalledTimes(50);
  });

  it('CONS-19 goes on when a subscriber throws', () => {
    const report = vi.fn();
    const bus = createEventBus(report);
    bus.subscribe(() => {
      throw new Error('broken');
    }, 0);
    const other = vi.fn();
    bus.subscribe(other, 0);
    bus.publish(SEARCH);
    expect(other).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledOnce();
  });
});

describe('the data layer', () => {
  const target: {dataLayer?: unknown} = {};
  const names = () => (target.dataLayer as {event?: string}[]).flatMap(({event}) => event ?? []);

  beforeEach(() => {
    delete target.dataLayer;
  });

  it('ANLY-07 doesn’t exist before consent, and starts with the page on which it was given', () => {
    const bus = createEventBus(vi.fn());
    const layer = createDataLayer(bus, target);
    bus.publish(viewOf('before'));
    bus.publish(viewOf('here'));
    expect(target.dataLayer).toBeUndefined();
    layer.start();
    layer.start();
    bus.publish(SEARCH);
    expect(target.dataLayer).toEqual([
      {'gtm.start': expect.any(Number) as number, event: 'gtm.js'},
      {event: 'page_view', route_name: 'here', page_type: null},
      {event: 'search', search_term: 'lamb'},
    ]);
  });

  it('clears the last ecommerce object before each ecommerce event', () => {
    const bus = createEventBus(vi.fn());
    createDataLayer(bus, target).start();
    bus.publish(CART);
    expect((target.dataLayer as unknown[]).slice(1)).toEqual([
      {ecommerce: null},
      {event: 'view_cart', ecommerce: CART.parameters},
    ]);
  });

  it('ANLY-07 gets nothing while consent is withdrawn, and nothing twice afterwards', () => {
    const bus = createEventBus(vi.fn());
    const layer = createDataLayer(bus, target);
    layer.start();
    bus.publish(viewOf('a'));
    layer.stop();
    bus.publish(SEARCH);
    bus.publish(viewOf('b'));
    layer.start();
    expect(names()).toEqual(['gtm.js', 'page_view', 'gtm.js', 'page_view']);
    layer.stop();
    layer.start();
    expect(names().filter((name) => name === 'page_view')).toHaveLength(2);
  });

  it('CONS-19 replaces a data layer that a script has broken', () => {
    target.dataLayer = 'broken';
    const bus = createEventBus(vi.fn());
    createDataLayer(bus, target).start();
    bus.publish(SEARCH);
    expect(names()).toEqual(['gtm.js', 'search']);
  });

  it('has GA4’s form for every event of the table', () => {
    const ecommerce = Object.entries(EVENTS).filter(([, {kind}]) => kind === 'ecommerce');
    expect(ecommerce.map(([name]) => name).sort()).toEqual([
      'add_to_cart',
      'begin_checkout',
      'remove_from_cart',
      'select_item',
      'view_cart',
      'view_item',
      'view_item_list',
    ]);
  });
});
