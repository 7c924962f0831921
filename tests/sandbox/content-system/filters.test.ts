import {describe, expect, it} from 'vitest';
import {content, searchOf, useContentApi} from './content-api';

const api = useContentApi();

type Product = (typeof content.products)[number];
type FacetRow = (typeof content.product_facets)[number];

const idsOf = (data: Record<string, unknown>[]) => data.map(({id}) => id);
const facetsOf = ({id}: Product) => content.product_facets.filter(({product}) => product === id);
const has = (product: Product, test: (facet: FacetRow) => boolean) => facetsOf(product).some(test);

type Case = [filter: object, matches: (product: Product) => boolean];

/** `%` at the end matches any rest. */
const includes = (text: string, part: string) => text.includes(part.replace('%', ''));

const COLUMN_CASES: Case[] = [
  [{handle: {_eq: 'golden-years'}}, ({handle}) => handle === 'golden-years'],
  [{handle: 'golden-years'}, ({handle}) => handle === 'golden-years'],
  [{handle: {_neq: 'golden-years'}}, ({handle}) => handle !== 'golden-years'],
  [{price: {_lt: 8.99}}, ({price}) => price < 8.99],
  [{price: {_lte: 8.99}}, ({price}) => price <= 8.99],
  [{price: {_gt: 27.99}}, ({price}) => price > 27.99],
  [{price: {_gte: 27.99}}, ({price}) => price >= 27.99],
  [{price: {_gt: 10, _lt: 20}}, ({price}) => price > 10 && price < 20],
  [{launched_on: {_gte: '2026-06-01'}}, ({launched_on}) => launched_on >= '2026-06-01'],
  [{id: {_in: [3, 5, 999]}}, ({id}) => id === 3 || id === 5],
  [{id: {_in: '3,5'}}, ({id}) => id === 3 || id === 5],
  [{id: {_nin: [3, 5]}}, ({id}) => id !== 3 && id !== 5],
  [{id: {_between: [4, 9]}}, ({id}) => id >= 4 && id <= 9],
  [{id: {_nbetween: [4, 9]}}, ({id}) => id < 4 || id > 9],
  [{id: {_in: 3}}, ({id}) => id === 3],
  [{subtitle: {_empty: true}}, ({subtitle}) => !subtitle],
  [{subtitle: {_nempty: true}}, ({subtitle}) => Boolean(subtitle)],
  [{title: {_contains: 'Salmon'}}, ({title}) => title.includes('Salmon')],
  [{title: {_contains: 'salmon'}}, () => false],
  [{title: {_ncontains: 'Salmon'}}, ({title}) => !title.includes('Salmon')],
  [{title: {_icontains: 'sAlMoN'}}, ({title}) => title.toLowerCase().includes('salmon')],
  [{title: {_icontains: 'SALMON%O_T'}}, ({title}) => /salmon.*o.t/i.test(title)],
  [{title: {_contains: 'S_lm%Oat'}}, ({title}) => /S.lm.*Oat/.test(title)],
  [{title: {_contains: '%'}}, () => true],
  ...[
    '|',
    '|beef',
    '|beef|',
    '|Beef',
    '|flavor:',
    '|flavor:beef|',
    '|flavor:bee|',
    '|beef%',
    '||',
  ].flatMap((text): Case[] => [
    [{search_text: {_contains: text}}, ({search_text}) => includes(search_text, text)],
    [{facet_values: {_contains: text}}, ({facet_values}) => includes(facet_values, text)],
  ]),
  /* `_` stands for any character, also for a bar between two words. */
  ...[
    '|food_form:dry-food|',
    '|food_form:',
    '|food_form:dry_food_',
    '|_lavor:beef|',
    '|flavor:beef_pack_type:',
    '|food_form:pouch_food_form:wet-food|',
    '|be_f',
    '|no_such:word|',
  ].flatMap((text): Case[] => {
    const pattern = new RegExp(text.replaceAll('|', '\\|').replaceAll('_', '.'));
    return [
      [{search_text: {_contains: text}}, ({search_text}) => pattern.test(search_text)],
      [{facet_values: {_contains: text}}, ({facet_values}) => pattern.test(facet_values)],
    ];
  }),
  [
    {_or: [{facet_values: {_contains: '|flavor:beef|'}}, {search_text: {_contains: '|salm'}}]},
    (row) => includes(row.facet_values, '|flavor:beef|') || includes(row.search_text, '|salm'),
  ],
  [{title: {_contains: '*'}}, () => false],
  [{title: {_contains: '?'}}, () => false],
  [{title: {_starts_with: 'Clinical'}}, ({title}) => title.startsWith('Clinical')],
  [{title: {_starts_with: 'clinical'}}, () => false],
  [{title: {_ends_with: 'Stew'}}, ({title}) => title.endsWith('Stew')],
  [{title: {_eq: `' OR 1=1 --`}}, () => false],
];

/** Filters on the nullable amount of facets. */
const NULL_CASES: [filter: object, matches: (amount: number | null) => boolean][] = [
  [{amount: {_null: true}}, (amount) => amount === null],
  [{amount: {_nnull: true}}, (amount) => amount !== null],
  [{amount: {_null: false}}, (amount) => amount !== null],
  [{amount: {_nnull: false}}, (amount) => amount === null],
  [{amount: {_eq: null}}, (amount) => amount === null],
  [{amount: {_neq: null}}, (amount) => amount !== null],
  [{amount: {_neq: 4}}, (amount) => amount !== null && amount !== 4],
  [{amount: {_nin: [4, 15]}}, (amount) => amount !== null && amount !== 4 && amount !== 15],
  [{amount: {_nbetween: [4, 15]}}, (amount) => amount !== null && (amount < 4 || amount > 15)],
];

const LOGIC_CASES: Case[] = [
  [{}, () => true],
  [{_and: []}, () => true],
  [{_or: []}, () => true],
  [{_or: [{id: {_eq: 1}}, {handle: {_eq: 'golden-years'}}]}, isFirstOrGoldenYears],
  [
    {_and: [{id: {_gt: 2}}, {_or: [{id: {_lt: 5}}, {id: {_eq: 9}}]}]},
    ({id}) => [3, 4, 9].includes(id),
  ],
  [{id: {_or: [{_lt: 3}, {_eq: 9}]}}, ({id}) => id < 3 || id === 9],
  [{id: {_gt: 3}, price: {_lt: 10}}, ({id, price}) => id > 3 && price < 10],
];

function isFirstOrGoldenYears({id, handle}: Product) {
  return id === 1 || handle === 'golden-years';
}

const beef = ({field, value}: FacetRow) => field === 'flavor' && value === 'beef';

const RELATION_CASES: Case[] = [
  [{facets: {_some: {value: {_eq: 'beef'}}}}, (item) => has(item, beef)],
  [{facets: {field: {_eq: 'flavor'}, value: {_eq: 'beef'}}}, (item) => has(item, beef)],
  [{facets: {_none: {value: {_eq: 'beef'}}}}, (item) => !has(item, beef)],
  [
    {facets: {_some: {value: {_eq: 'beef'}}, value: {_eq: 'lamb'}}},
    (item) => has(item, beef) && has(item, ({value}) => value === 'lamb'),
  ],
  [{facets: {_none: {field: {_eq: 'sites'}}}}, ({handle}) => handle === 'give-a-bowl-to-a-shelter'],
  [
    {facets: {_some: {amount: {_between: [30, 45]}}, _none: {value: {_eq: 'clinical'}}}},
    (item) =>
      has(item, ({amount}) => amount !== null && amount >= 30 && amount <= 45) &&
      !has(item, ({value}) => value === 'clinical'),
  ],
  /* The conditions may match two different rows of the same product. */
  [
    {_and: [{facets: {_some: {value: {_eq: 'cat'}}}}, {facets: {_some: {value: {_eq: 'tuna'}}}}]},
    (item) => has(item, ({value}) => value === 'cat') && has(item, ({value}) => value === 'tuna'),
  ],
  [
    {facets: {_some: {product: {facets: {value: {_eq: 'rabbit'}}}}}},
    (item) => has(item, ({value}) => value === 'rabbit'),
  ],
];

const MALFORMED: (string | object)[] = [
  '{"price":',
  '[]',
  '"price"',
  {_and: {price: {_eq: 1}}},
  {_eq: 3},
  {price: {_like: 3}},
  {price: {_eq: 'cheap'}},
  {price: {_eq: ''}},
  {price: {_eq: [1, 2]}},
  {price: {_contains: '1'}},
  {title: {_eq: ''}},
  {title: {_null: 'perhaps'}},
  {skus: {_contains: 'MB'}},
  {id: {_in: []}},
  {id: {_in: {}}},
  {id: {_between: [1]}},
  {id: {_between: [1, 2, 3]}},
  {launched_on: {_lte: '$NOW'}},
  {facets: {_some: {field: {_eq: 'flavor'}, value: {_eq: 'beef'}}}},
  {facets: {_none: {_or: [{value: {_eq: 'beef'}}]}}},
  {facets: {_some: {amount: {_gte: 4, _lte: 15}}}},
  {facets: {_some: {}}},
  {facets: {_some: {product: {facets: {_some: {value: {_eq: 'rabbit'}}}}}}},
  {_and: [{facets: {value: {_eq: 'cat'}}}, {facets: {value: {_eq: 'tuna'}}}]},
  {facets: 'beef'},
  {handle: null},
  {title: {_gt: 'M'}},
  Array.from({length: 60}).reduce<object>((inner) => ({_and: [inner]}), {}),
];

const UNKNOWN: object[] = [
  {colour: {_eq: 'red'}},
  {constructor: {_eq: 'red'}},
  {facets: {_some: {colour: {_eq: 'red'}}}},
  {facets: {_some: {product: {colour: {_eq: 'red'}}}}},
];

describe('content system filters', () => {
  it.each([...COLUMN_CASES, ...LOGIC_CASES, ...RELATION_CASES])(
    'SAND-25 filter items by %j',
    async (filter, matches) => {
      const {data} = await api.list('products', {filter, fields: 'id', limit: -1, sort: 'id'});
      expect(idsOf(data)).toEqual(content.products.filter(matches).map(({id}) => id));
    },
  );

  it.each(NULL_CASES)('SAND-25 filter by %j on a nullable field', async (filter, matches) => {
    const {data} = await api.list('product_facets', {filter, fields: 'id', limit: -1, sort: 'id'});
    const expected = content.product_facets.flatMap(({amount}, index) =>
      matches(amount) ? [index + 1] : [],
    );
    expect(idsOf(data)).toEqual(expected);
  });

  it('SAND-25 filter by fields of the referenced item, and by its id', async () => {
    const beefOf = content.product_facets.filter(({product}) => product === 3);
    for (const product of [{handle: {_eq: 'large-breed-adult'}}, {_eq: 3}, {_in: [3]}, 3]) {
      const {data} = await api.list('product_facets', {filter: {product}, sort: 'id', limit: -1});
      expect(data.map(({field, value}) => [field, value])).toEqual(
        beefOf.map(({field, value}) => [field, value]),
      );
    }
  });

  it.each([
    ['filter[price][_lt]=5', {price: {_lt: 5}}],
    ['filter[handle]=golden-years', {handle: 'golden-years'}],
    ['filter[id][_in]=3,5', {id: {_in: [3, 5]}}],
    ['filter[id][_in][]=3&filter[id][_in][]=5', {id: {_in: [3, 5]}}],
    ['filter[id][_between][0]=3&filter[id][_between][1]=5', {id: {_between: [3, 5]}}],
    ['filter[facets][amount][_null]', {facets: {amount: {_null: true}}}],
    ['filter[facets][amount][_nnull]=false', {facets: {amount: {_nnull: false}}}],
    [
      'filter[_or][0][id][_eq]=1&filter[_or][1][facets][_some][value][_eq]=rabbit',
      {_or: [{id: {_eq: 1}}, {facets: {_some: {value: {_eq: 'rabbit'}}}}]},
    ],
  ])('SAND-25 read %s as %j', async (brackets, filter) => {
    const rest = searchOf({fields: 'id', sort: 'id', limit: -1});
    const written = await api.list('products', `${brackets}&${rest}`);
    const asJson = await api.list('products', `${searchOf({filter})}&${rest}`);
    expect(written.data.length).toBeGreaterThan(0);
    expect(written).toEqual(asJson);
  });

  it.each(MALFORMED)('SAND-27c reject the malformed filter %j with 400', async (filter) => {
    const search = new URLSearchParams({
      filter: typeof filter === 'string' ? filter : JSON.stringify(filter),
    });
    expect(await api.refusal(`/items/products?${search}`)).toEqual([400, 'INVALID_QUERY']);
  });

  it.each(UNKNOWN)('SAND-27b reject the unknown field of %j with 403', async (filter) => {
    const search = searchOf({filter});
    expect(await api.refusal(`/items/products?${search}`)).toEqual([403, 'FORBIDDEN']);
  });
});
