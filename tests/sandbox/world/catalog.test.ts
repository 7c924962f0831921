import {describe, expect, it} from 'vitest';
import type {CatalogVariant} from '~sandbox/commerce/catalog/types';
import {buildWorld} from '~sandbox/world/world';
import {badgesOf, IMAGE_PATH, metafieldOf, repeated, sentencesOf} from './support';

const world = buildWorld();
const {products} = world;
const variants = products.flatMap((product) => product.variants);
const food = products.filter(({tags}) => tags.some((tag) => tag.startsWith('species:')));

const BADGES = [
  'out-of-stock',
  'limited-stock',
  'deal',
  'best-seller',
  'featured',
  'back-in-stock',
  'brand-new',
  'new',
  'new-innovation',
  'new-formula',
  'new-flavor',
  'new-look',
  'discontinued-soon',
];

describe('hand-written catalog', () => {
  it('SAND-17a has 64 to 72 products and 300 to 360 variants', () => {
    expect(products.length).toBeGreaterThanOrEqual(64);
    expect(products.length).toBeLessThanOrEqual(72);
    expect(variants.length).toBeGreaterThanOrEqual(300);
    expect(variants.length).toBeLessThanOrEqual(360);
  });

  it('SAND-17b has three to five description sentences per product, none used twice', () => {
    expect(repeated(products.flatMap(sentencesOf))).toEqual([]);
    for (const product of products) {
      expect(sentencesOf(product).length, product.title).toBeGreaterThanOrEqual(3);
      expect(sentencesOf(product).length, product.title).toBeLessThanOrEqual(5);
    }
  });

  it('has every badge, and variants with at least three', () => {
    const badges = new Set(variants.flatMap(badgesOf));
    expect([...badges].sort()).toEqual(BADGES.map((badge) => `badge::${badge}`).sort());
    expect(variants.filter((variant) => badgesOf(variant).length >= 3).length).toBeGreaterThan(5);
  });

  it.each([
    [
      'productType',
      ['Accessories', 'Canned Food', 'Donation', 'Dry Food', 'Pouch Food', 'Tray Food', 'Treats'],
    ],
    [
      'vendor',
      [
        'Marlowe Balance',
        'Marlowe Clinical',
        'Marlowe Foundation',
        'Marlowe Home',
        'Marlowe Treats',
      ],
    ],
  ] as const)('has every %s', (field, values) => {
    expect([...new Set(products.map((product) => product[field]))].sort()).toEqual(values);
  });

  it.each([
    ['species', ['cat', 'dog']],
    ['line', ['balance', 'clinical', 'treats']],
    ['life_stage', ['adult', 'kitten', 'puppy', 'senior']],
    ['food_form', ['canned', 'dry-food', 'pouch', 'tray', 'treat']],
  ])('has every %s, on food only', (key, values) => {
    expect([...new Set(food.map((product) => metafieldOf(product, key)))].sort()).toEqual(values);
    const others = products.filter((product) => !food.includes(product));
    expect(others.map((product) => metafieldOf(product, key))).toEqual(others.map(() => undefined));
  });

  it('has all 15 flavors of the artwork', () => {
    const flavors = new Set(
      food.flatMap(({tags}) => tags.filter((tag) => tag.startsWith('flavor:'))),
    );
    expect(flavors.size).toBe(15);
  });

  it('agrees between tags and metafields', () => {
    for (const product of food) {
      expect(product.tags).toContain(`species:${metafieldOf(product, 'species')}`);
      expect(product.tags).toContain(`line:${metafieldOf(product, 'line')}`);
      expect(product.tags).toContain(`lifestage:${metafieldOf(product, 'life_stage')}`);
      expect(product.tags).toContain(`food-form:${metafieldOf(product, 'food_form')}`);
      expect(product.tags.includes('food-form:wet-food')).toBe(
        /Canned|Tray|Pouch/.test(product.productType),
      );
      expect(product.tags.includes('prescription')).toBe(
        metafieldOf(product, 'prescription') === 'true',
      );
      expect(metafieldOf(product, 'prescription') === 'true').toBe(
        product.vendor === 'Marlowe Clinical',
      );
      const conditions = JSON.parse(metafieldOf(product, 'health_conditions') ?? '[]') as string[];
      expect(product.tags.filter((tag) => tag.startsWith('health:'))).toEqual(
        conditions.map((condition) => `health:${condition}`),
      );
    }
  });

  it('has benefits, ingredients without duplicates, analysis, feeding guide, calories and rating for every food', () => {
    for (const product of food) {
      const benefits = JSON.parse(metafieldOf(product, 'benefits') ?? '[]') as string[];
      expect(benefits.length, product.title).toBeGreaterThanOrEqual(3);
      expect(benefits.length, product.title).toBeLessThanOrEqual(5);
      for (const list of (metafieldOf(product, 'ingredients') ?? '').split('\n')) {
        expect(
          repeated(
            list
              .replace(/^[\w ]+: /, '')
              .replace(/\.$/, '')
              .split(', '),
          ),
          product.title,
        ).toEqual([]);
      }
      const analysis = JSON.parse(metafieldOf(product, 'guaranteed_analysis') ?? '[]') as {
        name: string;
      }[];
      expect(analysis.slice(0, 4).map(({name}) => name)).toEqual([
        'Crude Protein (min)',
        'Crude Fat (min)',
        'Crude Fiber (max)',
        'Moisture (max)',
      ]);
      const guide = JSON.parse(metafieldOf(product, 'feeding_guide') ?? '{}') as {
        columns: string[];
        rows: string[][];
      };
      expect(guide.rows.length).toBeGreaterThanOrEqual(5);
      expect(new Set(guide.rows.map((row) => row.length))).toEqual(new Set([guide.columns.length]));
      expect(metafieldOf(product, 'calories')).toMatch(/^[\d,]+ kcal\/kg, \d+ kcal per /);
      expect(metafieldOf(product, 'rating', 'reviews')).toMatch(
        /^\{"value":"[1-5]\.\d","scale_min":"1.0","scale_max":"5.0"\}$/,
      );
      expect(metafieldOf(product, 'rating_count', 'reviews')).toMatch(/^[1-9]\d*$/);
    }
  });
});

describe('variants', () => {
  it('have unique SKUs, barcodes and ids', () => {
    for (const key of ['sku', 'barcode', 'id'] as const) {
      expect(repeated(variants.map((variant) => variant[key] ?? 'none'))).toEqual([]);
    }
    expect(variants.filter(({sku}) => !/^M[A-Z](-[A-Z0-9]+)+$/.test(sku))).toEqual([]);
  });

  it("have unique combinations of their product's options", () => {
    for (const product of products) {
      const names = product.options.map(({name}) => name);
      expect(names).toContain('Size');
      expect(['Size', 'Flavor', 'Product Form']).toEqual(expect.arrayContaining(names));
      for (const variant of product.variants) {
        expect(variant.selectedOptions.map(({name}) => name)).toEqual(names);
        variant.selectedOptions.forEach(({value}, index) =>
          expect(product.options[index]?.values.map((item) => item.name)).toContain(value),
        );
        expect(variant.title).toBe(variant.selectedOptions.map(({value}) => value).join(' / '));
      }
      expect(repeated(product.variants.map(({title}) => title))).toEqual([]);
    }
    expect(products.some(({options}) => options.some(({name}) => name === 'Product Form'))).toBe(
      true,
    );
    expect(products.some(({options}) => options.some(({name}) => name === 'Flavor'))).toBe(true);
  });

  it('have the weight of their size', () => {
    const weightOf = (sku: string) => {
      const found = variants.find((variant) => variant.sku === sku);
      return [found?.weight, found?.weightUnit];
    };
    expect(weightOf('MB-DEVC-30')).toEqual([30, 'POUNDS']);
    expect(weightOf('MC-DJCC-12X128Z')).toEqual([9.6, 'POUNDS']);
    expect(weightOf('MC-DJCC-128Z')).toEqual([12.8, 'OUNCES']);
    expect(weightOf('MT-DPTB-CHK-6Z')).toEqual([6, 'OUNCES']);
  });

  it('have dry food sizes of 1 to 45 lb and wet servings of 2.5 to 13 oz', () => {
    for (const product of food.filter(({productType}) => productType !== 'Treats')) {
      for (const variant of product.variants) {
        const size = variant.selectedOptions.find(({name}) => name === 'Size')?.value ?? '';
        const amount = Number(/([\d.]+) (?:lb|oz)$/.exec(size)?.[1]);
        const [least, most] = product.productType === 'Dry Food' ? [1, 45] : [2.5, 13];
        expect(size.endsWith(product.productType === 'Dry Food' ? ' lb' : ' oz'), size).toBe(true);
        expect(amount, size).toBeGreaterThanOrEqual(least);
        expect(amount, size).toBeLessThanOrEqual(most);
      }
    }
  });

  it('cost less per pound in larger sizes', () => {
    const pounds = {POUNDS: 1, OUNCES: 1 / 16, KILOGRAMS: 2.2046, GRAMS: 0.0022046};
    const kindOf = ({title}: CatalogVariant) => title.split(' / ').slice(0, -1).join(' / ');
    for (const {title, variants: sizes} of food) {
      for (const kind of new Set(sizes.map(kindOf))) {
        const perPound = sizes
          .filter((variant) => kindOf(variant) === kind)
          .map(
            ({price, compareAtPrice, weight, weightUnit}) =>
              (compareAtPrice ?? price) / (weight * pounds[weightUnit]),
          );
        expect(new Set(perPound).size, `${title} ${kind}`).toBe(perPound.length);
        expect(perPound, `${title} ${kind}`).toEqual(perPound.toSorted((a, b) => b - a));
      }
    }
  });

  it('have badges that match their stock and price', () => {
    for (const variant of variants) {
      const badges = badgesOf(variant);
      const stock = variant.initialStock;
      expect(badges.includes('badge::out-of-stock'), variant.sku).toBe(stock === 0);
      expect(badges.includes('badge::limited-stock'), variant.sku).toBe(
        stock !== null && stock >= 1 && stock <= 8,
      );
      expect(badges.includes('badge::deal'), variant.sku).toBe(variant.compareAtPrice !== null);
      expect(variant.compareAtPrice ?? Infinity).toBeGreaterThan(variant.price);
    }
  });

  it('include a product that is out of stock, and one whose first variant is', () => {
    const gone = products.filter((product) =>
      product.variants.every(({initialStock}) => initialStock === 0),
    );
    const firstGone = products.filter(
      (product) => product.variants[0]?.initialStock === 0 && !gone.includes(product),
    );
    expect(gone.length).toBeGreaterThanOrEqual(1);
    expect(firstGone.length).toBeGreaterThanOrEqual(1);
  });

  it('have an image each and the gallery named in the metafield', () => {
    for (const product of products) {
      const media = product.media.map(({id}) => id);
      for (const variant of product.variants) {
        const gallery = variant.gallery.map(({id}) => id);
        expect(JSON.parse(metafieldOf(variant, 'media') ?? '')).toEqual(gallery);
        expect(media).toEqual(expect.arrayContaining([variant.image?.id, ...gallery]));
      }
      expect(product.media[0]).toEqual(product.variants[0]?.image);
    }
    expect(repeated(products.flatMap(({media}) => media.map(({id}) => id)))).toEqual([]);
  });
});

describe('products', () => {
  it('have valid handles of up to 120 characters, and unique handles, ids and titles', () => {
    for (const key of ['handle', 'id', 'title'] as const) {
      expect(repeated(products.map((product) => product[key]))).toEqual([]);
    }
    expect(
      products.filter(
        ({handle}) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(handle) || handle.length > 120,
      ),
    ).toEqual([]);
  });

  it('only use images that the image service can draw', () => {
    const paths = products.flatMap(({media}) => media.map(({path}) => path));
    expect(paths.filter((path) => !IMAGE_PATH.test(path))).toEqual([]);
  });

  it('were launched in the 18 months before October 2026, new ones last', () => {
    const published = products.map((product) => product.publishedAt);
    expect(published.filter((time) => time < '2025-04-01' || time >= '2026-10-01')).toEqual([]);
    const fresh = products.filter(({tags}) => tags.includes('new'));
    expect(fresh.length).toBeGreaterThanOrEqual(3);
    expect(fresh.filter(({publishedAt}) => publishedAt < '2026-08-01')).toEqual([]);
    for (const product of products) {
      expect(
        product.createdAt <= product.publishedAt && product.publishedAt <= product.updatedAt,
      ).toBe(true);
      expect(product.updatedAt <= '2026-10-01T00:00:00Z').toBe(true);
    }
  });

  it('are sold by autoship if they are food, and one treat box only by autoship', () => {
    const group = world.sellingPlanGroups[0]?.id;
    for (const product of products) {
      expect(product.sellingPlanGroupIds).toEqual(food.includes(product) ? [group] : []);
    }
    expect(
      products.filter((product) => product.requiresSellingPlan).map(({title}) => title),
    ).toEqual(['Monthly Treat Box']);
  });

  it('include accessories shipped by others, which are never out of stock', () => {
    const accessories = products.filter(({productType}) => productType === 'Accessories');
    expect(accessories.length).toBeGreaterThanOrEqual(1);
    for (const product of accessories) {
      expect(product.tags).toEqual(['dropship']);
      expect(metafieldOf(product, 'dropship')).toBe('true');
      expect(product.variants.map(({initialStock}) => initialStock)).toEqual(
        product.variants.map(() => null),
      );
      expect(product.media[0]?.path).toMatch(/scene_product-(bowl|bin)\.png$/);
    }
  });

  it('include a donation of $5, $10 or $25 that is neither taxed nor shipped', () => {
    const donation = products.find(({productType}) => productType === 'Donation');
    expect(donation?.vendor).toBe('Marlowe Foundation');
    expect(donation?.variants.map(({title, price}) => [title, price])).toEqual([
      ['$5', 500],
      ['$10', 1000],
      ['$25', 2500],
    ]);
    expect(
      donation?.variants.every(({taxable, requiresShipping}) => !taxable && !requiresShipping),
    ).toBe(true);
    expect(
      world.collections.filter((item) => item.productHandles.includes(donation?.handle ?? '')),
    ).toEqual([]);
  });
});
