import type {CartAddress} from '../cart/types';
import type {Order} from './order';

/** An order's address, as the source of `MailingAddress` in both APIs. */
export function mailingAddress(
  order: Order,
  kind: 'shippingAddress' | 'billingAddress',
): CartAddress & {id: string} {
  const key = `${order.number}${kind === 'shippingAddress' ? 1 : 2}`;
  const id = `gid://shopify/MailingAddress/${key}?model_name=Address`;
  return {...order[kind], countryCode: 'US', id};
}
