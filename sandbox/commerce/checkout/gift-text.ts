import type {Order} from './order';
import {formatDollars} from './summary';

/**
 * Says what the order gives, from the attributes that the shop writes at the handoff. On a real Shopify store a checkout
 * extension shows it. `null` if it gives nothing.
 */
export function giftText({attributes}: Pick<Order, 'attributes'>): string | null {
  const valueOf = (name: string) => attributes.find(({key}) => key === name)?.value ?? '';
  const centsOf = (name: string) => Math.round(Number(valueOf(name)) * 100) || 0;
  const ours = centsOf('_gift_amount');
  const added = centsOf('_gift_extra');
  if (ours + added === 0) return null;
  const to = valueOf('_gift_to');
  const total = `This order gives ${formatDollars(ours + added)}${to && ` to ${to}`}`;
  if (added === 0) return `${total}. It comes from us.`;
  return ours === 0
    ? `${total}. Thank you!`
    : `${total}: ${formatDollars(ours)} from us and ${formatDollars(added)} from you. Thank you!`;
}
