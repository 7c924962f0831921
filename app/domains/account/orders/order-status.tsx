import {Badge, type BadgeProps} from '~/ui/badge';
import type {OrderStatus} from '../order';

const LOOKS: Record<OrderStatus, {label: string; tone: NonNullable<BadgeProps['tone']>}> = {
  processing: {label: 'Processing', tone: 'soft'},
  shipped: {label: 'Shipped', tone: 'strong'},
  delivered: {label: 'Delivered', tone: 'success'},
  cancelled: {label: 'Canceled', tone: 'muted'},
  refunded: {label: 'Refunded', tone: 'muted'},
};

export function OrderStatusBadge({status}: {status: OrderStatus}) {
  const {label, tone} = LOOKS[status];
  return <Badge tone={tone}>{label}</Badge>;
}
