import type {Done} from '../autoship-paths';
import type {AutoshipView} from '../parts/autoship-view';
import {ChangeForm} from './change-form';

/** The reverse of the change that was just made, where one press can do it. */
export function Undo({done: {change, id, was}, view}: {done: Done; view: AutoshipView}) {
  if (id === null) return null;
  const look = {submit: 'Undo', variant: 'quiet', size: 's'} as const;
  const subscription = view.subscriptions.find((one) => one.id === id);
  if (change === 'moved' && was !== null) {
    return <ChangeForm intent="move" fields={{deliveryId: id, day: was}} {...look} />;
  }
  if (change === 'skipped') {
    return <ChangeForm intent="unskip" fields={{deliveryId: id}} {...look} />;
  }
  if (change === 'canceled' && subscription?.status === 'canceled') {
    return <ChangeForm intent="restart" fields={{subscriptionId: id}} {...look} />;
  }
  if (change === 'paused' && subscription?.status === 'paused') {
    return <ChangeForm intent="resume" fields={{subscriptionId: id}} {...look} />;
  }
  return null;
}
