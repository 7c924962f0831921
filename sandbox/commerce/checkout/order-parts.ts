import type {CartAddress} from '../cart/types';
import type {Order} from './order';

/** What both APIs say of an order's address: the source of `MailingAddress`, whose own resolvers add names. */
export function mailingAddress(
  order: Order,
  kind: 'shippingAddress' | 'billingAddress',
): CartAddress & {id: string} {
  const key = `${order.number}${kind === 'shippingAddress' ? 1 : 2}`;
  const id = `gid://shopify/MailingAddress/${key}?model_name=Address`;
  return {...order[kind], countryCode: 'US', id};
}

/** The page that shows the order to whoever has the link. */
export function statusUrl({statusToken}: Order, origin: string): string {
  return `${origin}/orders/${statusToken}`;
}
