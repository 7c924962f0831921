import {describe, expect, test} from 'vitest';
import {createCatalogTables} from '~sandbox/commerce/catalog/tables';
import {dropAllTables} from '~sandbox/drop-all-tables';
import {seedCatalog} from '~sandbox/commerce/catalog/seed';
import {createCatalog} from '~sandbox/commerce/catalog/store';
import type {CatalogImage} from '~sandbox/commerce/catalog/types';
import {catalogOf, collectionOf, productOf} from '~tests/support/catalog-builder';

const variant = (number: number) => `gid://shopify/ProductVariant/${number}`;

describe('catalog lookups', () => {
  const dinner = productOf(1, {
    title: 'Dinner',
    variants: [{sku: 'MB-1', stock: 3}, {sku: 'MB-2'}],
  });
  const {catalog} = catalogOf([dinner]);

  test('return the product as it was seeded', () => {
    expect(catalog.productById(dinner.id)).toEqual(dinner);
    expect(catalog.productByHandle('product-1')).toEqual(dinner);
    expect(catalog.productById('gid://shopify/Product/2')).toBeNull();
    expect(catalog.productByHandle('x')).toBeNull();
  });

  test('return a variant with its product and stock, by id or SKU', () => {
    expect(catalog.variantById(variant(101))).toEqual({
      product: dinner,
      variant: dinner.variants[0],
      quantityAvailable: 3,
      availableForSale: true,
    });
    expect(catalog.variantBySku('mb-2')).toEqual({
      product: dinner,
      variant: dinner.variants[1],
      quantityAvailable: null,
      availableForSale: true,
    });
    expect(catalog.variantById(variant(999))).toBeNull();
    expect(catalog.variantBySku('none')).toBeNull();
  });
});

describe('catalog stock', () => {
  test('decreases down to zero, and the product is unavailable once its last variant is', () => {
    const {catalog} = catalogOf([productOf(1, {variants: [{stock: 3}, {stock: 1}]})]);
    const left = (number: number) => {
      const found = catalog.variantById(variant(number));
      return [found?.quantityAvailable, found?.availableForSale];
    };
    catalog.takeFromStock(variant(101), 2);
    expect(left(101)).toEqual([1, true]);
    catalog.takeFromStock(variant(101), 5);
    expect(left(101)).toEqual([0, false]);
    expect(catalog.productIds({query: 'available_for_sale:true'})).toHaveLength(1);
    catalog.takeFromStock(variant(102), 1);
    expect(catalog.productIds({query: 'available_for_sale:true'})).toEqual([]);
    expect(catalog.productIds({query: 'available_for_sale:false'})).toHaveLength(1);
  });

  test('of an untracked variant never runs out', () => {
    const {catalog} = catalogOf([productOf(1, {variants: [{}]})]);
    catalog.takeFromStock(variant(101), 1000);
    expect(catalog.variantById(variant(101))).toMatchObject({
      quantityAvailable: null,
      availableForSale: true,
    });
  });
});

test('catalog finds a selling plan by id, and its group', () => {
  const plan = {
    id: 'gid://shopify/SellingPlan/2',
    groupId: 'gid://shopify/SellingPlanGroup/1',
    name: 'Every 4 weeks',
    description: null,
    options: [{name: 'Deliver every', value: '4 weeks'}],
    interval: 'WEEK' as const,
    intervalCount: 4,
    percentOff: 5,
  };
  const group = {id: plan.groupId, name: 'Autoship', appName: null, options: [], plans: [plan]};
  const {catalog} = catalogOf([], {sellingPlanGroups: [group]});
  expect(catalog.sellingPlanGroup(group.id)).toEqual(group);
  expect(catalog.sellingPlan(plan.id)).toEqual(plan);
  expect(catalog.sellingPlan('gid://shopify/SellingPlan/3')).toBeNull();
});

test('catalog finds images of products, variants and collections by id', () => {
  const image = (number: number): CatalogImage => ({
    id: `gid://shopify/MediaImage/${number}`,
    path: `/cdn/shop/files/${number}.png`,
    altText: `Picture ${number}`,
    width: 10,
    height: 10,
  });
  const product = productOf(1, {media: [image(1)]});
  const [first] = product.variants;
  if (first) Object.assign(first, {image: image(2), gallery: [image(3)]});
  const collections = [collectionOf(1, 'dog', [], {image: image(4)})];
  const {catalog} = catalogOf([product], {collections});
  for (const number of [1, 2, 3, 4]) {
    expect(catalog.imageById(`gid://shopify/MediaImage/${number}`)).toEqual(image(number));
  }
  expect(catalog.imageById('gid://shopify/MediaImage/5')).toBeNull();
});

test('catalog recommends products of the same species that are in stock, by number of shared tags', () => {
  const dog = ['species:dog', 'line:balance', 'lifestage:adult'];
  const {catalog} = catalogOf(
    [
      productOf(1, {tags: dog}),
      productOf(2, {tags: ['species:dog', 'line:treats']}),
      productOf(3, {tags: dog}),
      productOf(4, {tags: ['species:cat', 'line:balance', 'lifestage:adult']}),
      productOf(5, {tags: dog, variants: [{stock: 0}]}),
      productOf(6, {tags: dog}),
    ],
    {bestSellers: ['product-6']},
  );
  expect(catalog.recommendations('gid://shopify/Product/1')).toEqual(
    [6, 3, 2].map((number) => `gid://shopify/Product/${number}`),
  );
  expect(catalog.recommendations('gid://shopify/Product/99')).toEqual([]);
});

test('catalog tables can be dropped, created and seeded again', () => {
  const {catalog, db} = catalogOf([productOf(1, {variants: [{stock: 2}]})]);
  catalog.takeFromStock(variant(101), 2);
  dropAllTables(db);
  createCatalogTables(db);
  const products = [productOf(1, {variants: [{stock: 2}]}), productOf(2)];
  seedCatalog(db, {
    products,
    unlisted: [],
    sellingPlanGroups: [],
    collections: [],
    bestSellers: [],
  });
  const fresh = createCatalog(db);
  expect(fresh.variantById(variant(101))?.quantityAvailable).toBe(2);
  expect(fresh.searchProductIds('product', {prefix: false})).toHaveLength(2);
});

test('catalog seeding writes nothing when a collection names an unknown product', () => {
  const {db} = catalogOf([]);
  const collections = [collectionOf(1, 'dog', ['nowhere'])];
  const seed = {
    products: [productOf(1)],
    unlisted: [],
    sellingPlanGroups: [],
    collections,
    bestSellers: [],
  };
  expect(() => seedCatalog(db, seed)).toThrow('collection dog names the unknown product nowhere');
  expect(createCatalog(db).productIds({})).toEqual([]);
});
