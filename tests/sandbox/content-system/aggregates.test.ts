import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {content, useContentApi} from './content-api';

const api = useContentApi();

type FacetRow = (typeof content.product_facets)[number];

const facetsByProduct = new Map<number, FacetRow[]>(content.products.map(({id}) => [id, []]));
for (const facet of content.product_facets) {
  facetsByProduct.set(facet.product, [...(facetsByProduct.get(facet.product) ?? []), facet]);
}

describe('content system aggregates', () => {
  const prices = content.products.map(({price}) => price);

  it.each([
    ['aggregate[count]=*', {count: content.products.length}],
    ['aggregate[countDistinct]=price', {countDistinct: {price: new Set(prices).size}}],
    [
      'aggregate[min]=price,id&aggregate[max]=price',
      {min: {price: Math.min(...prices), id: 1}, max: {price: Math.max(...prices)}},
    ],
    ['aggregate={"max":"id"}', {max: {id: content.products.length}}],
    ['aggregate[count]=*&filter[id][_lte]=7', {count: 7}],
    ['aggregate[count]=id&filter[id][_lte]=7', {count: {id: 7}}],
    ['aggregate[count]=id,*&filter[id][_null]=true', {count: 0}],
    ['aggregate[count]=*&search=everyday-chicken-barley', {count: 1}],
  ])('SAND-26 answer %s', async (query, expected) => {
    expect((await api.list('products', query)).data).toEqual([expected]);
  });

  it('SAND-26 count the non-null values of a nullable field', async () => {
    const count = content.product_facets.filter(({amount}) => amount !== null).length;
    const {data} = await api.list('product_facets', 'aggregate[count]=amount');
    expect(data).toEqual([{count: {amount: count}}]);
  });

  it('SAND-26 group by a field, sort by group or aggregate, and page', async () => {
    const counted = new Map<string, number>();
    for (const {field} of content.product_facets) {
      counted.set(field, (counted.get(field) ?? 0) + 1);
    }
    const groups = [...counted].map(([field, count]) => ({field, count}));
    const query = 'aggregate[count]=*&groupBy=field';
    const byField = [...groups].sort((a, b) => (a.field < b.field ? -1 : 1));
    expect((await api.list('product_facets', `${query}&sort=field`)).data).toEqual(byField);
    const most = await api.list('product_facets', `${query}&sort=-count,field&limit=2`);
    const byCount = [...byField].sort((a, b) => b.count - a.count);
    expect(most.data).toEqual(byCount.slice(0, 2));
    const second = await api.list('product_facets', `${query}&sort=field&limit=1&page=2`);
    expect(second.data).toEqual(byField.slice(1, 2));
  });

  it('SAND-26 group by a relation and count distinct values', async () => {
    const query = 'aggregate[countDistinct]=field&groupBy[]=product&limit=-1&sort=product';
    expect((await api.list('product_facets', query)).data).toEqual(
      [...facetsByProduct].flatMap(([product, facets]) => {
        if (facets.length === 0) return [];
        const fields = new Set(facets.map(({field}) => field)).size;
        return {product, countDistinct: {field: fields}};
      }),
    );
  });

  it('SAND-26 count distinct values per group among items of some owners', async () => {
    const owners = {product: {id: {_lte: 40}}};
    const query = `aggregate[countDistinct]=variant&groupBy=field&limit=-1&filter=${JSON.stringify(owners)}`;
    const variants = new Map<string, Set<number>>();
    for (const {product, field, variant} of content.product_facets) {
      if (product > 40) continue;
      const ofField = variants.get(field) ?? new Set();
      variants.set(field, variant === null ? ofField : ofField.add(variant));
    }
    const {data} = await api.list('product_facets', query);
    expect(new Map(data.map(({field, countDistinct}) => [field, countDistinct]))).toEqual(
      new Map([...variants].map(([field, {size}]) => [field, {variant: size}])),
    );
  });

  it('SAND-26 count distinct owners in total, and grouped by another field', async () => {
    const filter = {id: {_lte: 2}, product: {id: {_lte: 3}}};
    const count = (groups: string, item: object) =>
      api.list(
        'product_facets',
        `aggregate[countDistinct]=product&limit=-1${groups}&filter=${JSON.stringify(item)}`,
      );
    expect((await count('', {product: filter.product})).data).toEqual([
      {countDistinct: {product: 3}},
    ]);
    expect((await count('&groupBy[]=id', filter)).data).toEqual(
      [1, 2].map((id) => ({id, countDistinct: {product: 1}})),
    );
  });
});

/** The selection in one filter group, as the shop queries it. */
type Choice = {field: string; values: string[]} | {range: [number, number]};
/** A product or a variant with its facets as text. */
type Faceted = {facet_values: string; pounds?: number};

const VARIANT_FIELDS = ['food_form', 'flavor', 'pack_type'];
const isOfVariant = (choice: Choice) =>
  !('values' in choice) || VARIANT_FIELDS.includes(choice.field);

const PUBLISHED = {status: {_eq: 'published'}};

const matches = ({facet_values: facets, pounds = NaN}: Faceted, choice: Choice) =>
  'values' in choice
    ? choice.values.some((value) => facets.includes(`|${choice.field}:${value}|`))
    : pounds >= choice.range[0] && pounds <= choice.range[1];

const ruleOf = (choice: Choice) =>
  'values' in choice
    ? {
        _or: choice.values.map((value) => {
          return {facet_values: {_contains: `|${choice.field}:${value}|`}};
        }),
      }
    : {pounds: {_between: choice.range}};

const valuesOf = (field: string) => [
  ...new Set(content.product_facets.filter((item) => item.field === field).map(({value}) => value)),
];

const fields = [...new Set(content.product_facets.map(({field}) => field))];
const valueChoice = fc
  .constantFrom(...fields)
  .chain((field) =>
    fc.record({field: fc.constant(field), values: fc.subarray(valuesOf(field), {minLength: 1})}),
  );
const rangeChoice = fc
  .tuple(fc.integer({min: 0, max: 45}), fc.integer({min: 0, max: 45}))
  .map(([a, b]): Choice => ({range: [Math.min(a, b), Math.max(a, b)]}));

/** The number of products per value: `{"flavor:beef": 3}`. */
function countsOf(facets: FacetRow[]): Record<string, number> {
  const products = new Map<string, Set<number>>();
  for (const {field, value, product} of facets) {
    const key = `${field}:${value}`;
    products.set(key, (products.get(key) ?? new Set()).add(product));
  }
  return Object.fromEntries([...products].map(([key, {size}]) => [key, size]));
}

async function countedFacets(filter: object): Promise<Record<string, number>> {
  const groups = 'aggregate[countDistinct]=product&groupBy[]=field&groupBy[]=value&limit=-1';
  const {data} = await api.list(
    'product_facets',
    `${groups}&filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );
  return Object.fromEntries(
    data.map(({field, value, countDistinct}) => [
      `${String(field)}:${String(value)}`,
      (countDistinct as {product: number}).product,
    ]),
  );
}

describe('product index', () => {
  it('SAND-29, LIST-17a, LIST-17b any combination of filters finds and counts the same products as a search through the catalog', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(valueChoice, {maxLength: 3}),
        fc.option(rangeChoice),
        async (values, range) => {
          const choices = range ? [...values, range] : values;
          const ofProduct = choices.filter((choice) => !isOfVariant(choice));
          const ofVariant = choices.filter(isOfVariant);
          const products = content.products.filter((product) =>
            ofProduct.every((choice) => matches(product, choice)),
          );
          const ids = new Set(products.map(({id}) => id));
          const variants = content.product_variants.filter(
            (variant) =>
              ids.has(variant.product) && ofVariant.every((choice) => matches(variant, choice)),
          );
          const meant = new Set(variants.map(({product}) => product));
          const found = ofVariant.length > 0 ? [...ids].filter((id) => meant.has(id)) : [...ids];

          const filter = {
            _and: [
              ...ofProduct.map(ruleOf),
              ...(ofVariant.length > 0 ? [{variants: {_and: ofVariant.map(ruleOf)}}] : []),
            ],
          };
          const list = await api.list('products', {
            filter,
            fields: 'id',
            sort: 'id',
            limit: 24,
            meta: 'filter_count',
          });
          expect(list.meta?.filter_count).toBe(found.length);
          expect(list.data.map(({id}) => id)).toEqual(found.slice(0, 24));

          const ofFound = content.product_facets.filter(({product}) => found.includes(product));
          expect(await countedFacets({product: filter})).toEqual(countsOf(ofFound));
          const named = fields.slice(0, values.length + 1);
          expect(await countedFacets({field: {_in: named}, product: filter})).toEqual(
            countsOf(ofFound.filter(({field}) => named.includes(field))),
          );
          const variantIds = new Set<number | null>(variants.map(({id}) => id));
          const ofMeant = content.product_facets.filter(({variant}) => variantIds.has(variant));
          const product = {_and: [PUBLISHED, ...ofProduct.map(ruleOf)]};
          const variant = {_and: [...ofVariant.map(ruleOf), {product}]};
          expect(await countedFacets({variant})).toEqual(countsOf(ofMeant));
        },
      ),
      {numRuns: 60},
    );
  });
});
