import type {Session} from '~/domains/session/session';
import {fail, ok} from '~/platform/result';
import type {AutoshipForm} from './posted-form';
import type {Delivery, DeliveryItem} from '../subscription';
import {
  toEarlyFailure,
  toFailure,
  type AutoshipFailure,
  type ChangeOutcome,
  type ChangeAutoshipContext,
} from './change-outcome.server';

export async function moveDelivery(
  context: ChangeAutoshipContext,
  {customerId}: Session,
  {deliveryId: id, day, shownDay, shownItems}: Extract<AutoshipForm, {intent: 'move'}>,
): ChangeOutcome {
  const {subscriptions} = context.services;
  const coming = await subscriptions.comingDeliveries(customerId);
  if (!coming.ok) return fail(toEarlyFailure(context, coming.failure));
  const before = coming.value.find((delivery) => delivery.id === id);
  const made = await subscriptions.changeDelivery(customerId, id, {kind: 'date', day});
  if (!made.ok) return fail(toFailure(context, made.failure));
  /* The deliveries merge, and moving the result back would move both. */
  const joins = coming.value.some(
    (delivery) => before && delivery.id !== id && isSameShipment(delivery, {...before, day}),
  );
  if (joins || !before) return ok({change: joins ? 'joined' : 'moved', id, was: null});
  /*
   * Without scripts a double click sends the form twice (AUTO-26). The second time, the delivery is already on its new
   * day, and has more items than the form showed if it joined another one.
   */
  if (before.day !== day) return ok({change: 'moved', id, was: before.day});
  const isRepeated = shownItems === before.items.length && shownDay !== day;
  return ok({change: 'moved', id, was: isRepeated ? (shownDay ?? null) : null});
}

export async function skipDelivery(
  context: ChangeAutoshipContext,
  customer: Session,
  id: string,
): ChangeOutcome {
  const {subscriptions} = context.services;
  const made = await subscriptions.changeDelivery(customer.customerId, id, {kind: 'skip'});
  return made.ok || (await isPast(context, customer, {id, status: 'skipped'}))
    ? ok({change: 'skipped', id, was: null})
    : fail(toFailure(context, made.failure));
}

export async function sendNow(
  context: ChangeAutoshipContext,
  customer: Session,
  {deliveryId: id, intent}: Extract<AutoshipForm, {intent: 'send' | 'retry'}>,
): ChangeOutcome {
  const isRetry = intent === 'retry';
  const sent = await context.services.subscriptions.changeDelivery(customer.customerId, id, {
    kind: isRetry ? 'retry' : 'send-now',
  });
  if (!sent.ok) {
    return (await isPast(context, customer, {id, status: 'placed'}))
      ? ok({change: 'already-sent', id, was: null})
      : fail(toFailure(context, sent.failure));
  }
  if (sent.value === 'retrying') return fail('declined');
  if (sent.value !== 'placed') return fail('not-in-stock');
  return ok({change: isRetry ? 'retried' : 'sent', id, was: null});
}

/**
 * Whether the delivery has already become an order or been skipped. Without scripts, a double click sends the form
 * twice, and the provider refuses the second one (AUTO-30, AUTO-150). `false` if that can't be read.
 */
async function isPast(
  {services: {subscriptions}}: ChangeAutoshipContext,
  {customerId}: Session,
  {id, status}: Pick<Delivery, 'id' | 'status'>,
): Promise<boolean> {
  const past = await subscriptions.pastDeliveries(customerId);
  return past.ok && past.value.some((delivery) => delivery.id === id && delivery.status === status);
}

/** Schedules a skipped delivery again for its day, including its one-time items. */
export async function unskip(
  context: ChangeAutoshipContext,
  {customerId}: Session,
  deliveryId: string,
): ChangeOutcome {
  const {subscriptions} = context.services;
  const past = await subscriptions.pastDeliveries(customerId);
  if (!past.ok) return fail(toEarlyFailure(context, past.failure));
  const skipped = past.value.find(({id, status}) => id === deliveryId && status === 'skipped');
  if (!skipped) return fail('not-found');
  const ids = skipped.items.flatMap(({subscriptionId}) => subscriptionId ?? []);
  const change = {kind: 'date', day: skipped.day} as const;
  /* One that was canceled since then doesn't keep the others from being scheduled. */
  const failures: AutoshipFailure[] = [];
  for (const id of ids) {
    const made = await subscriptions.changeSubscription(customerId, id, change);
    if (!made.ok) failures.push(toFailure(context, made.failure));
  }
  const failure = failures.find((reason) => reason === 'unconfirmed') ?? failures[0];
  if (failure && failures.length === ids.length) return fail(failure);
  const coming = await subscriptions.comingDeliveries(customerId);
  const planned = coming.ok
    ? coming.value.find((delivery) => isSameShipment(delivery, skipped))
    : undefined;
  for (const {variantId, quantity} of skipped.items.filter(isExtra)) {
    /* The form may have been sent twice. */
    if (planned?.items.some((item) => isExtra(item) && item.variantId === variantId)) continue;
    const added =
      planned &&
      (await subscriptions.addOnce(customerId, {deliveryId: planned.id, variantId, quantity}));
    if (!added?.ok) return fail('partly-made');
  }
  if (failure) return fail('partly-made');
  return ok({change: 'unskipped', id: planned?.id ?? null, was: null});
}

const isSameShipment = (a: Delivery, b: Delivery) => a.day === b.day && a.addressId === b.addressId;
const isExtra = ({subscriptionId}: DeliveryItem) => subscriptionId === null;
