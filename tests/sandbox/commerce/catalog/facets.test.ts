import {describe, expect, test} from 'vitest';
import type {ProductQuery} from '~sandbox/commerce/catalog/types';
import {catalogOf, collectionOf, productOf} from '~tests/sandbox/support/catalog-builder';

const {catalog} = catalogOf(
  [
    productOf(1, {
      title: 'Chicken dinner',
      variants: [
        {options: {Size: '30 lb', Flavor: 'Chicken'}, price: 6000, stock: 5},
        {options: {Size: '4 lb', Flavor: 'Chicken'}, price: 1299, stock: 0},
      ],
    }),
    productOf(2, {
      title: 'Lamb dinner',
      vendor: 'Marlowe Clinical',
      variants: [{options: {Size: '4 lb', Flavor: 'Lamb'}, price: 1599, stock: 2}],
    }),
    productOf(3, {
      title: 'Chicken bites',
      productType: 'Treats',
      vendor: 'Marlowe Treats',
      variants: [{options: {Size: '8 oz', Flavor: 'Chicken'}, price: 699, stock: 0}],
    }),
  ],
  {collections: [collectionOf(1, 'food', ['product-1', 'product-2'])]},
);

/** Number of products by facet label and value label. */
function counts(query: ProductQuery): Record<string, Record<string, number>> {
  return Object.fromEntries(
    catalog
      .facets(query)
      .map(({label, values}) => [
        label,
        Object.fromEntries(values.map((value) => [value.label, value.count])),
      ]),
  );
}

const size = (value: string) => ({variantOption: {name: 'Size', value}});

describe('SAND-05 catalog facets', () => {
  test('cover all products, with sizes sorted by number', () => {
    expect(counts({})).toEqual({
      Availability: {'In stock': 2, 'Out of stock': 1},
      Price: {Price: 3},
      'Product type': {'Dry Food': 2, Treats: 1},
      Brand: {'Marlowe Balance': 1, 'Marlowe Clinical': 1, 'Marlowe Treats': 1},
      Size: {'4 lb': 2, '8 oz': 1, '30 lb': 1},
      Flavor: {Chicken: 2, Lamb: 1},
    });
    const sizes = catalog.facets({}).find(({label}) => label === 'Size');
    expect(sizes?.values.map(({label}) => label)).toEqual(['4 lb', '8 oz', '30 lb']);
  });

  test("have the ids and inputs of Shopify's Search & Discovery", () => {
    const facets = catalog.facets({});
    expect(facets.map(({id, type}) => [id, type])).toEqual([
      ['filter.v.availability', 'LIST'],
      ['filter.v.price', 'PRICE_RANGE'],
      ['filter.p.product_type', 'LIST'],
      ['filter.p.vendor', 'LIST'],
      ['filter.v.option.size', 'LIST'],
      ['filter.v.option.flavor', 'LIST'],
    ]);
    expect(facets.flatMap(({values}) => values.map(({id, input}) => [id, input]))).toEqual([
      ['filter.v.availability.1', '{"available":true}'],
      ['filter.v.availability.0', '{"available":false}'],
      ['filter.v.price', '{"price":{"min":6.99,"max":60}}'],
      ['filter.p.product_type.dry-food', '{"productType":"Dry Food"}'],
      ['filter.p.product_type.treats', '{"productType":"Treats"}'],
      ['filter.p.vendor.marlowe-balance', '{"productVendor":"Marlowe Balance"}'],
      ['filter.p.vendor.marlowe-clinical', '{"productVendor":"Marlowe Clinical"}'],
      ['filter.p.vendor.marlowe-treats', '{"productVendor":"Marlowe Treats"}'],
      ['filter.v.option.size.4-lb', '{"variantOption":{"name":"Size","value":"4 lb"}}'],
      ['filter.v.option.size.8-oz', '{"variantOption":{"name":"Size","value":"8 oz"}}'],
      ['filter.v.option.size.30-lb', '{"variantOption":{"name":"Size","value":"30 lb"}}'],
      ['filter.v.option.flavor.chicken', '{"variantOption":{"name":"Flavor","value":"Chicken"}}'],
      ['filter.v.option.flavor.lamb', '{"variantOption":{"name":"Flavor","value":"Lamb"}}'],
    ]);
  });

  test('a selected value narrows the other facets but not its own, and leaves values with a count of 0', () => {
    expect(counts({filters: [size('4 lb')]})).toEqual({
      Availability: {'In stock': 1, 'Out of stock': 1},
      Price: {Price: 2},
      'Product type': {'Dry Food': 2, Treats: 0},
      Brand: {'Marlowe Balance': 1, 'Marlowe Clinical': 1, 'Marlowe Treats': 0},
      Size: {'4 lb': 2, '8 oz': 1, '30 lb': 1},
      Flavor: {Chicken: 1, Lamb: 1},
    });
  });

  test('the in-stock filter counts sizes and prices of available variants only', () => {
    const filters = [{available: true}];
    expect(counts({filters})).toMatchObject({
      Availability: {'In stock': 2, 'Out of stock': 1},
      Size: {'4 lb': 1, '8 oz': 0, '30 lb': 1},
    });
    const price = catalog.facets({filters}).find(({type}) => type === 'PRICE_RANGE');
    expect(price?.values.map(({input}) => input)).toEqual(['{"price":{"min":15.99,"max":60}}']);
  });

  test('are limited to the collection and query', () => {
    expect(counts({collectionHandle: 'food'})['Product type']).toEqual({'Dry Food': 2});
    expect(counts({query: 'chicken'}).Flavor).toEqual({Chicken: 2});
    expect(counts({query: 'zebra'})).toEqual({});
  });

  test('count exactly the products that each value selects', () => {
    const filters = [{available: true}];
    for (const facet of catalog.facets({filters})) {
      if (facet.id === 'filter.v.availability' || facet.type === 'PRICE_RANGE') continue;
      for (const {input, count, label} of facet.values) {
        const chosen = catalog.productIds({filters: [...filters, JSON.parse(input)]});
        expect([label, count]).toEqual([label, chosen.length]);
      }
    }
  });
});
