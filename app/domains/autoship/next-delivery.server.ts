import type {Session} from '~/domains/session/session';
import type {Needs} from '~/platform/needs';
import type {DeliveryView} from './parts/autoship-view';
import {formatDay} from './parts/day';
import {shipDay} from './parts/ship-day';
import {valueOrLog} from './parts/value-or-log.server';
import type {Day} from './subscription';
import {readAutoships, type AutoshipContext} from './read-autoships.server';

export type NextDelivery =
  {kind: 'delivery'; delivery: DeliveryView} | {kind: 'none'} | {kind: 'unavailable'};

export async function readNextDelivery(
  context: AutoshipContext,
  customer: Pick<Session, 'customerId'>,
): Promise<NextDelivery> {
  const autoships = await readAutoships(context, customer);
  if (!autoships) return {kind: 'unavailable'};
  const [delivery] = autoships.deliveries;
  return delivery ? {kind: 'delivery', delivery} : {kind: 'none'};
}

/**
 * When variants on autoship come next, by variant id: "on Tuesday, December 1", "as soon as it’s back in stock" or "once
 * its failed payment goes through". Empty for guests, and if the provider couldn't be read, which is logged.
 */
export async function readNextTimes(
  context: Needs<{request: 'log'; services: 'subscriptions'; visitor: 'session'}>,
): Promise<Record<string, string>> {
  const customer = context.visitor.session.current();
  if (!customer) return {};
  const {subscriptions} = context.services;
  const deliveries = valueOrLog(context, await subscriptions.comingDeliveries(customer.customerId));
  const times: Record<string, string> = {};
  for (const delivery of deliveries ?? []) {
    for (const {variantId, subscriptionId, isOutOfStock} of delivery.items) {
      if (subscriptionId === null) continue;
      times[variantId] ??= nextTime(shipDay(delivery), isOutOfStock);
    }
  }
  return times;
}

function nextTime(day: Day | null, isOutOfStock: boolean): string {
  if (day === null) return 'once its failed payment goes through';
  return isOutOfStock ? 'as soon as it’s back in stock' : `on ${formatDay(day)}`;
}
