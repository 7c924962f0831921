import {formatCents} from '~/platform/money';
import type {Done} from '../autoship-paths';
import type {AutoshipView} from '../parts/autoship-view';
import {formatDay} from '../parts/day';
import {frequencyText} from '../parts/frequency-text';

/** Says what the change did and what it costs, from the data as it is now. */
export function doneText({change, id}: Done, view: AutoshipView): string {
  const delivery = view.deliveries.find((one) => one.id === id);
  const subscription = view.subscriptions.find((one) => one.id === id);
  const title = subscription?.food.title ?? 'Your subscription';
  switch (change) {
    case 'moved':
      return delivery
        ? `Your delivery now comes on ${formatDay(delivery.day)} and costs ${formatCents(delivery.totalCents)}.`
        : 'Your delivery has a new date.';
    case 'skipped':
      return `Skipped. Nothing is charged for it.${nextText(view)}`;
    case 'item-skipped':
      return `Left out of this delivery only.${nextText(view)}`;
    case 'unskipped':
      return `It’s coming after all.${nextText(view)}`;
    case 'sent':
      return 'On its way: we charged your card, and you’ll find it with your orders.';
    case 'retried':
      return 'The payment went through, and your delivery is on its way.';
    case 'added':
      return `Added, just this once.${delivery ? ` This delivery now costs ${formatCents(delivery.totalCents)}.` : ''}`;
    case 'removed':
      return `Removed.${nextText(view)}`;
    case 'edited':
      return subscription
        ? `${title} now comes ${frequencyText(subscription.frequency).toLowerCase()}, ${subscription.quantity} each time.${nextText(view)}`
        : 'Saved.';
    case 'readdressed':
      return `${title} now ships to ${subscription?.address?.lines.join(', ') ?? 'the new address'}.`;
    case 'paused':
      return subscription?.pause?.until
        ? `${title} is paused. Nothing comes before ${formatDay(subscription.pause.until)}.`
        : `${title} is paused. Nothing comes until you resume.`;
    case 'resumed':
      return `${title} is active again.${nextText(view)}`;
    case 'canceled':
      return `${title} is canceled. Nothing more is charged for it.`;
    case 'restarted':
      return `${title} is back.${nextText(view)}`;
  }
}

function nextText({deliveries: [next]}: AutoshipView): string {
  return next
    ? ` Your next delivery is on ${formatDay(next.day)} and costs ${formatCents(next.totalCents)}.`
    : '';
}
