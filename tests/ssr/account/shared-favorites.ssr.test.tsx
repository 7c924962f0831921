import {expect, it} from 'vitest';
import {SharedFavoritesPage} from '~/domains/account/shared-favorites-page';
import {renderPage} from '~tests/support/render-page';

it.each([
  [0, 'This link has no products. Ask for a new one, or have a look around.'],
  [1, 'We don’t sell the product on this list.'],
  [2, 'We don’t sell the products on this list.'],
])(
  'CAT-71 CAT-90 a shared list without products, %s of them not sold here, leads to the shop',
  async (notSold, text) => {
    const element = (
      <SharedFavoritesPage
        heading="Shared"
        cards={[]}
        notSold={notSold}
        path="/favorites/shared"
        saved={undefined}
      />
    );
    const {html} = await renderPage([{path: '/favorites/shared', element}], '/favorites/shared');
    expect(html).toContain(text);
    expect(html).toContain('href="/products"');
    expect(html).not.toContain('<form');
  },
);
