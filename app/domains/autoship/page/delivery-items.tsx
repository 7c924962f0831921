import {ProductPicture} from '~/domains/account/product-picture';
import {formatCents} from '~/platform/money';
import {Link} from '~/ui/link';
import type {DeliveryView, Food} from '../parts/autoship-view';
import {isWaitingForStock} from '../parts/waits-for-stock';
import {ChangeForm} from './change-form';

/** The items of a delivery. If there are several, each can be skipped; a one-time item can be removed. */
export function DeliveryItems({delivery}: {delivery: DeliveryView}) {
  const {id: deliveryId, items, isLocked} = delivery;
  const isWaiting = isWaitingForStock(delivery);
  return (
    <ul className="flex flex-col gap-4">
      {items.map((item) => {
        const {id, food, facts, totalCents, subscriptionId, isOutOfStock} = item;
        return (
          <li key={id} className="flex flex-wrap items-start gap-4">
            <ProductPicture image={food.image} className="size-16" />
            <div className="flex min-w-0 flex-1 basis-40 flex-col items-start gap-1">
              <div className="flex w-full justify-between gap-4">
                <FoodName food={food} />
                <p className="font-strong">{formatCents(totalCents)}</p>
              </div>
              <p className="text-small text-ink-soft">{facts}</p>
              {isOutOfStock && (
                <p className="text-small text-warning">
                  Out of stock right now. It ships as soon as it’s back
                  {isWaiting ? '.' : '; everything else ships on time.'}
                </p>
              )}
              {!isLocked && subscriptionId === null && (
                <ChangeForm
                  intent="remove"
                  fields={{itemId: id}}
                  submit="Remove"
                  submitLabel={`Remove ${food.title}`}
                  variant="quiet"
                  size="s"
                />
              )}
              {!isLocked && subscriptionId !== null && items.length > 1 && (
                <ChangeForm
                  intent="skip-item"
                  fields={{itemId: id, deliveryId, subscriptionId}}
                  submit="Skip this item"
                  submitLabel={`Skip this item: ${food.title}`}
                  variant="quiet"
                  size="s"
                />
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

export function FoodName({food: {title, path}}: {food: Food}) {
  return path === null ? (
    <p className="font-strong wrap-anywhere">{title}</p>
  ) : (
    <p className="font-strong wrap-anywhere">
      <Link to={path} className="hover:underline">
        {title}
      </Link>
    </p>
  );
}
