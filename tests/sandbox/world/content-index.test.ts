import {describe, expect, it} from 'vitest';
import {buildContent} from '~sandbox/world/content/content';
import {buildWorld} from '~sandbox/world/world';
import {metafieldOf, repeated} from './support';

const world = buildWorld();
const content = buildContent(world);
const large = buildContent(buildWorld({products: 400}));

type Content = typeof content;

/** Reads the values of a product's facets, by field. */
function facetsOf({product_facets: facets}: Content, id: number) {
  return (field: string) => [
    ...new Set(
      facets.filter((item) => item.product === id && item.field === field).map(({value}) => value),
    ),
  ];
}

const idOf = (handle: string) => {
  const row = content.products.find((item) => item.handle === handle);
  if (!row) throw new Error(`No product ${handle}`);
  return row.id;
};

describe('product index', () => {
  it('SAND-28a has one row per catalog product, with its id, SKUs, lowest and highest price', () => {
    expect(content.products.map(({id}) => id)).toEqual(world.products.map((_, index) => index + 1));
    expect(
      content.products.map(({commerce_id: id, handle, skus, price, highest_price: highest}) => {
        return {id, handle, skus, price, highest};
      }),
    ).toEqual(
      world.products.map(({id, handle, variants}) => ({
        id,
        handle,
        skus: variants.map(({sku}) => sku),
        price: Math.min(...variants.map((item) => item.price)) / 100,
        highest: Math.max(...variants.map((item) => item.price)) / 100,
      })),
    );
    expect(large.products).toHaveLength(400);
  });

  it('ranks best sellers first, then catalog order', () => {
    const byRank = [...content.products].sort((a, b) => a.featured_rank - b.featured_rank);
    expect(byRank.map(({featured_rank: rank}) => rank)).toEqual(
      byRank.map((_, index) => index + 1),
    );
    expect(byRank.slice(0, world.bestSellers.length).map(({handle}) => handle)).toEqual(
      world.bestSellers,
    );
    const rest = byRank.slice(world.bestSellers.length).map(({id}) => id);
    expect(rest).toEqual([...rest].sort((a, b) => a - b));
    for (const product of content.products) {
      expect(product.best_seller_rank, product.handle).toBe(product.featured_rank);
    }
  });

  it('SAND-28b repeats the facets of products and variants as text', () => {
    const written = (text: string) => {
      expect(text).toMatch(/^\|(.*\|)?$/);
      return text.split('|').filter((item) => item !== '');
    };
    const expected = (facets: {field: string; value: string}[]) => [
      ...new Set(facets.map(({field, value}) => `${field}:${value}`)),
    ];
    for (const {id, facet_values: text} of content.products) {
      const own = content.product_facets.filter(({product}) => product === id);
      expect(written(text).sort()).toEqual(expected(own).sort());
    }
    for (const {id, product, facet_values: text} of content.product_variants) {
      const own = content.product_facets.filter(({variant}) => variant === id);
      expect(own.length).toBeGreaterThan(1);
      expect(written(text)).toEqual(expected(own));
      expect(new Set(own.map((item) => item.product))).toEqual(new Set([product]));
    }
  });

  it('SAND-28a has one row per variant of a food, with its SKU and price', () => {
    const food = world.products.filter(({tags}) => tags.some((tag) => tag.startsWith('line:')));
    expect(
      content.product_variants.map(({product, sku, price}) => ({product, sku, price})),
    ).toEqual(
      food.flatMap(({handle, variants}) =>
        variants.map(({sku, price}) => ({product: idOf(handle), sku, price: price / 100})),
      ),
    );
  });

  it.each([
    [
      'MB-DSSP-BEF-P-12X28Z',
      2.1,
      '|food_form:pouch|food_form:wet-food|flavor:beef|pack_type:pouch|pack_type:case|availability:in-stock|',
    ],
    ['MB-DEVC-30', 30, '|food_form:dry-food|flavor:chicken|pack_type:bag|availability:in-stock|'],
  ])('SAND-28b variant %s weighs %d lb and has the facets %s', (sku, pounds, facets) => {
    const row = content.product_variants.find((item) => item.sku === sku);
    expect(row).toMatchObject({pounds, facet_values: facets});
  });

  it("SAND-28b has facets that match the product's metafields", () => {
    world.products.forEach((product, index) => {
      const facet = facetsOf(content, index + 1);
      const listed = (key: string) => JSON.parse(metafieldOf(product, key) ?? '[]') as string[];
      const text = (key: string) => [metafieldOf(product, key) ?? []].flat();
      expect(facet('species'), product.handle).toEqual(text('species'));
      expect(facet('brand'), product.handle).toEqual(text('line'));
      expect(facet('lifestage'), product.handle).toEqual(text('life_stage'));
      expect(facet('breed_size'), product.handle).toEqual(listed('breed_size'));
      expect(facet('health_conditions'), product.handle).toEqual(listed('health_conditions'));
      expect(facet('food_form'), product.handle).toEqual(expect.arrayContaining(text('food_form')));
    });
  });

  it.each([
    ['everyday-chicken-barley', 'weight_unit', ['4', '15', '30', '45']],
    ['homestyle-stew', 'weight_unit', ['0.8', '9.6']],
    ['homestyle-stew', 'pack_type', ['can', 'case']],
    ['homestyle-stew', 'food_form', ['canned', 'wet-food']],
    ['homestyle-stew', 'flavor', ['chicken', 'beef', 'lamb']],
    ['tender-chunks-in-gravy', 'pack_type', ['pouch', 'case']],
    ['slow-simmered-supper', 'pack_type', ['can', 'case', 'pouch']],
    ['golden-years', 'pack_type', ['bag']],
    ['soft-baked-hearts', 'pack_type', ['bag']],
    ['everyday-chicken-barley', 'sub_brand_science_diet', ['everyday']],
    ['country-table-adult', 'sub_brand_science_diet', ['country-table']],
    ['kitten-first-bites', 'sub_brand_science_diet', ['first-year']],
    ['quiet-years-11', 'sub_brand_science_diet', ['golden-years']],
    ['healthy-weight-adult', 'sub_brand_science_diet', ['light']],
    ['sensitive-lamb-pea', 'sub_brand_science_diet', ['gentle']],
    ['clinical-heart-care', 'sub_brand_prescription_diet', ['renal']],
    ['clinical-novel-protein-cat', 'sub_brand_prescription_diet', ['derma']],
    ['clinical-novel-protein-cat', 'sub_brand_science_diet', []],
    ['golden-years', 'sites', ['DTC', 'HPSF']],
    ['dental-twists', 'sites', ['DTC', 'HPSF']],
    ['stainless-steel-bowl', 'sites', ['DTC']],
    ['monthly-treat-box', 'sites', ['DTC']],
    ['crunchy-clouds', 'sites', ['DTC']],
    ['easy-stride-chews', 'sites', ['DTC']],
    ['give-a-bowl-to-a-shelter', 'sites', []],
    ['stainless-steel-bowl', 'weight_unit', []],
  ])('SAND-28b SAND-28c product %s has the facet %s with %j', (handle, field, values) => {
    expect(facetsOf(content, idOf(handle))(field)).toEqual(values);
  });

  it('SAND-28b puts each Balance and Clinical food into exactly one sub-range, without duplicate facets', () => {
    for (const built of [content, large]) {
      const {products, product_facets: facets} = built;
      const ranges = {
        balance: 'sub_brand_science_diet',
        clinical: 'sub_brand_prescription_diet',
        treats: null,
      };
      const fieldsOf = new Map<number, typeof facets>(products.map(({id}) => [id, []]));
      for (const facet of facets) fieldsOf.get(facet.product)?.push(facet);
      for (const [id, own] of fieldsOf) {
        expect(
          repeated(own.map(({variant, field, value}) => `${variant}:${field}:${value}`)),
          String(id),
        ).toEqual([]);
        const brand = own.find(({field}) => field === 'brand')?.value as keyof typeof ranges;
        const expected = ranges[brand];
        expect(
          own.filter(({field}) => field.startsWith('sub_brand')).map(({field}) => field),
        ).toEqual(expected ? [expected] : []);
      }
    }
  });

  it('SAND-28b has four to six sub-ranges in both lines', () => {
    for (const field of ['sub_brand_science_diet', 'sub_brand_prescription_diet']) {
      const options = content.catalog_filters.find((item) => item.field === field)?.options ?? [];
      expect(options.length).toBeGreaterThanOrEqual(4);
      expect(options.length).toBeLessThanOrEqual(6);
    }
  });
});

describe('filter definitions', () => {
  it('SAND-30a are in the order used in URLs, each with its slug', () => {
    expect(content.catalog_filters.map(({field, slug}) => `${field} ${slug}`)).toEqual([
      'species species',
      'brand brand',
      'lifestage pet-age',
      'breed_size breed-size',
      'food_form food-form',
      'flavor flavor',
      'health_conditions health',
      'price price',
      'rating rating',
      'offer offer',
      'availability availability',
      'weight_unit weight',
      'pack_type pack-type',
      'sub_brand_science_diet balance-range',
      'sub_brand_prescription_diet clinical-range',
    ]);
    const sorts = content.catalog_filters.map(({sort}) => sort);
    expect(sorts).toEqual([...new Set(sorts)].sort((a, b) => a - b));
  });

  it('SAND-30a have an option for every facet value, and products for every option on its sites and species', () => {
    for (const built of [content, large]) {
      for (const {field, kind, options, sites} of built.catalog_filters) {
        /* Variants have a price instead of a facet. */
        if (field === 'price') continue;
        const facets = built.product_facets.filter((facet) => facet.field === field);
        const fits = (option: string, facet: (typeof facets)[number]) => {
          if (kind === 'value') return facet.value === option;
          const [low = NaN, high = NaN] = option.split('-').map(Number);
          return facet.amount !== null && facet.amount >= low && facet.amount <= high;
        };
        const reached = facets.filter((facet) => options.some(({value}) => fits(value, facet)));
        expect(reached.length, field).toBe(facets.length);
        for (const option of options) {
          const products = facets
            .filter((facet) => fits(option.value, facet))
            .map(({product}) => facetsOf(built, product));
          const offered = (option.sites ?? sites).every((site) =>
            products.some((facet) => facet('sites').includes(site)),
          );
          const found = (option.species ?? []).every((species) =>
            products.some((facet) => facet('species').includes(species)),
          );
          expect([offered, found], `${field} ${option.value}`).toEqual([true, true]);
        }
      }
    }
  });

  it('SAND-30a depend on site and species', () => {
    const optionOf = (field: string, value: string) =>
      content.catalog_filters
        .find((item) => item.field === field)
        ?.options.find((option) => option.value === value);
    expect(content.catalog_filters.filter(({sites}) => !sites.includes('HPSF'))).toMatchObject([
      {field: 'rating'},
      {field: 'offer'},
      {field: 'pack_type'},
    ]);
    expect(optionOf('flavor', 'cheese')?.sites).toEqual(['DTC']);
    expect(optionOf('lifestage', 'kitten')?.species).toEqual(['cat']);
    expect(optionOf('health_conditions', 'heart')?.species).toEqual(['dog']);
    expect(optionOf('species', 'dog')?.species).toBeUndefined();
    expect(content.catalog_filters.find(({field}) => field === 'breed_size')?.species).toEqual([
      'dog',
    ]);
  });

  it.each([
    ['food-sensitivity', /hydrolyzed/i],
    ['urinary', /Urinary Care/],
  ])('the health option %s explains its term', (value, term) => {
    const health = content.catalog_filters.find(({field}) => field === 'health_conditions');
    expect(health?.options.find((option) => option.value === value)?.help).toMatch(term);
  });

  it('the prescription line is described as vet-supervised', () => {
    const brand = content.catalog_filters.find(({field}) => field === 'brand');
    expect(brand?.options.find(({value}) => value === 'clinical')?.help).toMatch(/vet-supervised/i);
  });
});

describe('words of the product index', () => {
  it.each([
    ['the catalog', content],
    ['a generated catalog', large],
  ])('FIND-25 of %s are its words without SKUs, with their numbers of products', (_name, made) => {
    const words = made.search.flatMap((item) => item.words);
    const productsWith = (word: string) =>
      made.products.filter(({search_text: text}) => text.includes(`|${word}|`)).length;
    expect(new Map(words).get('chicken')).toBe(productsWith('chicken'));
    for (const [word, products] of words) {
      expect(products, word).toBeGreaterThan(0);
      expect(products, word).toBeLessThanOrEqual(productsWith(word));
    }
    /* The beginning of SKUs, such as MB-DEVC-4. */
    expect(productsWith('mb')).toBeGreaterThan(0);
    expect(words.map(([word]) => word)).not.toContain('mb');
  });
});
