import type {Session} from '~/domains/session/session';
import {fail, ok, type Result} from '~/platform/result';
import type {SubscriptionsFailure} from '~/services/subscriptions/client.server';
import type {SubscriptionChange} from '~/services/subscriptions/subscriptions.server';
import type {AutoshipChange} from '../autoship-paths';
import {moveDelivery, sendNow, skipDelivery, unskip} from './change-delivery.server';
import {toFailure, type ChangeOutcome, type ChangeAutoshipContext} from './change-outcome.server';
import {
  changeAddress,
  editSubscription,
  skipItem,
  stopSubscription,
} from './change-subscription.server';
import type {AutoshipForm} from './posted-form';

/**
 * Makes one change. Another customer's deliveries and subscriptions aren't found, because each call is signed for the
 * session's customer.
 */
export async function changeAutoship(
  context: ChangeAutoshipContext,
  customer: Session,
  form: AutoshipForm,
): ChangeOutcome {
  const {subscriptions} = context.services;
  const {customerId} = customer;

  const settle = async (
    change: AutoshipChange,
    id: string | null,
    reply: Promise<Result<unknown, SubscriptionsFailure>>,
  ): ChangeOutcome => {
    const made = await reply;
    return made.ok ? ok({change, id, was: null}) : fail(toFailure(context, made.failure));
  };
  const settleSubscription = (change: AutoshipChange, id: string, made: SubscriptionChange) =>
    settle(change, id, subscriptions.changeSubscription(customerId, id, made));

  switch (form.intent) {
    case 'move':
      return moveDelivery(context, customer, form);
    case 'skip':
      return skipDelivery(context, customer, form.deliveryId);
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
      return skipItem(context, customer, form);
    case 'unskip-item':
      return settleSubscription('item-unskipped', form.subscriptionId, {
        kind: 'date',
        day: form.day,
      });
    case 'edit':
      return editSubscription(context, customer, form);
    case 'address':
      return changeAddress(context, customer, form);
    case 'pause':
    case 'cancel':
      return stopSubscription(context, customer, form);
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
