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
import type {Subscription} from '../subscription';
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
      const was = coming.value.find((one) => one.id === id)?.day ?? null;
      return settle('moved', id, changeDelivery(id, {kind: 'date', day}), was);
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
      if (!sent.ok) return fail(toFailure(context, sent.failure));
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
    case 'skip-item':
      return settle('item-skipped', null, subscriptions.skipItem(customerId, form.itemId));
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

/** Sends only what differs, so that a form from an older page doesn't undo a change made elsewhere. */
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
  const changes = differencesOf(current, form);
  for (const [index, change] of changes.entries()) {
    const made = await subscriptions.changeSubscription(customerId, current.id, change);
    if (made.ok) continue;
    const failure = toFailure(context, made.failure);
    return fail(index === 0 ? failure : 'partly-made');
  }
  return ok({change: 'edited', id: current.id, was: null});
}

function differencesOf(
  {quantity, frequency, variantId}: Subscription,
  form: Extract<AutoshipForm, {intent: 'edit'}>,
): SubscriptionChange[] {
  const isSameFrequency = frequency.period === 'week' && frequency.every === form.weeks;
  const changes: (SubscriptionChange | null)[] = [
    form.variantId === variantId ? null : {kind: 'variant', variantId: form.variantId},
    form.quantity === quantity ? null : {kind: 'quantity', quantity: form.quantity},
    isSameFrequency ? null : {kind: 'frequency', frequency: {every: form.weeks, period: 'week'}},
  ];
  return changes.filter((change) => change !== null);
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

/** Moves what was skipped back to the day that it was skipped on. */
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
  return ok({change: 'unskipped', id: null, was: null});
}

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

/** The provider has no code for it. */
const LOCKED = /can no longer be changed/i;
