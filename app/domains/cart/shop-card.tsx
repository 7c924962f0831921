import type {ProductCardModel} from '~/domains/catalog/card';
import {ProductCard} from '~/domains/catalog/product-card';
import {QuickAdd} from './add/quick-add';

export function ShopCard({card}: {card: ProductCardModel}) {
  return <ProductCard card={card} action={QuickAdd} />;
}
