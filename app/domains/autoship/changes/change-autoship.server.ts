import type {Session} from '~/domains/session/session';
import type {Needs} from '~/platform/needs';
import {fail, ok, type Result} from '~/platform/result';
import type {SubscriptionsFailure} from '~/services/subscriptions/client.server';
import type {SubscriptionChange} from '~/services/subscriptions/subscriptions.server';
import type {AutoshipChange, Done} from '../autoship-paths';
import {reasonOf} from '../parts/value-or-log.server';
import {editValuesOf, toEditText, type EditValues} from '../parts/edit-values';
import type {Day, Delivery, DeliveryItem} from '../subscription';
import type {AutoshipForm} from './posted-form';

export type ChangeAutoshipContext = Needs<{
  request: 'log';
  services: 'subscriptions' | 'customers';
}>;

/** `unconfirmed`: the provider may have made the change. */
export type AutoshipFailure =
  | 'not-found'
  | 'locked'
  | 'refused'
  | 'declined'
  | 'not-in-stock'
  | 'partly-made'
  | 'unavailable'
  | 'unconfirmed';

type Change = Promise<Result<Done, AutoshipFailure>>;

/**
 * Makes one change. Another customer's deliveries and subscriptions aren't found, because each call is signed for the
 * session's customer.
 */
export async function changeAutoship(
  context: ChangeAutoshipContext,
  customer: Session,
  form: AutoshipForm,
): Change {
  const {subscriptions} = context.services;
  const {customerId} = customer;

  const settle = async (
    change: AutoshipChange,
    id: string | null,
    reply: Promise<Result<unknown, SubscriptionsFailure>>,
  ): Change => {
    const made = await reply;
    return made.ok ? ok({change, id, was: null}) : fail(toFailure(context, made.failure));
  };
  const settleSubscription = (change: AutoshipChange, id: string, made: SubscriptionChange) =>
    settle(change, id, subscriptions.changeSubscription(customerId, id, made));

  switch (form.intent) {
    case 'move':
      return moveDelivery(context, customer, form);
    case 'skip': {
      const {deliveryId} = form;
      const skipping = subscriptions.changeDelivery(customerId, deliveryId, {kind: 'skip'});
      return settle('skipped', deliveryId, skipping);
    }
    case 'unskip':
      return unskip(context, customer, form.deliveryId);
    case 'send':
    case 'retry':
      return sendNow(context, customer, form);
    case 'add': {
      const {deliveryId, variantId, quantity} = form;
      const item = {deliveryId, variantId, quantity};
      return settle('added', deliveryId, subscriptions.addOnce(customerId, item));
    }
    case 'remove':
      return settle('removed', null, subscriptions.removeOnce(customerId, form.itemId));
    case 'skip-item':
      return skipItem(context, customer, form.itemId);
    case 'unskip-item':
      return settleSubscription('item-unskipped', form.subscriptionId, {
        kind: 'date',
        day: form.day,
      });
    case 'edit':
      return edit(context, customer, form);
    case 'address':
      return changeAddress(context, customer, form);
    case 'pause':
    case 'cancel':
      return stop(context, customer, form);
    case 'resume': {
      const {subscriptionId, day} = form;
      /* A new date ends the pause. */
      const change = day === undefined ? {kind: 'resume' as const} : {kind: 'date' as const, day};
      return settleSubscription('resumed', subscriptionId, change);
    }
    case 'restart': {
      const {subscriptionId, day} = form;
      return settleSubscription('restarted', subscriptionId, {kind: 'reactivate', day});
    }
  }
}

async function moveDelivery(
  context: ChangeAutoshipContext,
  {customerId}: Session,
  {deliveryId: id, day}: Extract<AutoshipForm, {intent: 'move'}>,
): Change {
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
  return joins
    ? ok({change: 'joined', id, was: null})
    : ok({change: 'moved', id, was: before?.day ?? null});
}

async function sendNow(
  context: ChangeAutoshipContext,
  customer: Session,
  {deliveryId: id, intent}: Extract<AutoshipForm, {intent: 'send' | 'retry'}>,
): Change {
  const isRetry = intent === 'retry';
  const sent = await context.services.subscriptions.changeDelivery(customer.customerId, id, {
    kind: isRetry ? 'retry' : 'send-now',
  });
  if (!sent.ok) {
    return (await isPlaced(context, customer, id))
      ? ok({change: 'already-sent', id, was: null})
      : fail(toFailure(context, sent.failure));
  }
  if (sent.value === 'retrying') return fail('declined');
  if (sent.value !== 'placed') return fail('not-in-stock');
  return ok({change: isRetry ? 'retried' : 'sent', id, was: null});
}

async function skipItem(
  context: ChangeAutoshipContext,
  {customerId}: Session,
  itemId: string,
): Change {
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
async function stop(
  context: ChangeAutoshipContext,
  {customerId}: Session,
  form: Extract<AutoshipForm, {intent: 'pause' | 'cancel'}>,
): Change {
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
 * the delivery: they are canceled with it, and one press can't bring them back.
 */
function dayToRestore(coming: readonly Delivery[], subscriptionId: string | null): Day | null {
  if (subscriptionId === null) return null;
  const isOwn = (item: DeliveryItem) => item.subscriptionId === subscriptionId;
  const delivery = coming.find(({items}) => items.some(isOwn));
  const rest = delivery?.items.filter((item) => !isOwn(item)) ?? [];
  if (!delivery || (rest.length > 0 && rest.every(isExtra))) return null;
  return delivery.day;
}

/** Sends only what the customer changed, so a form of an older page doesn't undo a change made elsewhere. */
async function edit(
  context: ChangeAutoshipContext,
  {customerId}: Session,
  form: Extract<AutoshipForm, {intent: 'edit'}>,
): Change {
  const {subscriptions} = context.services;
  const list = await subscriptions.list(customerId);
  if (!list.ok) return fail(toEarlyFailure(context, list.failure));
  const current = list.value.find(({id}) => id === form.subscriptionId);
  if (!current) return fail('not-found');
  const before = editValuesOf(current);
  const {id} = current;
  const changes = changesOf(form, before).map((change) => ({id, change}));
  const failure = await changeEach(context, customerId, changes);
  return failure ? fail(failure) : ok({change: 'edited', id, was: toEditText(before)});
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

/** Makes the changes one after the other, up to the first failure. */
async function changeEach(
  context: ChangeAutoshipContext,
  customerId: string,
  changes: readonly {id: string; change: SubscriptionChange}[],
): Promise<AutoshipFailure | null> {
  for (const [index, {id, change}] of changes.entries()) {
    const made = await context.services.subscriptions.changeSubscription(customerId, id, change);
    if (made.ok) continue;
    const failure = toFailure(context, made.failure);
    return index === 0 ? failure : 'partly-made';
  }
  return null;
}

/** The provider has its own copies of addresses, so one from the address book may have to be added first. */
async function changeAddress(
  context: ChangeAutoshipContext,
  {customerId, customerToken}: Session,
  {subscriptionId, addressId}: Extract<AutoshipForm, {intent: 'address'}>,
): Change {
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

/** Schedules a skipped delivery again for its day, including its one-time items. */
async function unskip(
  context: ChangeAutoshipContext,
  {customerId}: Session,
  deliveryId: string,
): Change {
  const {subscriptions} = context.services;
  const past = await subscriptions.pastDeliveries(customerId);
  if (!past.ok) return fail(toEarlyFailure(context, past.failure));
  const skipped = past.value.find(({id, status}) => id === deliveryId && status === 'skipped');
  if (!skipped) return fail('not-found');
  const ids = skipped.items.flatMap(({subscriptionId}) => subscriptionId ?? []);
  const change = {kind: 'date', day: skipped.day} as const;
  const failure = await changeEach(
    context,
    customerId,
    ids.map((id) => ({id, change})),
  );
  if (failure) return fail(failure);
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
  return ok({change: 'unskipped', id: planned?.id ?? null, was: null});
}

/**
 * Whether the delivery has become an order. Without scripts a double click sends the form twice, and the provider refuses
 * the second (AUTO-30). `false` if it can't be read.
 */
async function isPlaced(
  {services: {subscriptions}}: ChangeAutoshipContext,
  {customerId}: Session,
  deliveryId: string,
): Promise<boolean> {
  const past = await subscriptions.pastDeliveries(customerId);
  return past.ok && past.value.some(({id, status}) => id === deliveryId && status === 'placed');
}

const isSameShipment = (a: Delivery, b: Delivery) => a.day === b.day && a.addressId === b.addressId;
const isExtra = ({subscriptionId}: DeliveryItem) => subscriptionId === null;

function toFailure(
  {request: {log}}: ChangeAutoshipContext,
  failure: SubscriptionsFailure,
): AutoshipFailure {
  log.warn('autoship not changed', {reason: reasonOf(failure)});
  if (failure === 'NOT_FOUND') return 'not-found';
  switch (failure.kind) {
    case 'refused':
      return failure.problems.some((text) => LOCKED.test(text)) ? 'locked' : 'refused';
    case 'open-circuit':
    case 'throttled':
    case 'rejected':
      return 'unavailable';
    default:
      return 'unconfirmed';
  }
}

/** For a call that comes before the change itself: even if its reply was lost, nothing has changed. */
function toEarlyFailure(
  context: ChangeAutoshipContext,
  failure: SubscriptionsFailure,
): AutoshipFailure {
  const reason = toFailure(context, failure);
  return reason === 'unconfirmed' ? 'unavailable' : reason;
}

/** The provider sends no error code for this. */
const LOCKED = /can no longer be changed/i;
