import type {Session} from '~/domains/session/session';
import {fail, ok} from '~/platform/result';
import type {SubscriptionsFailure} from '~/services/subscriptions/client.server';
import type {SubscriptionChange} from '~/services/subscriptions/subscriptions.server';
import type {AutoshipChange, Done} from '../autoship-paths';
import {editValuesOf, toEditText, type EditValues} from '../parts/edit-values';
import {dayToRestore, deliveryWith} from '../parts/day-to-restore';
import type {Day, Delivery} from '../subscription';
import {
  toEarlyFailure,
  toFailure,
  type AutoshipFailure,
  type ChangeOutcome,
  type ChangeAutoshipContext,
} from './change-outcome.server';
import type {AutoshipForm} from './posted-form';

type SkipItemForm = Extract<AutoshipForm, {intent: 'skip-item'}>;

export async function skipItem(
  context: ChangeAutoshipContext,
  customer: Session,
  form: SkipItemForm,
): ChangeOutcome {
  const {subscriptions} = context.services;
  const {customerId} = customer;
  const coming = await subscriptions.comingDeliveries(customerId);
  if (!coming.ok) return fail(toEarlyFailure(context, coming.failure));
  const item = coming.value.flatMap(({items}) => items).find(({id}) => id === form.itemId);
  const id = item?.subscriptionId ?? null;
  const made = await subscriptions.skipItem(customerId, form.itemId);
  if (made.ok) return ok({change: 'item-skipped', id, was: dayToRestore(coming.value, id)});
  const done = await readEarlierSkip(context, customer, form);
  return done ? ok(done) : fail(toFailure(context, made.failure));
}

/**
 * The change, if an earlier press already skipped the item: without scripts, a double click sends the form twice
 * (AUTO-150). `null` if none did, or if that can't be read.
 */
async function readEarlierSkip(
  {services: {subscriptions}}: ChangeAutoshipContext,
  {customerId}: Session,
  {deliveryId, subscriptionId}: SkipItemForm,
): Promise<Done | null> {
  const coming = await subscriptions.comingDeliveries(customerId);
  if (!coming.ok || subscriptionId === undefined) return null;
  const delivery = coming.value.find(({id}) => id === deliveryId);
  const next = deliveryWith(coming.value, subscriptionId);
  return delivery && next && next.day > delivery.day
    ? {change: 'item-skipped', id: subscriptionId, was: delivery.day}
    : null;
}

/** Pauses or cancels. */
export async function stopSubscription(
  context: ChangeAutoshipContext,
  customer: Session,
  form: Extract<AutoshipForm, {intent: 'pause' | 'cancel'}>,
): ChangeOutcome {
  const {subscriptions} = context.services;
  const {customerId} = customer;
  const {subscriptionId: id} = form;
  const coming = await subscriptions.comingDeliveries(customerId);
  const [change, sent]: [AutoshipChange, SubscriptionChange] =
    form.intent === 'pause'
      ? ['paused', {kind: 'pause', until: form.until}]
      : ['canceled', {kind: 'cancel', reason: form.reason}];
  const made = await subscriptions.changeSubscription(customerId, id, sent);
  /* Only Undo needs the day, so the change is made without it. */
  const done = {change, id, was: coming.ok ? undoDay(coming.value, form) : null};
  if (made.ok) return ok(done);
  const isRepeated =
    change === 'canceled' && isRefused(made.failure) && (await isCanceled(context, customer, id));
  return isRepeated ? ok(done) : fail(toFailure(context, made.failure));
}

/**
 * The day that Undo restores. Without scripts a double click sends the form twice (AUTO-26): the second time, the
 * subscription is no longer planned for the day that the form showed, so that day comes from the form.
 */
function undoDay(
  coming: readonly Delivery[],
  form: Extract<AutoshipForm, {intent: 'pause' | 'cancel'}>,
): Day | null {
  const planned = deliveryWith(coming, form.subscriptionId);
  const isRepeated = !planned || (form.intent === 'pause' && planned.day === form.until);
  return isRepeated ? (form.shownDay ?? null) : dayToRestore(coming, form.subscriptionId);
}

const isRefused = (failure: SubscriptionsFailure) =>
  failure !== 'NOT_FOUND' && failure.kind === 'refused';

/** Whether the subscription was canceled before this form, for instance by the first press of a double click. */
async function isCanceled(
  {services: {subscriptions}}: ChangeAutoshipContext,
  {customerId}: Session,
  subscriptionId: string,
): Promise<boolean> {
  const list = await subscriptions.list(customerId);
  return (
    list.ok && list.value.some(({id, status}) => id === subscriptionId && status === 'canceled')
  );
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
