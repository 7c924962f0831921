import {formatCents} from '~/platform/money';
import {Link} from '~/ui/link';
import type {OrderSummary} from '../order';
import {orderPath} from '../account-paths';
import {formatDate} from '../parts/format-date';
import {ProductPicture} from '../product-picture';
import {OrderStatusBadge} from './order-status';
import {ReorderForm} from './reorder-form';

interface OrderCardProps {
  order: OrderSummary;
  heading: 'h2' | 'h3';
}

export function OrderCard({order, heading: Heading}: OrderCardProps) {
  const {name, placedAt, total, itemCount, lines, status} = order;
  const titles = lines.map(({title}) => title).join(', ');
  return (
    <article
      aria-label={`Order ${name}`}
      className="grid gap-x-6 gap-y-4 sm:grid-cols-[1fr_auto] sm:items-center"
    >
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading className="text-title font-strong">
            <Link to={orderPath(order)} className="inline-block py-1 hover:underline">
              Order {name}
            </Link>
          </Heading>
          <OrderStatusBadge status={status} />
        </div>
        <p className="text-small text-ink-soft">
          <time dateTime={placedAt}>{formatDate(placedAt)}</time>
          {' · '}
          {itemCount === 1 ? '1 item' : `${itemCount} items`}
          {' · '}
          <span className="font-strong text-ink">{formatCents(total)}</span>
        </p>
        <div className="flex flex-wrap items-center gap-2">
          {lines.map(({image}, index) => (
            <ProductPicture key={index} image={image} className="size-14" />
          ))}
          <span className="sr-only">{titles}</span>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 sm:flex-col sm:items-stretch">
        <ReorderForm order={order} variant="secondary" size="m" />
        <Link
          to={orderPath(order)}
          aria-label={`Details of order ${name}`}
          className="inline-flex min-h-11 items-center justify-center rounded-pill px-5 font-strong text-primary hover:bg-surface-tint"
        >
          Details
        </Link>
      </div>
    </article>
  );
}
