import {memo} from 'react';
import type {ProductCardModel} from './card';
import {countProducts} from './list/count-products';
import {ProductCard, type ProductCardProps} from './product-card';

/** The first row on phones. The other pictures compete with the text for a slow connection. */
const FIRST_ROW = 2;

export interface ProductGridProps {
  cards: readonly ProductCardModel[];
  action: ProductCardProps['action'];
  /** Below a heading with their number, on pages without a heading between their own and those of cards. */
  isCounted?: boolean;
}

/** Memoized: a navigation renders the list page several times before its cards change. */
export const ProductGrid = memo(function ProductGrid({
  cards,
  action,
  isCounted = false,
}: ProductGridProps) {
  return (
    <>
      {isCounted && (
        <h2 className="text-body font-regular text-ink-soft">{countProducts(cards.length)}</h2>
      )}
      <ul className="product-grid">
        {cards.map((card, index) => (
          <li key={card.id}>
            <ProductCard card={card} action={action} isPriority={index < FIRST_ROW} />
          </li>
        ))}
      </ul>
    </>
  );
});
