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
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5">
      {cards.map((card, index) => (
        <li key={card.id} className="min-w-0">
          <ProductCard card={card} action={action} isPriority={index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}
