import {describe, expect, it} from 'vitest';
import {buildWorld} from '~sandbox/world/world';
import {DISTINCT_PRODUCTS, generateSpecs} from '~sandbox/world/generate';
import {IMAGE_PATH, repeated, sentencesOf} from './support';

const written = buildWorld();
const world = buildWorld({products: 2000});
const {products} = world;
const generated = products.slice(written.products.length);

describe('generated catalog', () => {
  it('SAND-18 has the requested number of products, hand-written ones first', () => {
    expect(products).toHaveLength(2000);
    expect(products.slice(0, written.products.length)).toEqual(written.products);
  });

  it('SAND-18 has no duplicate description sentence, title, handle or SKU', () => {
    expect(repeated(products.flatMap(sentencesOf))).toEqual([]);
    expect(repeated(products.map(({title}) => title))).toEqual([]);
    expect(repeated(products.map(({handle}) => handle))).toEqual([]);
    expect(repeated(products.flatMap(({variants}) => variants.map(({sku}) => sku)))).toEqual([]);
  });

  it('repeats no sentence in 10,000 products, and never a title', () => {
    const specs = generateSpecs(2 * DISTINCT_PRODUCTS);
    const distinct = specs.slice(0, DISTINCT_PRODUCTS);
    expect(DISTINCT_PRODUCTS).toBeGreaterThanOrEqual(10_000);
    expect(repeated(specs.map(({title}) => title))).toEqual([]);
    expect(repeated(distinct.flatMap(({sentences}) => sentences))).toEqual([]);
  });

  it('is the same for the same count', () => {
    expect(buildWorld({products: 300})).toEqual(buildWorld({products: 300}));
    expect(buildWorld({products: 300}).products).toEqual(products.slice(0, 300));
  });

  it('keeps all hand-written products when fewer are requested', () => {
    expect(buildWorld({products: 5}).products).toHaveLength(written.products.length);
  });

  it('covers every facet with at least one in fifty products', () => {
    const count = (test: (tags: string[], product: (typeof products)[number]) => boolean) =>
      generated.filter((product) => test(product.tags, product)).length;
    for (const tag of [
      'species:dog',
      'species:cat',
      'line:balance',
      'line:clinical',
      'line:treats',
      'lifestage:puppy',
      'lifestage:kitten',
      'lifestage:adult',
      'lifestage:senior',
      'breed-size:small',
      'breed-size:medium',
      'breed-size:large',
      'food-form:dry-food',
      'food-form:canned',
      'food-form:tray',
      'food-form:pouch',
      'food-form:treat',
      'flavor:chicken',
      'flavor:salmon',
      'flavor:venison',
      'health:joint',
      'health:hairball',
    ]) {
      expect(
        count((tags) => tags.includes(tag)),
        tag,
      ).toBeGreaterThanOrEqual(generated.length / 50);
    }
    expect(
      count((_, {variants}) => variants.some(({initialStock}) => initialStock === 0)),
    ).toBeGreaterThan(20);
    expect(
      count((_, {variants}) => variants.some(({compareAtPrice}) => compareAtPrice !== null)),
    ).toBeGreaterThan(100);
  });

  it('follows the conventions for handles, images and launch dates', () => {
    expect(generated.filter(({handle}) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(handle))).toEqual([]);
    expect(
      generated
        .flatMap(({media}) => media.map(({path}) => path))
        .filter((path) => !IMAGE_PATH.test(path)),
    ).toEqual([]);
    expect(
      generated.filter(
        ({publishedAt}) => publishedAt < '2025-04-01' || publishedAt >= '2026-10-01',
      ),
    ).toEqual([]);
  });

  it('fills the collections with matching products', () => {
    const dry = world.collections.find(({handle}) => handle === 'cat-dry-food');
    expect(dry?.productHandles.toSorted()).toEqual(
      products
        .filter(({tags}) => tags.includes('species:cat') && tags.includes('food-form:dry-food'))
        .map(({handle}) => handle)
        .sort(),
    );
  });
});
