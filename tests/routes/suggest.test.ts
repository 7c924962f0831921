import {afterEach, describe, expect, it} from 'vitest';
import {parseSuggestions, type Suggestions} from '~/domains/catalog/search/search-suggestions';
import {searchPath} from '~/domains/catalog/search-text';
import {createSandboxControl} from '~tests/support/sandbox-control';
import {useOwnSandbox} from '../support/own-sandbox';
import {leafData} from './support/leaf-data';
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
  /* The client's parser keeps all data. */
  expect(read).toEqual(answer.json());
  if (!read) throw new Error('no suggestions');
  return read;
}

interface ProductPage {
  product: {nutrition: {ingredients: string[]}};
}

const NONE: Suggestions = {terms: [], products: []};

describe('search suggestions', () => {
  it('FIND-07d have products with picture, title, price and URL, and terms', async () => {
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

  it('FIND-07d have the URL and price of the product page’s variant', async () => {
    const visitor = shop.visitor();
    for (const {title, path, priceCents} of (await suggestionsOf('lamb')).products) {
      expect(leafData(await visitor.get(path))).toMatchObject({
        product: {title, variant: {priceCents}},
      });
    }
  });

  it.each([
    ['the shop', shop, ['prescription', 'vet', '4 lb', 'new', 'best', 'deal', 'bin', 'puppies']],
    ['the staff site', staff, ['prescription', 'bowl', 'bin', '15lb']],
  ])('FIND-07d on %s contain only products that the search finds too', async (_site, at, texts) => {
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
  ])('FIND-07d on %s contain only terms that have results', async (_site, at, beginnings) => {
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

  it('FIND-42 stay within the price limit of the text', async () => {
    for (const text of ['salmon under $30', 'over $60 dog food']) {
      const {terms, products} = await suggestionsOf(text);
      expect(terms).toEqual([]);
      expect(products.length).toBeGreaterThan(1);
      const prices = products.map(({priceCents}) => priceCents);
      expect(
        prices.filter((cents) => (text.includes('under') ? cents > 3000 : cents < 6000)),
      ).toEqual([]);
    }
    expect(await suggestionsOf('under $30')).toEqual(NONE);
  });

  it('FIND-45 leave out products with an ingredient to avoid', async () => {
    const visitor = shop.visitor();
    const callsFor = async (text: string) => (await ask(text)).headers.get('Server-Timing');
    expect(await callsFor('chicken')).toContain('commerce.PredictiveSearch');
    /* Shopify would predict chicken. */
    expect(await callsFor('no chicken')).not.toContain('commerce.PredictiveSearch');
    const {terms, products} = await suggestionsOf('dog food without chicken');
    expect(terms).toEqual([]);
    expect(products.length).toBeGreaterThan(2);
    for (const {path} of products) {
      const page = leafData(await visitor.get(path)) as ProductPage;
      expect(page.product.nutrition.ingredients.join()).not.toMatch(/chicken|poultry/i);
    }
  });

  it('FIND-07d contain only products of this site', async () => {
    const titles = async (at: Shop) =>
      parseSuggestions((await ask('jerky', at)).json())?.products.map(({title}) => title);
    expect(await titles(shop)).toContain('Ranch Jerky Strips');
    expect(await titles(staff)).not.toContain('Ranch Jerky Strips');
    expect((await suggestionsOf('shelter')).products).toEqual([]);
  });

  it('FIND-07d contain only terms that match products of this site', async () => {
    expect((await suggestionsOf('peanut')).terms).toContain('peanut butter');
    expect((await suggestionsOf('peanut', staff)).terms).not.toContain('peanut butter');
  });

  it.each(['MC-DJCD-LMB-7', 'MB-DEVC-30', 'mb-devc-30'])(
    'FIND-26 for the SKU %s open its variant',
    async (sku) => {
      const {products} = await suggestionsOf(sku);
      expect(products[0]?.path).toMatch(new RegExp(`[?&]sku=${sku}$`, 'i'));
    },
  );

  it.each(['', ' ', 'b', ' b ', '\u0000b'])('FIND-07a are empty for %j', async (typed) => {
    const answer = await ask(typed);
    expect([answer.status, answer.json()]).toEqual([200, NONE]);
    expect(answer.headers.get('Server-Timing')).not.toContain('commerce.');
  });

  it('FIND-07d ignore case and spacing', async () => {
    expect(await suggestionsOf('  SALMON ')).toEqual(await suggestionsOf('salmon'));
  });

  it('are cached privately for a minute, and are small', async () => {
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
  ])('FIND-02b, HOUSE-22b for %j answer 200', async (typed) => {
    const answer = await ask(typed);
    expect(answer.status).toBe(200);
    expect(parseSuggestions(answer.json())).not.toBeNull();
    expect(unexpected()).toEqual([]);
  });

  it.each(['/search/suggest', '/search/suggest?search=%', '/search/suggest?search=a&search=b'])(
    'FIND-02b at %s answer 200',
    async (path) => {
      expect((await shop.visitor().get(path)).status).toBe(200);
    },
  );

  it('FIND-02b refuse a posted form', async () => {
    const answer = await shop.visitor().post('/search/suggest', {search: 'beef'});
    expect(answer.status).toBe(405);
  });
});

describe('search suggestions while commerce is down', () => {
  const sandbox = useOwnSandbox();
  afterEach(() => createSandboxControl(sandbox.origin()).clearFaults());

  it.each(['down', 'error', 'malformed', 'throttle', 'partial'] as const)(
    'FIND-08b (%s) are empty and not cached',
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
