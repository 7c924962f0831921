import {expect, it} from 'vitest';
import type {ProductList} from '~/domains/catalog/list/product-list';
import {ProductListPage} from '~/domains/catalog/product-list-page';
import {renderPage} from '~tests/support/render-page';

const LIST: ProductList = {
  total: 250,
  first: 1,
  last: 24,
  pages: {previous: null, next: 2},
  cards: [],
  groups: [],
  applied: [],
  looserFilters: [],
  tiles: [],
  content: {
    heading: null,
    intro: null,
    body: [],
    seoTitle: null,
    seoDescription: null,
    image: null,
  },
  trail: {category: null, filterLabels: []},
};

it.each<[Partial<ProductList>, string, string]>([
  [{}, 'Products 1 to 24 aren’t available right now. Load more to see the next ones.', 'page=2'],
  [
    {first: 241, last: 250, pages: {previous: 10, next: null}},
    'Products 241 to 250 aren’t available right now.</p>',
    'page=10',
  ],
])(
  'LIST-100 a page %o of a list without a product that can be shown says so',
  async (parts, text, link) => {
    const element = (
      <ProductListPage heading="Cat Food" list={{...LIST, ...parts}} trail={null}>
        the grid
      </ProductListPage>
    );
    const {html} = await renderPage([{path: '*', element}], '/products/cat?availability=in-stock');
    const shown = html.replaceAll('<!-- -->', '');
    expect(shown).toContain(text);
    expect(shown).toContain(link);
    expect(shown).not.toContain('the grid');
  },
);
