import {describe, expect, it} from 'vitest';
import {toAnalyticsItem} from '~/domains/analytics/analytics-item';
import type {CartLine} from '~/domains/cart/cart';
import {itemOfLine} from '~/domains/cart/item-event';
import {toCard} from '~/domains/catalog/card';
import {toProductModel} from '~/domains/catalog/product-model';
import {pageTypeOf} from '~/domains/consent/page-types';
import {fromCents} from '~/platform/money';
import {pageEvents, selectionOf} from '~/shell/third-parties/page-events';
import {cartOf, lineOf} from '~tests/support/cart-builders';
import {pages} from '~/routes';
import {productOf, variantOf} from '../../domains/catalog/builders';

const lamb = productOf({
  handle: 'lamb-oat',
  title: 'Lamb & Oat',
  variants: [variantOf({options: {Size: '4 lb'}, cents: 1899, compareAtCents: 2199})],
});
const salmon = productOf({handle: 'salmon', title: 'Salmon', variants: [variantOf({})]});
const cards = [lamb, salmon].flatMap((product) => toCard(product, {withSizes: false}) ?? []);

const namesOf = (events: {name: string}[]) => events.map(({name}) => name);

describe('the events of a page', () => {
  it('NAV-01 NAV-02 ANLY-05 begin with one page view, with the route’s name and no address', () => {
    const events = pageEvents({routeId: 'account-order', data: {order: {id: 7}}});
    expect(events).toEqual([
      {
        name: 'page_view',
        parameters: {route_name: 'account-order', page_type: 'My Order Details'},
      },
    ]);
  });

  it.each([
    ['product', 'product detail'],
    ['product-variant', 'product detail'],
    ['routes/products', 'product list'],
    ['category-dog', 'category list'],
    ['search', 'search results'],
    ['routes/home', 'home'],
    ['account-dashboard', 'My Account'],
    ['account-my-profile', 'My Profile'],
    ['account-orders', 'My Orders'],
    ['account-order', 'My Order Details'],
    ['account-autoships', 'My Autoships'],
    ['account-address-book', 'Address Book'],
    ['faq', null],
  ])('NAV-04 the route %s is of the type %s', (routeId, type) => {
    const ids = pages.map(({id, file}) => id ?? file.replace(/\.tsx?$/, ''));
    expect(ids).toContain(routeId);
    expect(pageTypeOf(routeId)).toBe(type);
  });

  it('a product page views its variant', () => {
    const [variant] = lamb.variants;
    const product = toProductModel(lamb, variant ?? expect.fail());
    const [, view] = pageEvents({routeId: 'product', data: {product}});
    expect(view).toMatchObject({
      name: 'view_item',
      parameters: {
        value: 18.99,
        items: [{item_name: 'Lamb & Oat', item_variant: '4 lb', discount: 3, quantity: 1}],
      },
    });
  });

  it('a list views its products in order, under its heading', () => {
    const events = pageEvents({routeId: 'routes/products', data: {heading: 'All', list: {cards}}});
    expect(events[1]).toMatchObject({
      name: 'view_item_list',
      parameters: {
        item_list_name: 'All',
        items: [
          {item_name: 'Lamb & Oat', index: 0},
          {item_name: 'Salmon', index: 1},
        ],
      },
    });
  });

  it('ANLY-06 a search is reported without personal text from the search or its heading', () => {
    const events = pageEvents({
      routeId: 'search',
      data: {
        heading: 'Results for "june.park@example.com 80202"',
        search: 'june.park@example.com 80202',
        model: {kind: 'results', list: {cards}},
      },
    });
    expect(namesOf(events)).toEqual(['page_view', 'search', 'view_item_list']);
    expect(JSON.stringify(events)).not.toMatch(/june|example|80202/);
    expect(events[1]?.parameters).toEqual({search_term: '[email] [number]'});
  });

  it('a search without results views no list', () => {
    const model = {kind: 'results', list: {cards: []}};
    const events = pageEvents({routeId: 'search', data: {search: 'zebra', model}});
    expect(namesOf(events)).toEqual(['page_view', 'search']);
  });

  it('the cart page views the cart', () => {
    const cart = cartOf([lineOf({quantity: 2})]);
    const events = pageEvents({routeId: 'routes/cart', data: {cart}});
    expect(namesOf(events)).toEqual(['page_view', 'view_cart']);
    expect(events[1]).toMatchObject({parameters: {items: [{quantity: 2}]}});
  });

  it.each([null, undefined, {}, {cart: null}])(
    'a page whose data is %s has a page view',
    (data) => {
      expect(namesOf(pageEvents({routeId: 'routes/cart', data}))).toEqual(['page_view']);
    },
  );
});

describe('a selection', () => {
  const page = {routeId: 'search', data: {heading: 'All', search: 'x', model: {kind: '', cards}}};
  const path = cards[1]?.variant.path ?? '';

  it('is a link to a product of the page’s list', () => {
    expect(selectionOf(page, path, [])).toMatchObject({
      name: 'select_item',
      parameters: {item_list_name: 'Search results', items: [{item_name: 'Salmon', index: 1}]},
    });
  });

  it('is no other link', () => {
    expect(selectionOf(page, '/faq', [{heading: 'Goes well with', cards}])).toBeNull();
    expect(selectionOf({routeId: 'faq', data: null}, path, [])).toBeNull();
  });

  it('ANLY-08 is a link to a product of a carousel', () => {
    const carousels = [{heading: 'Goes well with', cards}];
    expect(selectionOf({routeId: 'faq', data: null}, path, carousels)).toMatchObject({
      parameters: {item_list_name: 'Goes well with', items: [{item_name: 'Salmon', index: 1}]},
    });
  });
});

describe('a cart line for analytics', () => {
  it('CART-30 has SKU, variant id and quantity', () => {
    const line: CartLine = lineOf({quantity: 2});
    expect(itemOfLine(line)).toMatchObject({
      sku: line.variant.sku,
      variantId: line.variant.id,
      quantity: 2,
    });
  });

  it.each([
    {of: 'a sale', unit: 1000, full: 1300, codes: 0, paid: 1000},
    {of: 'autoship', unit: 950, full: 1000, codes: 0, paid: 950},
    {of: 'a code for the line', unit: 950, full: 1000, codes: 665, paid: 618},
    {of: 'an item that is free', unit: 0, full: 0, codes: 0, paid: 0},
  ])('ANLY-20 has the price of one unit and its discount with $of', ({unit, full, codes, paid}) => {
    const line = lineOf({quantity: 2, cents: unit, priceCents: full});
    const cost = {...line.cost, totalAmount: fromCents(unit * 2 - codes)};
    for (const quantity of [2, 1]) {
      expect(toAnalyticsItem(itemOfLine({...line, cost, quantity}))).toMatchObject({
        price: paid / 100,
        discount: (full - paid) / 100,
      });
    }
  });
});
