import {useSite} from '~/domains/session/site-context';
import {DeliveryLine} from '~/domains/location/delivery-line';
import {Icon} from '~/ui/icon';
import {shippingLine} from '../parts/card-text';
import type {ProductModel} from '../product-model';

/** A donation has no stock and isn't shipped. */
export function ProductPromises({product}: {product: ProductModel}) {
  const {features} = useSite();
  const {variant, isDonation, isDropship} = product;
  if (isDonation) return null;
  return (
    <div className="flex flex-col gap-2.5 text-small">
      <p className="flex items-center gap-2.5">
        <Icon name={variant.inStock ? 'package-check' : 'package-x'} className="text-primary" />
        <span className={variant.inStock && variant.stockLabel ? 'font-strong text-warning' : ''}>
          {variant.stockLabel ?? 'In stock'}
        </span>
      </p>
      {isDropship ? (
        <p className="flex items-center gap-2.5">
          <Icon name="store" className="text-primary" />
          Ships separately, from the maker
        </p>
      ) : (
        <DeliveryLine isOutOfStock={!variant.inStock} />
      )}
      {features.offers && (
        <p className="flex items-center gap-2.5 font-strong text-success">
          <Icon name="check" />
          {shippingLine(variant.priceCents)}
        </p>
      )}
    </div>
  );
}
