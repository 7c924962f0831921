import {ProductGrid, type ProductGridProps} from '~/domains/catalog/product-grid';
import {QuickAdd} from './add/quick-add';

export function ShopGrid(props: Omit<ProductGridProps, 'action'>) {
  return <ProductGrid {...props} action={QuickAdd} />;
}
