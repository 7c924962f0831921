import {formatCents} from '~/platform/money';
import type {Done} from '../autoship-paths';
import type {AutoshipView, SubscriptionView} from '../parts/autoship-view';
import {formatDay, formatDayOfYear} from '../parts/day';
import {frequencyText} from '../parts/frequency-text';
import {shipDay} from '../parts/ship-day';
import {isWaitingForStock} from '../parts/waits-for-stock';
import type {DeliveryItem} from '../subscription';

/** Confirms the change and its cost, from the current data. */
export function doneText({change, id}: Done, view: AutoshipView): string {
  const delivery = view.deliveries.find((each) => each.id === id);
  const subscription = view.subscriptions.find((each) => each.id === id);
  const title = subscription?.food.title ?? 'Your subscription';
  const next = nextText(view, id);
  switch (change) {
    case 'moved':
      return delivery
        ? `Your delivery now ships on ${formatDay(delivery.day)} and costs ${formatCents(delivery.totalCents)}.`
        : 'Your delivery has a new date.';
    case 'joined':
      return delivery
        ? `Both deliveries now ship together on ${formatDay(delivery.day)} and cost ${formatCents(delivery.totalCents)}.`
        : 'Both deliveries now ship together.';
    case 'skipped':
      return `Skipped. You won’t be charged for it.${next}`;
    case 'item-skipped':
      return `${title} is left out of this delivery only.${next}`;
    case 'unskipped':
      return delivery
        ? `It’s coming after all. It ships on ${formatDay(delivery.day)} and costs ${formatCents(delivery.totalCents)}.`
        : `It’s coming after all.${next}`;
    case 'item-unskipped':
      return `${title} is coming after all.${next}`;
    case 'sent':
      return `On its way. We charged your card, and you’ll find it in your orders.${heldBackText(view)}`;
    case 'already-sent':
      return `This delivery was already sent, and we charged your card only once. You’ll find it in your orders.${heldBackText(view)}`;
    case 'retried':
      return `The payment went through, and your delivery is on its way.${heldBackText(view)}`;
    case 'added':
      return `Added, just this once.${delivery ? ` This delivery now costs ${formatCents(delivery.totalCents)}.` : ''}`;
    case 'removed':
      return `Removed.${next}`;
    case 'edited':
      return subscription
        ? `${title} now comes ${frequencyText(subscription.frequency).toLowerCase()}, ${subscription.quantity} each time.${next}`
        : 'Saved.';
    case 'readdressed':
      return `${title} now ships to ${subscription?.address?.lines.join(', ') ?? 'the new address'}.${next}`;
    case 'paused':
      return subscription?.pause?.until
        ? `${title} is paused. Nothing ships before ${formatDayOfYear(subscription.pause.until)}.`
        : `${title} is paused. No deliveries until you resume.`;
    case 'resumed':
      return `${title} is active again.${next}`;
    case 'canceled':
      return `${title} is canceled. ${lastDeliveryText(subscription?.next)}`;
    case 'restarted':
      return `${title} is back.${next}`;
  }
}

/** Describes the next delivery with this subscription, or else the earliest one that has a day. */
function nextText({deliveries}: AutoshipView, id: string | null): string {
  const isOwn = ({subscriptionId}: DeliveryItem) => subscriptionId === id && id !== null;
  const own = deliveries.find(({items}) => items.some(isOwn));
  const next = own ?? deliveries.find((delivery) => shipDay(delivery) !== null);
  if (!next) return '';
  const subject = ` ${own ? 'Its' : 'Your'} next delivery`;
  const items = own ? own.items.filter(isOwn) : next.items;
  const day = shipDay(next);
  if (day === null) {
    return `${subject} isn’t scheduled, because its payment failed. Try the card again below.`;
  }
  return isWaitingForStock({items})
    ? `${subject} ships as soon as it’s back in stock.`
    : `${subject} ships on ${formatDay(day)} and costs ${formatCents(next.totalCents)}.`;
}

/** After a cancellation, a delivery that is already being packed still ships and is charged. */
function lastDeliveryText(last: SubscriptionView['next'] | undefined): string {
  if (!last?.day) return 'Nothing more is charged for it.';
  const ships = last.isOutOfStock
    ? 'The last delivery ships as soon as it’s back in stock.'
    : `It ships one last time, on ${formatDay(last.day)}.`;
  return `${ships} Nothing more is charged after that.`;
}

/** Names the items that a sent delivery left behind. */
function heldBackText({deliveries}: AutoshipView): string {
  const titles = deliveries
    .flatMap(({items}) => items)
    .filter(({isOutOfStock}) => isOutOfStock)
    .map(({food}) => food.title);
  return titles.length > 0 ? ` Still to come, once it’s back in stock: ${titles.join(', ')}.` : '';
}
