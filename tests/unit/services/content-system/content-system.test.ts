import {describe, expect, it} from 'vitest';
import type {Http, UpstreamFailure, UpstreamRequest} from '~/platform/http.server';
import {fail, ok, type Result} from '~/platform/result';
import {createContentClient} from '~/services/content-system/client.server';
import {imageUrlAt} from '~/services/content-system/image-url';
import {createContentSystem} from '~/services/content-system/content-system.server';
import {notingReads} from '~tests/support/uncached';
import {refuse} from '~tests/support/refuse';

/** A content system that answers `body` to every request. `sent` collects the requests, `keys` the cache keys. */
function systemOf(body: unknown, texts = {withDrafts: false, isFresh: false}) {
  const sent: UpstreamRequest[] = [];
  const keys: (readonly string[])[] = [];
  const http: Http = {
    refuse,
    json: async (request): Promise<Result<unknown, UpstreamFailure>> => {
      sent.push(request);
      return body instanceof Error
        ? fail({kind: 'status', service: '', operation: '', detail: body.message})
        : ok(body);
    },
  };
  const sharedCache = notingReads((key) => keys.push(key));
  const client = createContentClient({
    url: 'https://content.test/directus',
    token: 'secret',
    http,
    sharedCache,
  });
  const query = () => new URL(sent.at(-1)?.url ?? '').searchParams;
  return {
    system: createContentSystem({client, imageUrl: imageUrlAt('https://cdn.test'), texts}),
    sent,
    keys,
    query,
  };
}

const holds = (field: string, value: string) => ({
  facet_values: {_contains: `|${field}:${value}|`},
});
const wordRule = (word: string) => ({search_text: {_contains: `|${word}`}});

const termOf = (word: string) => ({text: word, options: [{word}]});
const FILTER = {conditions: [{field: 'sites', values: ['DTC']}], terms: []};
const ROW = {handle: 'stew', commerce_id: 'gid://shopify/Product/1', skus: ['A', 'B']};

describe('the product index', () => {
  it('is queried for published products, with the token', async () => {
    const {system, sent, keys, query} = systemOf({data: [ROW], meta: {filter_count: 31}});
    const answer = await system.products({
      conditions: [{field: 'sites', values: ['DTC']}],
      terms: [termOf('stew'), {text: '', options: []}],
      sort: 'price-down',
      offset: 24,
      limit: 48,
    });
    expect(answer).toEqual(
      ok({
        rows: [{handle: 'stew', commerceId: 'gid://shopify/Product/1', skus: ['A', 'B']}],
        total: 31,
      }),
    );
    expect(sent[0]).toMatchObject({
      service: 'content-system',
      operation: 'products',
      kind: 'read',
      init: {headers: {Authorization: 'Bearer secret'}},
    });
    expect(sent[0]?.url).toMatch(/^https:\/\/content\.test\/directus\/items\/products\?/);
    expect(JSON.parse(query().get('filter') ?? '')).toEqual({
      _and: [
        {status: {_eq: 'published'}},
        {_or: [holds('sites', 'DTC')]},
        {_or: [wordRule('stew')]},
        {id: {_null: true}},
      ],
    });
    expect(Object.fromEntries(query())).toMatchObject({
      fields: 'handle,commerce_id,skus',
      sort: '-highest_price,id',
      offset: '24',
      limit: '48',
      meta: 'filter_count',
    });
    expect(keys).toEqual([['content-system', 'products', sent[0]?.url]]);
  });

  it('LIST-17a filters variant fields on one variant, and returns the matching variants', async () => {
    const variant = (sku: string, pounds: number, facets: string) => ({
      sku,
      price: 10,
      pounds,
      facet_values: facets,
    });
    const variants = [
      variant('A', 4, '|flavor:beef|pack_type:bag|'),
      variant('B', 15, '|flavor:beef|pack_type:bag|'),
      variant('C', 4, '|flavor:lamb|pack_type:bag|'),
      variant('D', 16, '|flavor:lamb|pack_type:bag|'),
      variant('E', 9, '|flavor:duck|pack_type:bag|'),
      variant('F', 3.9, '|flavor:lamb|pack_type:bag|'),
    ];
    const {system, query} = systemOf({data: [{...ROW, variants}], meta: {filter_count: 1}});
    const answer = await system.products({
      conditions: [
        {field: 'species', values: ['dog', 'cat']},
        {field: 'flavor', values: ['beef', 'lamb']},
        {field: 'weight_unit', min: 4, max: 15},
        {field: 'weight_unit', min: null, max: 15},
        {field: 'weight_unit', min: 4, max: null},
      ],
      terms: [],
      sort: 'price-down',
      offset: 0,
      limit: 24,
    });
    expect(answer.ok && answer.value.rows.map(({matchingSkus: meant}) => meant)).toEqual([
      ['A', 'B', 'C'],
    ]);
    expect(JSON.parse(query().get('filter') ?? '')).toEqual({
      _and: [
        {status: {_eq: 'published'}},
        {_or: [holds('species', 'dog'), holds('species', 'cat')]},
        {
          variants: {
            _and: [
              {_or: [holds('flavor', 'beef'), holds('flavor', 'lamb')]},
              {pounds: {_between: [4, 15]}},
              {pounds: {_lte: 15}},
              {pounds: {_gte: 4}},
            ],
          },
        },
      ],
    });
    expect(query().get('sort')).toBe('-variants.price,id');
    expect(query().get('fields')).toBe(
      'handle,commerce_id,skus,variants.sku,variants.price,variants.pounds,variants.facet_values',
    );
  });

  it('FIND-44 asks for one variant without an ingredient, and returns those that have none and whose ingredients are known', async () => {
    const variant = (sku: string, words: string | null, price = 10) => ({
      sku,
      price,
      pounds: 4,
      facet_values: '|',
      ingredient_text: words,
    });
    const variants = [
      variant('A', '|beef|barley|'),
      variant('B', '|beef|chickens|'),
      variant('C', '|beef|peas|'),
      variant('D', '|beef|peanut|', 30),
      variant('E', ''),
      variant('F', null),
      variant('G', '|beef|peanut|'),
    ];
    const {system, query} = systemOf({data: [{...ROW, variants}], meta: {filter_count: 1}});
    const answer = await system.products({
      conditions: [{field: 'price', min: null, max: 20}],
      terms: [
        {text: 'without chicken', options: [{without: ['chicken']}]},
        {text: 'without pea', options: [{without: ['pea|', 'peas|']}]},
      ],
      sort: 'featured',
      offset: 0,
      limit: 24,
    });
    expect(answer.ok && answer.value.rows.map(({matchingSkus: meant}) => meant)).toEqual([
      ['A', 'G'],
    ]);
    expect(JSON.parse(query().get('filter') ?? '')).toEqual({
      _and: [
        {status: {_eq: 'published'}},
        {
          variants: {
            _and: [
              {price: {_lte: 20}},
              {ingredient_text: {_contains: '|'}},
              {ingredient_text: {_ncontains: '|chicken'}},
              {ingredient_text: {_ncontains: '|pea|'}},
              {ingredient_text: {_ncontains: '|peas|'}},
            ],
          },
        },
      ],
    });
    expect(query().get('fields')).toMatch(/,variants\.ingredient_text$/);
  });

  it.each([
    ['cats', ['|cat']],
    ['puppies', ['|puppies', '|puppy']],
    ['pouches', ['|pouch']],
    ['treats', ['|treat']],
    ['bus', ['|bus']],
    ['bass', ['|bass']],
    ['citrus', ['|citrus']],
    ['chicken', ['|chicken']],
  ])('FIND-17 searches for %s as %j', async (word, begins) => {
    const {system, query} = systemOf({data: [{count: {id: 7}}]});
    await system.productCount({conditions: [], terms: [termOf(word)]});
    expect(JSON.parse(query().get('filter') ?? '')).toEqual({
      _and: [
        {status: {_eq: 'published'}},
        {_or: begins.map((text) => ({search_text: {_contains: text}}))},
      ],
    });
  });

  it('counts facets by field and value, and accepts counts as text', async () => {
    const {system, query} = systemOf({
      data: [
        {field: 'flavor', value: 'beef', countDistinct: {product: 12}},
        {field: 'flavor', value: 'lamb', countDistinct: {product: '3'}},
        {field: 'brand', value: 'treats', countDistinct: {product: 1}},
      ],
    });
    const answer = await system.facetCounts(FILTER, ['flavor', 'brand']);
    expect(answer.ok && answer.value.get('flavor')).toEqual(
      new Map([
        ['beef', 12],
        ['lamb', 3],
      ]),
    );
    expect(answer.ok && answer.value.get('brand')?.get('treats')).toBe(1);
    expect(query().getAll('groupBy[]')).toEqual(['field', 'value']);
    expect(query().get('aggregate[countDistinct]')).toBe('product');
    expect(query().get('limit')).toBe('-1');
    expect(JSON.parse(query().get('filter') ?? '')).toMatchObject({
      field: {_in: ['flavor', 'brand']},
      product: {_and: [{status: {_eq: 'published'}}, {_or: [{facet_values: {}}]}]},
    });
  });

  it('LIST-17b counts variant fields by the matching variants', async () => {
    const {system, sent} = systemOf({
      data: [{field: 'f', value: 'v', countDistinct: {product: 1}}],
    });
    const conditions = [{field: 'flavor', values: ['beef']}];
    await system.facetCounts({conditions, terms: []}, ['brand', 'pack_type', 'species']);
    const asked = sent.map(({url}) => new URL(url));
    const published = {status: {_eq: 'published'}};
    const beef = {_or: [holds('flavor', 'beef')]};
    expect(asked.map((url): unknown => JSON.parse(url.searchParams.get('filter') ?? ''))).toEqual([
      {
        field: {_in: ['brand', 'species']},
        product: {_and: [published, {variants: {_and: [beef]}}]},
      },
      {field: {_in: ['pack_type']}, variant: {_and: [beef, {product: {_and: [published]}}]}},
    ]);
  });

  it('counts products', async () => {
    const {system} = systemOf({data: [{count: {id: 7}}]});
    expect(await system.productCount(FILTER)).toEqual(ok(7));
  });

  it.each([
    ['no data', {}],
    ['rows without an id', {data: [{handle: 'x'}], meta: {filter_count: 1}}],
    ['no count', {data: [ROW]}],
    ['an error', {errors: [{message: 'no', extensions: {code: 'FORBIDDEN'}}]}],
    ['nothing', null],
  ])('fails on a reply with %s', async (_name, body) => {
    const answer = await systemOf(body).system.products({
      ...FILTER,
      sort: 'name',
      offset: 0,
      limit: 24,
    });
    expect(answer).toMatchObject({ok: false, failure: {kind: 'malformed'}});
  });

  it('passes on a failure', async () => {
    const {system} = systemOf(new Error('HTTP 500'));
    const answers = await Promise.all([
      system.productCount(FILTER),
      system.facetCounts(FILTER, ['flavor']),
      system.filterDefinitions(),
      system.listContent('dog'),
      system.productContent('stew'),
      system.noResults(),
      system.searchWords(),
      system.searchPages(),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ok: false});
  });
});

describe('filter definitions', () => {
  it('CAT-10 are read completely, and an invalid one does not drop the others', async () => {
    const whole = {
      field: 'weight_unit',
      label: 'Package weight',
      slug: 'weight',
      kind: 'range',
      help: ' Of one package. ',
      unit: 'lb',
      sites: ['DTC'],
      species: null,
      options: [{value: '-5', label: 'Up to 5 lb'}, {value: 3}],
    };
    const {system, query} = systemOf({data: [whole, {...whole, kind: 'colour'}, null]});
    expect(await system.filterDefinitions()).toEqual(
      ok([
        {
          ...whole,
          help: 'Of one package.',
          species: [],
          options: [{value: '-5', label: 'Up to 5 lb', help: null, sites: [], species: []}],
        },
      ]),
    );
    expect(query().get('sort')).toBe('sort');
    expect(query().get('filter')).toBe('{"status":{"_eq":"published"}}');
  });
});

describe('search knowledge', () => {
  const synonym = {phrases: ['kibble'], means: ['food_form:dry-food'], status: 'published'};
  const page = {
    label: 'Returns',
    path: '/returns',
    phrases: ['refund'],
    sites: ['DTC'],
    status: 'published',
  };

  it('FIND-19 has the words and published synonyms, and an invalid one does not drop the others', async () => {
    const {system, keys, query} = systemOf({
      data: {
        words: [
          ['beef', 3],
          ['30', '2'],
          ['lamb'],
          ['duck', 'many'],
          [1, 1],
          ['a', 1, 1],
          'x',
          null,
        ],
        synonyms: [
          synonym,
          {...synonym, phrases: ['wet', 1], means: null},
          {...synonym, status: 'draft'},
          {...synonym, status: 'archived'},
          {...synonym, status: undefined},
          {...synonym, phrases: 'kibble'},
          'kibble',
          null,
        ],
      },
    });
    expect(await system.searchWords()).toEqual(
      ok({
        words: [
          {word: 'beef', products: 3},
          {word: '30', products: 2},
        ],
        synonyms: [
          {phrases: ['kibble'], means: ['food_form:dry-food']},
          {phrases: ['wet'], means: []},
        ],
      }),
    );
    expect(query().get('fields')).toBe('words,synonyms');
    expect(keys).toEqual([['content-system', 'search', expect.any(String)]]);
  });

  it("FIND-24 has the published pages of the shop's own paths, and an invalid one does not drop the others", async () => {
    const {system, query} = systemOf({
      data: {
        pages: [
          page,
          {...page, sites: null},
          {...page, status: 'draft'},
          {...page, status: 'archived'},
          {...page, status: undefined},
          {...page, path: 'https://evil.example'},
          {...page, label: 1},
          null,
        ],
      },
    });
    const {status: _published, ...known} = page;
    expect(await system.searchPages()).toEqual(ok([known, {...known, sites: []}]));
    expect(query().get('fields')).toBe('pages');
  });

  it('is empty if no editor has written any', async () => {
    const {system} = systemOf({data: {words: null, synonyms: null, pages: null}});
    expect(await system.searchWords()).toEqual(ok({words: [], synonyms: []}));
    expect(await system.searchPages()).toEqual(ok([]));
  });
});

describe('content texts', () => {
  it('of a list include its picture at the image service', async () => {
    const {system, query} = systemOf({
      data: [
        {
          heading: 'Dry Dog Food',
          intro: '',
          body: '<p>x</p>',
          seo_title: null,
          seo_description: 'Kibble',
          image: '/cdn/shop/files/scene.png',
        },
      ],
    });
    expect(await system.listContent('dog-dry-food')).toEqual(
      ok({
        heading: 'Dry Dog Food',
        intro: null,
        body: '<p>x</p>',
        seoTitle: null,
        seoDescription: 'Kibble',
        image: 'https://cdn.test/cdn/shop/files/scene.png',
      }),
    );
    expect(JSON.parse(query().get('filter') ?? '')).toEqual({
      status: {_eq: 'published'},
      slug: {_eq: 'dog-dry-food'},
    });
  });

  it.each([
    ['https://cdn.test/a.png', 'https://cdn.test/a.png'],
    ['//cdn.test/a.png', 'https://cdn.test/a.png'],
    ['https://evil.example/x.png', null],
    ['//evil.example/x.png', null],
    ['http://cdn.test/a.png', null],
    ['data:image/png;base64,AA', null],
    ['https://', null],
  ])('CMS-15 load the picture %s as %s: pictures come from the image service only', (path, url) => {
    expect(imageUrlAt('https://cdn.test')(path)).toBe(url);
  });

  it('CMS-06a prefer a draft to the published text in a preview with drafts', async () => {
    const {system, query} = systemOf({data: []}, {withDrafts: true, isFresh: true});
    for (const ask of [() => system.listContent('dog'), () => system.productContent('stew')]) {
      await ask();
      expect(JSON.parse(query().get('filter') ?? '')).toMatchObject({
        status: {_in: ['draft', 'published']},
      });
      expect([query().get('sort'), query().get('limit')]).toEqual(['status', '1']);
    }
  });

  it('are null when nobody wrote them', async () => {
    const {system} = systemOf({data: []});
    expect(await system.listContent('dog')).toEqual(ok(null));
    expect(await system.productContent('stew')).toEqual(ok(null));
  });

  it('CMS-91 of a product leave out questions without an answer', async () => {
    const {system} = systemOf({
      data: [
        {
          headline: 'Slow',
          body: null,
          image: null,
          faqs: [
            {question: 'Why?', answer: 'So.'},
            {question: 'And?'},
            {question: 'Then?', answer: ' '},
            {question: '', answer: 'Never.'},
          ],
        },
      ],
    });
    expect(await system.productContent('stew')).toEqual(
      ok({headline: 'Slow', body: null, image: null, faqs: [{question: 'Why?', answer: 'So.'}]}),
    );
  });

  it('CMS-90 for a search without results are kept without a headline', async () => {
    const {system} = systemOf({data: {headline: null, text: '', terms: ['beef'], links: null}});
    expect(await system.noResults()).toEqual(
      ok({headline: null, text: null, terms: ['beef'], links: []}),
    );
  });

  it('CMS-100 for a search without results leave out blank searches and links', async () => {
    const links = [{label: ' ', path: '/products'}];
    const {system} = systemOf({data: {headline: null, text: null, terms: [' ', 'beef'], links}});
    expect(await system.noResults()).toMatchObject({value: {terms: ['beef'], links: []}});
  });

  it('for a search without results keep only links within this site', async () => {
    const {system} = systemOf({
      data: {
        headline: 'Nothing',
        text: 'Try',
        terms: ['beef', 1],
        links: [
          {label: 'Dog', path: '/products/dog'},
          {label: 'Evil', path: '//evil.example'},
          {label: 'Evil', path: 'https://evil.example'},
          {label: 'Evil', path: '/\\evil.example'},
          {label: 'Evil', path: 'javascript:alert(1)'},
        ],
      },
    });
    expect(await system.noResults()).toEqual(
      ok({
        headline: 'Nothing',
        text: 'Try',
        terms: ['beef'],
        links: [{label: 'Dog', path: '/products/dog'}],
      }),
    );
  });
});
