import type {LineIdentity} from '../cart';
import type {Bound, CartNotice} from '../cart-outcome';
import {lineAllowance, lineMaximum, MIN_LINE_QUANTITY, type CountedLine} from '../limits';

interface Room {
  /** The line's new quantity. Never takes an existing line below 1. */
  quantity: number;
  bound: Bound | null;
}

export function roomFor(
  lines: readonly CountedLine[],
  line: Parameters<typeof lineAllowance>[1] & {requested: number},
): Room {
  const allowance = lineAllowance(lines, line);
  if (line.requested <= allowance) return {quantity: line.requested, bound: null};
  const isOrderLimit = allowance < lineMaximum(line.isAutoship);
  const bound: Bound = isOrderLimit ? {of: 'order', maximum: line.orderMaximum} : {of: 'line'};
  return {quantity: Math.max(allowance, Math.min(line.current, MIN_LINE_QUANTITY)), bound};
}

export function capNotice(
  {quantity, bound}: Room,
  isAutoship: boolean,
  line: LineIdentity,
): CartNotice[] {
  return bound ? [{code: 'capped', tone: 'warning', quantity, bound, isAutoship, line}] : [];
}

export function noRoomNotice(bound: Bound, isAutoship: boolean, line: LineIdentity): CartNotice {
  return {code: 'no-room', tone: 'warning', bound, isAutoship, line};
}
