import type {CartNotice} from '../cart';
import {lineAllowance, lineMaximum, MIN_LINE_QUANTITY, type CountedLine} from '../limits';
import {cappedAt, noRoom, type Bound} from '../messages';
import {notice} from './outcomes';

interface Room {
  /** What the line may come to hold, at least one. */
  quantity: number;
  /** What kept it below the wish; `null` when nothing did. */
  bound: Bound | null;
}

/** How much of a wish the limits leave room for. */
export function roomFor(
  lines: readonly CountedLine[],
  line: Parameters<typeof lineAllowance>[1] & {wished: number},
): Room {
  const allowance = lineAllowance(lines, line);
  if (line.wished <= allowance) return {quantity: line.wished, bound: null};
  const isOfOrder = allowance < lineMaximum(line.autoship);
  const bound: Bound = isOfOrder ? {of: 'order', maximum: line.orderMaximum} : {of: 'line'};
  return {quantity: Math.max(allowance, Math.min(line.current, MIN_LINE_QUANTITY)), bound};
}

/** Says that a line took less than was asked for. */
export function capNotice({quantity, bound}: Room, autoship: boolean, key: string): CartNotice[] {
  if (!bound) return [];
  return [{...notice(cappedAt(quantity, bound, autoship), 'warning'), lineKey: key}];
}

/** Says that a line took nothing. */
export function noRoomNotice(bound: Bound, autoship: boolean, key: string): CartNotice {
  return {...notice(noRoom(bound, autoship), 'warning'), lineKey: key};
}
