import type {Session} from '~/domains/session/session';
import {fail, ok} from '~/platform/result';
import type {SubscriptionChange} from '~/services/subscriptions/subscriptions.server';
import type {AutoshipChange} from '../autoship-paths';
import {editValuesOf, toEditText, type EditValues} from '../parts/edit-values';
import type {Day, Delivery, DeliveryItem} from '../subscription';
import {
  toEarlyFailure,
  toFailure,
  type AutoshipFailure,
  type ChangeOutcome,
  type ChangeAutoshipContext,
} from './change-outcome.server';
import type {AutoshipForm} from './posted-form';

export async function skipItem(
  context: ChangeAutoshipContext,
  {customerId}: Session,
  itemId: string,
): ChangeOutcome {
  const {subscriptions} = context.services;
  const coming = await subscriptions.comingDeliveries(customerId);
  if (!coming.ok) return fail(toEarlyFailure(context, coming.failure));
  const item = coming.value.flatMap(({items}) => items).find(({id}) => id === itemId);
  const id = item?.subscriptionId ?? null;
  const made = await subscriptions.skipItem(customerId, itemId);
  return made.ok
    ? ok({change: 'item-skipped', id, was: dayToRestore(coming.value, id)})
    : fail(toFailure(context, made.failure));
}

/** Pauses or cancels. */
export async function stopSubscription(
  context: ChangeAutoshipContext,
  {customerId}: Session,
  form: Extract<AutoshipForm, {intent: 'pause' | 'cancel'}>,
): ChangeOutcome {
  const {subscriptions} = context.services;
  const {subscriptionId: id} = form;
  const coming = await subscriptions.comingDeliveries(customerId);
  const [change, sent]: [AutoshipChange, SubscriptionChange] =
    form.intent === 'pause'
      ? ['paused', {kind: 'pause', until: form.until}]
      : ['canceled', {kind: 'cancel', reason: form.reason}];
  const made = await subscriptions.changeSubscription(customerId, id, sent);
  if (!made.ok) return fail(toFailure(context, made.failure));
  /* Only Undo needs the day, so the change is made without it. */
  return ok({change, id, was: coming.ok ? dayToRestore(coming.value, id) : null});
}

/**
 * The day on which Undo plans the subscription again. `null` if there is none, or if only one-time items would be left in
 * the delivery: the provider cancels those with it, and Undo can't bring both back at once.
 */
function dayToRestore(coming: readonly Delivery[], subscriptionId: string | null): Day | null {
  if (subscriptionId === null) return null;
  const isOwn = (item: DeliveryItem) => item.subscriptionId === subscriptionId;
  const delivery = coming.find(({items}) => items.some(isOwn));
  const rest = delivery?.items.filter((item) => !isOwn(item)) ?? [];
  if (!delivery || (rest.length > 0 && rest.every((item) => item.subscriptionId === null)))
    return null;
  return delivery.day;
}

/** Sends only what the customer changed, so a form of an older page doesn't undo a change made elsewhere. */
export async function editSubscription(
  context: ChangeAutoshipContext,
  {customerId}: Session,
  form: Extract<AutoshipForm, {intent: 'edit'}>,
): ChangeOutcome {
  const {subscriptions} = context.services;
  const list = await subscriptions.list(customerId);
  if (!list.ok) return fail(toEarlyFailure(context, list.failure));
  const current = list.value.find(({id}) => id === form.subscriptionId);
  if (!current) return fail('not-found');
  const before = editValuesOf(current);
  const {id} = current;
  const failure = await makeChanges(context, customerId, id, changesOf(form, before));
  return failure ? fail(failure) : ok({change: 'edited', id, was: toEditText(before)});
}

/** One after the other, up to the first failure. */
async function makeChanges(
  context: ChangeAutoshipContext,
  customerId: string,
  id: string,
  changes: readonly SubscriptionChange[],
): Promise<AutoshipFailure | null> {
  for (const [index, change] of changes.entries()) {
    const made = await context.services.subscriptions.changeSubscription(customerId, id, change);
    if (made.ok) continue;
    const failure = toFailure(context, made.failure);
    return index === 0 ? failure : 'partly-made';
  }
  return null;
}

function changesOf(
  form: EditValues & {shown: EditValues},
  current: EditValues,
): SubscriptionChange[] {
  const {shown, variantId, quantity, weeks} = form;
  const isChange = (field: keyof EditValues) =>
    form[field] !== shown[field] && form[field] !== current[field];
  const changes: (SubscriptionChange | false)[] = [
    isChange('variantId') && {kind: 'variant', variantId},
    isChange('quantity') && {kind: 'quantity', quantity},
    isChange('weeks') && {kind: 'frequency', frequency: {every: weeks, period: 'week'}},
  ];
  return changes.filter((change) => change !== false);
}

/** The provider has its own copies of addresses, so one from the address book may have to be added first. */
export async function changeAddress(
  context: ChangeAutoshipContext,
  {customerId, customerToken}: Session,
  {subscriptionId, addressId}: Extract<AutoshipForm, {intent: 'address'}>,
): ChangeOutcome {
  const {subscriptions, customers} = context.services;
  const profile = await customers.profile(customerToken);
  if (!profile.ok) return fail('unavailable');
  const chosen = profile.value.addresses.find(({id}) => id === addressId);
  if (!chosen) return fail('not-found');
  const address = await subscriptions.addressLike(customerId, chosen);
  if (!address.ok) return fail(toEarlyFailure(context, address.failure));
  const made = await subscriptions.changeSubscription(customerId, subscriptionId, {
    kind: 'address',
    addressId: address.value.id,
  });
  return made.ok
    ? ok({change: 'readdressed', id: subscriptionId, was: null})
    : fail(toFailure(context, made.failure));
}
