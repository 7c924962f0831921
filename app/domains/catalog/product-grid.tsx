import type {ProductCardModel} from './card';
import {ProductCard, type ProductCardProps} from './product-card';

const FIRST_ROW = 4;

export function ProductGrid({
  cards,
  action,
}: {
  cards: readonly ProductCardModel[];
  action: ProductCardProps['action'];
}) {
  return (
    <ul className="product-grid">
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCard card={card} action={action} isPriority={index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}
