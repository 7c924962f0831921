import {describe, expect, it} from 'vitest';
import {CONTENT_TOKEN, EDITOR_TOKEN} from '~sandbox/content-system/rest';
import {content, searchOf, useContentApi} from './content-api';

const api = useContentApi();

const column = async (field: string, query: Parameters<typeof searchOf>[0]) =>
  (await api.list('products', {fields: field, ...query})).data.map((item) => item[field]);

const first = content.products[0];
if (!first) throw new Error('The seed has no product');
const {search_text: _keywords, ...visible} = first;
const facets = content.product_facets
  .map((facet, index) => ({id: index + 1, ...facet}))
  .filter(({product}) => product === 1);

/** Asks for a change of fields of an item, with the editor's token. */
const patch = (item: string, fields: object) =>
  fetch(`${api.origin()}/directus/items/${item}`, {
    method: 'PATCH',
    headers: {Authorization: `Bearer ${EDITOR_TOKEN}`, 'Content-Type': 'application/json'},
    body: JSON.stringify(fields),
  });

async function change(item: string, fields: object) {
  expect((await patch(item, fields)).status).toBe(200);
}

describe('content system items', () => {
  it.each([
    ['id,handle', {id: 1, handle: first.handle}],
    [' id , skus ', {id: 1, skus: first.skus}],
    ['facets', {facets: facets.map(({id}) => id)}],
    ['facets.value', {facets: facets.map(({value}) => ({value}))}],
    ['id,facets.id,facets.product', {id: 1, facets: facets.map(({id}) => ({id, product: 1}))}],
    ['facets.product.handle', {facets: facets.map(() => ({product: {handle: first.handle}}))}],
    ['facets.*', {facets}],
  ])('SAND-24 return the fields requested by fields=%s', async (fields, expected) => {
    expect(await api.one(`/items/products/1?${searchOf({fields})}`)).toEqual(expected);
  });

  it('SAND-24 change whole or not at all', async () => {
    const before = await api.one('/items/products/2?fields=title');
    const answer = await patch('products/2', {title: 'Half a change', no_such_field: 1});
    expect(answer.status).toBe(403);
    expect(await api.one('/items/products/2?fields=title')).toEqual(before);
  });

  it('SAND-24 are found and counted by a changed field at once', async () => {
    const handles = () => column('handle', {filter: {title: {_eq: 'A new name'}}});
    const named = async () => {
      const query = 'aggregate[countDistinct]=product&groupBy[]=product&limit=-1';
      const filter = {product: {title: {_eq: 'A new name'}}};
      const {data} = await api.list('product_facets', `${query}&${searchOf({filter})}`);
      return data;
    };
    expect(await handles()).toEqual([]);
    expect(await named()).toEqual([]);
    for (const [title, found, counted] of [
      ['A new name', [first.handle], [{product: 1, countDistinct: {product: 1}}]],
      [first.title, [], []],
    ]) {
      await change('products/1', {title});
      expect(await handles()).toEqual(found);
      expect(await named()).toEqual(counted);
    }
  });

  it('SAND-24 are grouped by a changed field at once', async () => {
    const [facet] = content.product_facets;
    if (!facet) throw new Error('There are no facets');
    const query = 'aggregate[countDistinct]=product&groupBy[]=value&limit=-1';
    const filter = {value: {_eq: 'moss'}, product: {id: {_eq: facet.product}}};
    const counted = async () =>
      (await api.list('product_facets', `${query}&${searchOf({filter})}`)).data;
    expect(await counted()).toEqual([]);
    for (const [value, groups] of [
      ['moss', [{value: 'moss', countDistinct: {product: 1}}]],
      [facet.value, []],
    ]) {
      await change('product_facets/1', {value});
      expect(await counted()).toEqual(groups);
    }
  });

  it('SAND-24 return all fields of the level by default, with relations as ids', async () => {
    const variants = content.product_variants.filter(({product}) => product === 1);
    const everything = {
      ...first,
      facets: facets.map(({id}) => id),
      variants: variants.map(({id}) => id),
    };
    expect(await api.one('/items/products/1')).toEqual(everything);
    expect(await api.one('/items/products/1?fields=*')).toEqual(everything);
    expect(await api.one('/items/products/1?fields[]=*&fields[]=facets.*')).toEqual({
      ...everything,
      facets,
    });
    expect(await api.one('/items/products/1?fields=*.*')).toMatchObject({...visible, facets});
    expect(await api.one('/items/product_facets/1')).toEqual(facets[0]);
  });

  it('SAND-24 of a singleton are returned by the list path', async () => {
    expect(await api.one('/items/search')).toEqual({id: 1, ...content.search[0]});
    expect(await api.one('/items/search?fields=terms')).toEqual({terms: content.search[0]?.terms});
  });

  it('SAND-24 are sorted by several fields in both directions, ties by id', async () => {
    const byPrice = [...content.products].sort((a, b) => b.price - a.price || a.id - b.id);
    expect(await column('id', {sort: '-price', limit: -1})).toEqual(byPrice.map(({id}) => id));
    const byStatus = [...content.products].reverse().map(({id}) => id);
    expect(await column('id', {sort: 'status,-id', limit: -1})).toEqual(byStatus);
  });

  it('SAND-24 are sorted by joined related items, by the minimum or, descending, the maximum', async () => {
    const filter = {
      _and: [{status: {_eq: 'published'}}, {variants: {_and: [{pounds: {_between: [6, 16]}}]}}],
    };
    const pricesOf = (id: number) =>
      content.product_variants
        .filter(({product, pounds}) => product === id && pounds >= 6 && pounds <= 16)
        .map(({price}) => price);
    const meant = content.products.map(({id}) => id).filter((id) => pricesOf(id).length > 0);
    const sorted = (valueOf: (id: number) => number) =>
      [...meant].sort((a, b) => valueOf(a) - valueOf(b) || a - b);
    expect(meant.some((id) => pricesOf(id).length > 1)).toBe(true);
    expect(await column('id', {filter, sort: 'variants.price,id', limit: -1})).toEqual(
      sorted((id) => Math.min(...pricesOf(id))),
    );
    expect(await column('id', {filter, sort: '-variants.price,id', limit: 5, offset: 3})).toEqual(
      sorted((id) => -Math.max(...pricesOf(id))).slice(3, 8),
    );
  });

  it.each([
    [{limit: 3}, [1, 2, 3]],
    [{limit: 3, offset: 2}, [3, 4, 5]],
    [{limit: 3, page: 2}, [4, 5, 6]],
    [{limit: 3, page: 2, meta: 'filter_count'}, [4, 5, 6]],
    [{limit: 0}, []],
    [{limit: 5, offset: 1000}, []],
  ])('SAND-24 with %j are the items %j', async (query, ids) => {
    expect(await column('id', query)).toEqual(ids);
  });

  it('SAND-24 are limited to 100 by default, and unlimited with -1', async () => {
    expect((await api.list('product_facets')).data).toHaveLength(100);
    expect((await api.list('product_facets', {limit: -1, fields: 'id'})).data).toHaveLength(
      content.product_facets.length,
    );
  });

  it('SAND-24 are counted in meta, in total and after filtering', async () => {
    const filter = {price: {_lt: 10}};
    const matching = content.products.filter(({price}) => price < 10).length;
    const total = content.products.length;
    const metaOf = async (meta: string) =>
      (await api.list('products', {filter, meta, limit: 1})).meta;
    expect(await metaOf('filter_count')).toEqual({filter_count: matching});
    expect(await metaOf('total_count')).toEqual({total_count: total});
    expect(await metaOf('*')).toEqual({filter_count: matching, total_count: total});
    expect((await api.list('products', {limit: 1})).meta).toBeUndefined();
  });

  it.each(['GOLDEN', 'md-', 'MB-DEVC-30', 'peanut', '100$'])(
    'SAND-24 search=%s searches every text field, ignoring case',
    async (search) => {
      const texts = ({skus: _skus, ...row}: (typeof content.products)[number]) =>
        Object.values(row).filter((value) => typeof value === 'string');
      const found = content.products.filter((row) =>
        texts(row).some((text) => text.toLowerCase().includes(search.toLowerCase())),
      );
      const answer = await api.list('products', {search, fields: 'id', limit: -1, meta: '*'});
      expect(answer.data.map(({id}) => id)).toEqual(found.map(({id}) => id));
      expect(answer.meta?.filter_count).toBe(found.length);
    },
  );
});

describe('content system errors', () => {
  it.each([
    ['/items/nothing', 403, 'FORBIDDEN'],
    ['/items/content_products', 403, 'FORBIDDEN'],
    ['/items/__proto__', 403, 'FORBIDDEN'],
    ['/items/products/99999', 403, 'FORBIDDEN'],
    ['/items/products/golden-years', 403, 'FORBIDDEN'],
    ['/items/products?fields=colour', 403, 'FORBIDDEN'],
    ['/items/products?fields=handle.length', 403, 'FORBIDDEN'],
    ['/items/products?fields=facets.colour', 403, 'FORBIDDEN'],
    ['/items/products?sort=colour', 403, 'FORBIDDEN'],
    ['/items/products?sort=facets', 403, 'FORBIDDEN'],
    ['/items/products?sort=subtitle', 400, 'INVALID_QUERY'],
    ['/items/product_facets?sort=-product', 400, 'INVALID_QUERY'],
    ['/items/products?sort=variants.price', 400, 'INVALID_QUERY'],
    ['/items/products?sort=nothing.price', 403, 'FORBIDDEN'],
    ['/items/products?sort=handle.price', 400, 'INVALID_QUERY'],
    [
      '/items/products?sort=variants.price&filter[_or][0][variants][pounds][_gt]=1&filter[_or][1][id][_eq]=1',
      400,
      'INVALID_QUERY',
    ],
    [
      '/items/products?sort=variants.price&filter[variants][_some][pounds][_gt]=1',
      400,
      'INVALID_QUERY',
    ],
    ['/items/products?sort=variants.colour&filter[variants][pounds][_gt]=1', 403, 'FORBIDDEN'],
    ['/items/products?groupBy=colour', 403, 'FORBIDDEN'],
    ['/items/products?limit=many', 400, 'INVALID_QUERY'],
    ['/items/products?limit=-2', 400, 'INVALID_QUERY'],
    ['/items/products?offset=-1', 400, 'INVALID_QUERY'],
    ['/items/products?page=1.5', 400, 'INVALID_QUERY'],
    ['/items/products?meta=weather', 400, 'INVALID_QUERY'],
    ['/items/products?search[a]=b', 400, 'INVALID_QUERY'],
    ['/items/products?fields[a][b]=c', 400, 'INVALID_QUERY'],
    [`/items/products?fields=${'facets.product.'.repeat(5)}id`, 400, 'INVALID_QUERY'],
    ['/items/products?filter[id=1', 400, 'INVALID_QUERY'],
    ['/items/products?aggregate[sum]=price', 400, 'INVALID_QUERY'],
    ['/items/products?aggregate[max]=*', 400, 'INVALID_QUERY'],
    ['/items/products?aggregate=price', 400, 'INVALID_QUERY'],
    ['/items/products?aggregate[count]=id&sort=price', 400, 'INVALID_QUERY'],
    ['/items/products?deep[facets][_limit]=1', 400, 'INVALID_QUERY'],
    ['/nowhere', 404, 'ROUTE_NOT_FOUND'],
    ['/items', 404, 'ROUTE_NOT_FOUND'],
    ['/items/products/1/facets', 404, 'ROUTE_NOT_FOUND'],
  ])('SAND-27b SAND-27c %s returns %i %s', async (path, status, code) => {
    expect(await api.refusal(path)).toEqual([status, code]);
  });

  it.each([
    [{}, 403, 'FORBIDDEN'],
    [{Authorization: 'Bearer wrong'}, 401, 'INVALID_CREDENTIALS'],
    [{Authorization: `Basic ${CONTENT_TOKEN}`}, 403, 'FORBIDDEN'],
  ])('SAND-27a a request with the headers %j returns %i %s', async (headers, status, code) => {
    expect(await api.refusal('/items/products', headers)).toEqual([status, code]);
  });

  it('SAND-27a a token in the query is accepted if it is valid and the only one', async () => {
    const answer = await api.get(`/items/products/1?access_token=${CONTENT_TOKEN}`, {});
    expect(answer.status).toBe(200);
    expect(await api.refusal('/items/products/1?access_token=wrong', {})).toEqual([
      401,
      'INVALID_CREDENTIALS',
    ]);
    expect(await api.refusal(`/items/products/1?access_token=${CONTENT_TOKEN}`)).toEqual([
      400,
      'INVALID_PAYLOAD',
    ]);
    expect(await api.refusal('/nowhere?access_token=wrong', {})).toEqual([
      401,
      'INVALID_CREDENTIALS',
    ]);
  });

  it.each([
    [
      '/items/nothing',
      {
        reason: `You don't have permission to access collection "nothing" or it does not exist. Queried in root.`,
        code: 'FORBIDDEN',
      },
    ],
    ['/items/products/99999', {code: 'FORBIDDEN'}],
    ['/items/products?limit=-2', {reason: '"limit" is not valid', code: 'INVALID_QUERY'}],
    ['/nowhere', {path: '/nowhere', code: 'ROUTE_NOT_FOUND'}],
  ])('SAND-27d the error of %s has the extensions %j', async (path, extensions) => {
    const answer = await api.get(path);
    expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(await answer.json()).toMatchObject({errors: [{extensions}]});
  });

  it('SAND-27a a cached response still requires a token', async () => {
    expect((await api.get('/items/products/2')).status).toBe(200);
    expect(await api.refusal('/items/products/2', {})).toEqual([403, 'FORBIDDEN']);
  });

  it('SAND-27b creating items is forbidden', async () => {
    const answer = await fetch(`${api.origin()}/directus/items/products`, {
      method: 'POST',
      headers: {Authorization: `Bearer ${CONTENT_TOKEN}`, 'Content-Type': 'application/json'},
      body: '{}',
    });
    expect(answer.status).toBe(403);
  });
});

describe('content system faults', () => {
  const control = (method: string, body?: object) =>
    fetch(`${api.origin()}/__control/faults`, {
      method,
      ...(body ? {headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)} : {}),
    });

  it.each([
    ['down', 503, 'SERVICE_UNAVAILABLE'],
    ['error', 500, 'INTERNAL_SERVER_ERROR'],
    ['throttle', 429, 'REQUESTS_EXCEEDED'],
  ])('SAND-20 %s responds with %i and a Directus error', async (kind, status, code) => {
    await control('POST', {service: 'content-system', kind, match: 'plp_pages'});
    expect(await api.refusal('/items/plp_pages')).toEqual([status, code]);
    expect((await api.get('/items/pdp_pages')).status).toBe(200);
    await control('DELETE');
    expect((await api.get('/items/plp_pages')).status).toBe(200);
  });

  it('SAND-20 malformed cuts off the JSON', async () => {
    await control('POST', {service: 'content-system', kind: 'malformed'});
    const text = await (await api.get('/items/products')).text();
    await control('DELETE');
    expect(text).toMatch(/^\{"data":/);
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  });

  it('SAND-19b the control room shows the faults and counts the requests', async () => {
    await control('POST', {service: 'content-system', kind: 'error', match: 'nowhere'});
    await api.get('/items/products/1');
    const room = await (await fetch(api.origin())).text();
    await control('DELETE');
    expect(room).toMatch(/Content system \(Directus\)[\s\S]*error[\s\S]*nowhere/);
    expect(room).toContain('GET /directus/items/products/1');
  });
});
