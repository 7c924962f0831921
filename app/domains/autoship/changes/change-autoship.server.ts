import type {Session} from '~/domains/session/session';
import type {Needs} from '~/platform/needs';
import {fail, ok, type Result} from '~/platform/result';
import type {SubscriptionsFailure} from '~/services/subscriptions/client.server';
import type {
  DeliveryChange,
  SubscriptionChange,
} from '~/services/subscriptions/subscriptions.server';
import type {AutoshipChange, Done} from '../autoship-paths';
import {reasonOf} from '../live-subscription.server';
import {editValuesOf, toEditText, type EditValues} from '../parts/edit-values';
import type {Delivery} from '../subscription';
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
    was: Done['was'] = null,
  ): Change => {
    const made = await reply;
    return made.ok ? ok({change, id, was}) : fail(toFailure(context, made.failure));
  };
  const changeDelivery = (id: string, change: DeliveryChange) =>
    subscriptions.changeDelivery(customerId, id, change);
  const changeSubscription = (id: string, change: SubscriptionChange) =>
    subscriptions.changeSubscription(customerId, id, change);

  switch (form.intent) {
    case 'move': {
      const {deliveryId: id, day} = form;
      const coming = await subscriptions.comingDeliveries(customerId);
      if (!coming.ok) return fail(toFailure(context, coming.failure));
      const moved = coming.value.find((delivery) => delivery.id === id);
      const move = changeDelivery(id, {kind: 'date', day});
      /* The deliveries merge, and moving the result back would move both. */
      const joins = coming.value.some(
        (delivery) => moved && delivery.id !== id && isSameShipment(delivery, {...moved, day}),
      );
      return joins ? settle('joined', id, move) : settle('moved', id, move, moved?.day ?? null);
    }
    case 'skip':
      return settle('skipped', form.deliveryId, changeDelivery(form.deliveryId, {kind: 'skip'}));
    case 'unskip':
      return unskip(context, customer, form.deliveryId);
    case 'send':
    case 'retry': {
      const {deliveryId: id} = form;
      const isRetry = form.intent === 'retry';
      const sent = await changeDelivery(id, {kind: isRetry ? 'retry' : 'send-now'});
      if (!sent.ok) {
        return (await isPlaced(context, customer, id))
          ? ok({change: 'already-sent', id, was: null})
          : fail(toFailure(context, sent.failure));
      }
      if (sent.value === 'retrying') return fail('declined');
      if (sent.value !== 'placed') return fail('not-in-stock');
      return ok({change: isRetry ? 'retried' : 'sent', id, was: null});
    }
    case 'add': {
      const {deliveryId, variantId, quantity} = form;
      const item = {deliveryId, variantId, quantity};
      return settle('added', deliveryId, subscriptions.addOnce(customerId, item));
    }
    case 'remove':
      return settle('removed', null, subscriptions.removeOnce(customerId, form.itemId));
    case 'skip-item': {
      const {itemId} = form;
      const coming = await subscriptions.comingDeliveries(customerId);
      if (!coming.ok) return fail(toFailure(context, coming.failure));
      const delivery = coming.value.find(({items}) => items.some(({id}) => id === itemId));
      const subscriptionId = delivery?.items.find(({id}) => id === itemId)?.subscriptionId ?? null;
      const skip = subscriptions.skipItem(customerId, itemId);
      return settle('item-skipped', subscriptionId, skip, delivery?.day ?? null);
    }
    case 'unskip-item': {
      const {subscriptionId: id, day} = form;
      return settle('item-unskipped', id, changeSubscription(id, {kind: 'date', day}));
    }
    case 'edit':
      return edit(context, customer, form);
    case 'address':
      return sendTo(context, customer, form);
    case 'pause': {
      const {subscriptionId: id, until} = form;
      return settle('paused', id, changeSubscription(id, {kind: 'pause', until}));
    }
    case 'resume':
      return settle(
        'resumed',
        form.subscriptionId,
        changeSubscription(form.subscriptionId, {kind: 'resume'}),
      );
    case 'cancel': {
      const {subscriptionId: id, reason} = form;
      return settle('canceled', id, changeSubscription(id, {kind: 'cancel', reason}));
    }
    case 'restart':
      return settle(
        'restarted',
        form.subscriptionId,
        changeSubscription(form.subscriptionId, {kind: 'reactivate'}),
      );
  }
}

/** Sends only what the customer changed, so that a form of an older page doesn't undo a change made elsewhere. */
async function edit(
  context: ChangeAutoshipContext,
  {customerId}: Session,
  form: Extract<AutoshipForm, {intent: 'edit'}>,
): Change {
  const {subscriptions} = context.services;
  const list = await subscriptions.list(customerId);
  if (!list.ok) return fail(toFailure(context, list.failure));
  const current = list.value.find(({id}) => id === form.subscriptionId);
  if (!current) return fail('not-found');
  const before = editValuesOf(current);
  for (const [index, change] of changesOf(form, before).entries()) {
    const made = await subscriptions.changeSubscription(customerId, current.id, change);
    if (made.ok) continue;
    const failure = toFailure(context, made.failure);
    return fail(index === 0 ? failure : 'partly-made');
  }
  return ok({change: 'edited', id: current.id, was: toEditText(before)});
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

/** The provider has its own copies of addresses, so one of the customer's address book may have to be added first. */
async function sendTo(
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
  if (!address.ok) return fail(toFailure(context, address.failure));
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
  if (!past.ok) return fail(toFailure(context, past.failure));
  const skipped = past.value.find(({id, status}) => id === deliveryId && status === 'skipped');
  if (!skipped) return fail('not-found');
  const ids = skipped.items.flatMap(({subscriptionId}) => subscriptionId ?? []);
  for (const [index, id] of ids.entries()) {
    const made = await subscriptions.changeSubscription(customerId, id, {
      kind: 'date',
      day: skipped.day,
    });
    if (made.ok) continue;
    const failure = toFailure(context, made.failure);
    return fail(index === 0 ? failure : 'partly-made');
  }
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
const isExtra = ({subscriptionId}: Delivery['items'][number]) => subscriptionId === null;

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

/** The provider sends no error code for this. */
const LOCKED = /can no longer be changed/i;
