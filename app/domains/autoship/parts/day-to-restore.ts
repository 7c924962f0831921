import type {Day, Delivery, DeliveryItem} from '../subscription';

/**
 * The day on which Undo plans a subscription again. `null` if there is none, or if only one-time items would be left in
 * the delivery: the provider cancels those with it, and Undo can't bring both back at once.
 */
export function dayToRestore(
  coming: readonly Delivery[],
  subscriptionId: string | null,
): Day | null {
  const delivery = deliveryWith(coming, subscriptionId);
  const rest = delivery?.items.filter((item) => item.subscriptionId !== subscriptionId) ?? [];
  if (!delivery || (rest.length > 0 && rest.every((item) => item.subscriptionId === null)))
    return null;
  return delivery.day;
}

/** The coming delivery of a subscription. */
export function deliveryWith<Coming extends Delivery>(
  coming: readonly Coming[],
  subscriptionId: string | null,
): Coming | null {
  if (subscriptionId === null) return null;
  const isOwn = (item: DeliveryItem) => item.subscriptionId === subscriptionId;
  return coming.find(({items}) => items.some(isOwn)) ?? null;
}
