import type {CartNotice, CartOutcome, ShownNotice, ShownOutcome} from './cart-outcome';
import {lineKey} from './cart';
import {noticeText, toShownNotice} from './messages';

export function showOutcome({notices, added, ...outcome}: CartOutcome): ShownOutcome {
  return {
    ...outcome,
    notices: notices.map(showNotice),
    ...(added ? {added: {lineKey: lineKey(added.line), quantity: added.quantity}} : {}),
  };
}

export function showNotice(notice: CartNotice): ShownNotice {
  return toShownNotice(notice, noticeText(notice));
}

export const TOO_MANY_CHANGES_OUTCOME: ShownOutcome = showOutcome({
  ok: false,
  reason: 'unavailable',
  notices: [{code: 'too-many-changes', tone: 'error'}],
});

/** 422 if the shopper can fix the problem, 503 if a service failed. */
export function outcomeStatus({ok, reason}: Pick<CartOutcome, 'ok' | 'reason'>): 200 | 422 | 503 {
  if (ok || reason === undefined) return 200;
  return reason === 'unavailable' ? 503 : 422;
}
