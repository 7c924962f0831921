import type {Done} from '../autoship-paths';
import type {AutoshipView} from '../parts/autoship-view';
import {editValuesOf, parseEditText, toEditText} from '../parts/edit-values';
import {isOffered} from '../parts/offered-values';
import {ChangeForm} from './change-form';

/** Reverses the change that was just made, if one press can do it. */
export function Undo({done: {change, id, was}, view}: {done: Done; view: AutoshipView}) {
  if (id === null) return null;
  const look = {submit: 'Undo', variant: 'quiet', size: 's'} as const;
  const subscription = view.subscriptions.find((each) => each.id === id);
  if (change === 'moved' && was !== null) {
    return <ChangeForm intent="move" fields={{deliveryId: id, day: was}} {...look} />;
  }
  if (change === 'skipped') {
    return <ChangeForm intent="unskip" fields={{deliveryId: id}} {...look} />;
  }
  if (change === 'item-skipped' && was !== null) {
    return <ChangeForm intent="unskip-item" fields={{subscriptionId: id, day: was}} {...look} />;
  }
  const before = change === 'edited' && was !== null ? parseEditText(was) : null;
  if (before && subscription && subscription.status !== 'canceled') {
    const {variantId, quantity, weeks} = before;
    const shown = editValuesOf(subscription);
    if (toEditText(before) === toEditText(shown) || !isOffered(before, shown)) return null;
    const values = {variantId, quantity: String(quantity), weeks: String(weeks)};
    const fields = {subscriptionId: id, ...values, shown: toEditText(shown)};
    return <ChangeForm intent="edit" fields={fields} {...look} />;
  }
  if (change === 'canceled' && subscription?.status === 'canceled') {
    /* A delivery that is already being packed still ships, and keeps its day. */
    if (subscription.next) {
      return <ChangeForm intent="restart" fields={{subscriptionId: id}} {...look} />;
    }
    if (was !== null) {
      return <ChangeForm intent="restart" fields={{subscriptionId: id, day: was}} {...look} />;
    }
  }
  if (change === 'paused' && subscription?.status === 'paused' && was !== null) {
    return <ChangeForm intent="resume" fields={{subscriptionId: id, day: was}} {...look} />;
  }
  return null;
}
