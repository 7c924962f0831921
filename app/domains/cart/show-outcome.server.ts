import type {CartOutcome, ShownOutcome} from './cart-outcome';
import {lineKey} from './cart';
import {CART_LOGIN_PATH} from './cart-login-path';
import {showNotice} from './messages';

export function showOutcome({notices, added, ...outcome}: CartOutcome): ShownOutcome {
  return {
    ...outcome,
    notices: notices.map((notice) => ({
      ...showNotice(notice),
      ...(notice.code === 'logged-out' && {loginPath: CART_LOGIN_PATH}),
    })),
    ...(added ? {added: {lineKey: lineKey(added.line), quantity: added.quantity}} : {}),
  };
}

export const TOO_MANY_CHANGES_OUTCOME: ShownOutcome = showOutcome({
  ok: false,
  reason: 'unavailable',
  notices: [{code: 'too-many-changes', tone: 'error'}],
});

/** 422 if the shopper can fix the problem, 503 if a service failed. */
export function outcomeStatus({ok, reason}: Pick<CartOutcome, 'ok' | 'reason'>): 200 | 422 | 503 {
  if (ok || reason === undefined) return 200;
  return reason === 'refused' ? 422 : 503;
}
