import {expect, it} from 'vitest';
import {ShareFavorites} from '~/domains/catalog/share-favorites';
import {renderPage} from '~tests/support/render-page';

it('CAT-73 ShareFavorites is a link to the shared page until scripts run', async () => {
  const element = <ShareFavorites cards={[{handle: 'dry-food'}, {handle: 'treat'}]} />;
  const {html} = await renderPage([{path: '/favorites', element}], '/favorites');
  expect(html).toMatch(/<a [^>]*href="\/favorites\/shared\?items=dry-food,treat"[^>]*>Share<\/a>/);
  expect(html).not.toContain('<button');
});
