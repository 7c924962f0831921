import {afterEach, describe, expect, it} from 'vitest';
import {parseSuggestions, type Suggestions} from '~/domains/catalog/search/search-suggestions';
import {searchPath} from '~/domains/catalog/search-text';
import {createSandboxControl} from '~tests/e2e/support/sandbox-control';
import {useOwnSandbox} from './support/own-sandbox';
import {sandboxOrigin} from './support/shared-sandbox';
import {openShop, watchShop, type Shop} from './support/shop';

const {unexpected} = watchShop();
const shop = openShop(sandboxOrigin);
const staff = openShop(sandboxOrigin, {variables: {SITE_ID: 'HPSF'}});

const ask = (search: string, at: Shop = shop) =>
  at.visitor().get(`/search/suggest?${new URLSearchParams({search}).toString()}`);

async function suggestionsOf(search: string, at: Shop = shop): Promise<Suggestions> {
  const answer = await ask(search, at);
  const read = parseSuggestions(answer.json());
  /* The field takes all of what is sent. */
  expect(read).toEqual(answer.json());
  if (!read) throw new Error('no suggestions');
  return read;
}

const NONE: Suggestions = {terms: [], products: []};

describe('suggestions for the search field', () => {
  it('FIND-07 are products with picture, title, price and address, and terms', async () => {
    const {terms, products} = await suggestionsOf('salm');
    expect(terms).toContain('salmon');
    expect(terms.length).toBeLessThanOrEqual(4);
    expect(products.length).toBeGreaterThan(2);
    expect(products.length).toBeLessThanOrEqual(6);
    for (const product of products) {
      expect(product).toEqual({
        title: expect.stringMatching(/\w/) as string,
        path: expect.stringMatching(/^\/products\/.+\?sku=/) as string,
        priceCents: expect.any(Number) as number,
        imageUrl: expect.stringMatching(/\/cdn\/shop\/files\//) as string,
      });
    }
  });

  it('FIND-07 each address and price is that of the card on the product’s own page', async () => {
    const visitor = shop.visitor();
    for (const {title, path, priceCents} of (await suggestionsOf('lamb')).products) {
      const {loaderData, matches} = (await visitor.get(path)).page();
      expect(loaderData[matches.at(-1) ?? '']).toMatchObject({
        product: {title, variant: {priceCents}},
      });
    }
  });

  it.each([
    ['the shop', shop, ['prescription', 'vet', '4 lb', 'new', 'best', 'deal', 'bin', 'puppies']],
    ['the staff site', staff, ['prescription', 'bowl', 'bin', '15lb']],
  ])('FIND-07 on %s products are among the results of the same words', async (_site, at, texts) => {
    const visitor = at.visitor();
    for (const text of texts) {
      const {products} = await suggestionsOf(text, at);
      const {loaderData} = (await visitor.get(searchPath(text))).page();
      const {model} = loaderData.search as {model: {list: {total: number}}};
      expect([text, model.list.total]).toEqual([text, expect.any(Number)]);
      expect(products.length).toBeLessThanOrEqual(model.list.total);
    }
    expect((await suggestionsOf('prescription', at)).products.length).toBeGreaterThan(2);
  });

  it.each([
    ['the shop', shop, ['sal', 'be', 'dog', 'pup', 'urin', 'tre', 'bowl', 'give']],
    ['the staff site', staff, ['sal', 'be', 'urin', 'tre', 'che', 'month', 'pea']],
  ])('FIND-07 on %s each term leads to results', async (_site, at, beginnings) => {
    const visitor = at.visitor();
    for (const typed of beginnings) {
      for (const term of (await suggestionsOf(typed, at)).terms) {
        const answer = await visitor.get(searchPath(term));
        expect([term, answer.page().loaderData.search]).toMatchObject([
          term,
          {model: {kind: 'results', list: {total: expect.any(Number) as number}}},
        ]);
        expect([term, answer.text.includes('"total":0')]).toEqual([term, false]);
      }
    }
  });

  it('FIND-07 are of this site alone', async () => {
    const titles = async (at: Shop) =>
      parseSuggestions((await ask('jerky', at)).json())?.products.map(({title}) => title);
    expect(await titles(shop)).toContain('Ranch Jerky Strips');
    expect(await titles(staff)).not.toContain('Ranch Jerky Strips');
    expect((await suggestionsOf('shelter')).products).toEqual([]);
  });

  it('FIND-07 what one site alone has is a term there alone', async () => {
    expect((await suggestionsOf('peanut')).terms).toContain('peanut butter');
    expect((await suggestionsOf('peanut', staff)).terms).not.toContain('peanut butter');
  });

  it.each(['', ' ', 'b', ' b ', '\u0000b'])('FIND-07 for %j there are none yet', async (typed) => {
    const answer = await ask(typed);
    expect([answer.status, answer.json()]).toEqual([200, NONE]);
    expect(answer.headers.get('Server-Timing')).not.toContain('commerce.');
  });

  it('FIND-07 the same words in another case and spacing have the same', async () => {
    expect(await suggestionsOf('  SALMON ')).toEqual(await suggestionsOf('salmon'));
  });

  it('FIND-07 are kept for a minute by the one who asked, and are small', async () => {
    const {headers, text} = await ask('dog');
    expect(headers.get('Cache-Control')).toBe('private, max-age=60');
    expect(headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(headers.getSetCookie()).toEqual([]);
    expect(text.length).toBeLessThan(4000);
  });

  it.each([
    'x'.repeat(4000),
    '%',
    '%00%FF',
    '🐶🐱',
    '\u0000\u0007\u001b[2J',
    `"'<script>`,
    'sku:* OR NOT (',
    '{"$ne":1}',
    '\ud83d',
  ])('FIND-02, HOUSE-22 %j is answered', async (typed) => {
    const answer = await ask(typed);
    expect(answer.status).toBe(200);
    expect(parseSuggestions(answer.json())).not.toBeNull();
    expect(unexpected()).toEqual([]);
  });

  it.each(['/search/suggest', '/search/suggest?search=%', '/search/suggest?search=a&search=b'])(
    'FIND-02 so is %s',
    async (path) => {
      expect((await shop.visitor().get(path)).status).toBe(200);
    },
  );

  it('FIND-02 a form posted there is refused', async () => {
    const answer = await shop.visitor().post('/search/suggest', {search: 'beef'});
    expect(answer.status).toBe(405);
  });
});

describe('with commerce away', () => {
  const sandbox = useOwnSandbox();
  afterEach(() => createSandboxControl(sandbox.origin()).clearFaults());

  it.each(['down', 'error', 'malformed', 'throttle', 'partial'] as const)(
    'FIND-08 (%s) there are none, which nobody keeps',
    async (kind) => {
      const own = openShop(sandbox.origin());
      await createSandboxControl(sandbox.origin()).fault({service: 'commerce', kind});
      const answer = await ask('salmon', own);
      expect([answer.status, answer.json()]).toEqual([503, NONE]);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(unexpected()).toEqual([]);
    },
  );
});
