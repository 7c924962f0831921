import type {ProductCardModel} from '~/domains/catalog/card';
import {ProductGrid} from '~/domains/catalog/product-grid';
import {QuickAdd} from './add/quick-add';

export function ShopGrid({cards}: {cards: readonly ProductCardModel[]}) {
  return <ProductGrid cards={cards} action={QuickAdd} />;
}
