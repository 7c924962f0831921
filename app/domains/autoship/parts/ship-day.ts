import type {Day, Delivery} from '../subscription';

/**
 * After a declined card it's the day of the next attempt; `null` if there is none: nothing ships until the customer
 * asks for it.
 */
export function shipDay({
  status,
  day,
  retryOn,
}: Pick<Delivery, 'status' | 'day' | 'retryOn'>): Day | null {
  return status === 'retrying' ? retryOn : day;
}
