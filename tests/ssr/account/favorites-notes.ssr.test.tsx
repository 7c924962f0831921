import {expect, it} from 'vitest';
import {FavoritesNotes} from '~/domains/account/favorites-notes';
import {renderPage} from '~tests/support/render-page';

it.each([
  [0, [], ''],
  [
    1,
    [],
    'One product you saved before you logged in didn’t fit. Your favorites hold up to 50 products.',
  ],
  [3, [], '3 products you saved before you logged in didn’t fit.'],
  [0, ['a'], 'One of your favorites isn’t sold here right now. Remove it'],
  [0, ['a', 'b'], '2 of your favorites aren’t sold here right now. Remove them'],
])(
  'ACCT-130 ACCT-131 FavoritesNotes with %i left out and %j not sold says “%s”',
  async (leftOut, notSold, text) => {
    const element = <FavoritesNotes leftOut={leftOut} notSold={notSold} />;
    const {html} = await renderPage([{path: '*', element}], '/account/favorites');
    const shown = html
      .replaceAll('<!-- -->', '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ');
    if (text === '') expect(shown.trim()).toBe('');
    else expect(shown).toContain(text);
    expect(html.includes(`value="${notSold.join(',')}"`)).toBe(notSold.length > 0);
  },
);
