import {expect, it} from 'vitest';
import {toCard} from '~/domains/catalog/card';
import {ProductCard} from '~/domains/catalog/product-card';
import {productOf, variantOf} from '~tests/unit/domains/catalog/builders';
import {renderPage} from '~tests/support/render-page';

it.each([
  ['in stock elsewhere', true],
  ['sold out', false],
])('PDP-15c a card of a product that is %s names the zip: %s', async (_name, isOutHereOnly) => {
  const variants = [variantOf({inStock: false, quantityAvailable: 0, isOutHereOnly})];
  const card = toCard(productOf({variants}), {withSizes: false});
  if (!card) throw new Error('the product has no card');
  const element = <ProductCard card={card} action={() => null} />;
  const {html} = await renderPage([{path: '/products', element}], '/products');
  expect(html.includes('Not in stock for')).toBe(isOutHereOnly);
  expect(html).toContain('Email me when it’s back');
});
