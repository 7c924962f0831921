import type {CartNotice} from '../cart';
import {lineAllowance, lineMaximum, MIN_LINE_QUANTITY, type CountedLine} from '../limits';
import {cappedAt, noRoom, type Bound} from '../messages';
import {notice} from './outcomes';

interface Room {
  /** The line's quantity afterwards; never takes an existing line below 1. */
  quantity: number;
  bound: Bound | null;
}

/** Caps a line's requested total quantity at the limits. */
export function roomFor(
  lines: readonly CountedLine[],
  line: Parameters<typeof lineAllowance>[1] & {requested: number},
): Room {
  const allowance = lineAllowance(lines, line);
  if (line.requested <= allowance) return {quantity: line.requested, bound: null};
  const isOrderLimit = allowance < lineMaximum(line.autoship);
  const bound: Bound = isOrderLimit ? {of: 'order', maximum: line.orderMaximum} : {of: 'line'};
  return {quantity: Math.max(allowance, Math.min(line.current, MIN_LINE_QUANTITY)), bound};
}

export function capNotice({quantity, bound}: Room, autoship: boolean, key: string): CartNotice[] {
  if (!bound) return [];
  return [{...notice(cappedAt(quantity, bound, autoship), 'warning'), lineKey: key}];
}

export function noRoomNotice(bound: Bound, autoship: boolean, key: string): CartNotice {
  return {...notice(noRoom(bound, autoship), 'warning'), lineKey: key};
}
