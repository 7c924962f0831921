import {isDonation, isExtraGift} from '~/domains/catalog/product';
import {RETURN_DAYS, RETURN_TERMS} from '~/domains/content/return-terms';
import {DONE_PARAMETER} from '~/platform/done-parameter';
import {LENGTHS} from '~/platform/lengths';
import {shopDay} from '~/platform/shop-day';
import type {FieldRules, FormAnswer} from '~/ui/form-answer';
import {lengthBetween, required} from '~/ui/form-rules';
import type {OrderDetail, OrderLine} from './order';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const MINUTES_TO_CANCEL = 60;

/** How long the customer can still cancel an order, in minutes rounded up; 0 if it's too late. */
export function minutesToCancel(
  {placedAt, status}: Pick<OrderDetail, 'placedAt' | 'status'>,
  now: number,
): number {
  if (status !== 'processing') return 0;
  const minutes = MINUTES_TO_CANCEL - (now - Date.parse(placedAt)) / MINUTE_MS;
  return Math.min(MINUTES_TO_CANCEL, Math.max(0, Math.ceil(minutes)));
}

export const MAKER_LABEL =
  'For items from their makers, the maker emails you the label, and pays for it if the item was faulty.';

export interface ReturnableLine {
  /** The line's place in the order. */
  index: number;
  /** The units that haven't been refunded; at least 1. */
  quantity: number;
  /** As on the product's page, for instance "Unused returns within 30 days". */
  term: string;
}

/** True if the shop or a maker ships the line and it wasn't refunded. Donations and gifts go to their causes. */
export const isShippable = (line: OrderLine): boolean =>
  !isDonation(line) && !isExtraGift(line) && line.currentQuantity > 0;

/**
 * The lines that can be returned: from the time the order is on its way until the end of the line's term, unless all of
 * their units were refunded.
 */
export function returnableLines(order: OrderDetail, now: number): ReturnableLine[] {
  const days = daysSinceDelivery(order, now);
  return order.lines.flatMap((line, index) => {
    const quantity = line.currentQuantity;
    if (!isShippable(line)) return [];
    const sender = line.isDropship ? 'maker' : 'own';
    return days <= RETURN_DAYS[sender] ? [{index, quantity, term: RETURN_TERMS[sender]}] : [];
  });
}

/**
 * Whole days on the shop's calendar, so that a term's last day lasts until midnight. 0 while the order is on its way;
 * `Infinity` if it isn't yet, was canceled or refunded, or arrived on an unknown day.
 */
function daysSinceDelivery({status, timeline}: OrderDetail, now: number): number {
  if (status === 'shipped') return 0;
  const deliveredAt = timeline.find(({step}) => step === 'delivered')?.at;
  return status === 'delivered' && deliveredAt != null
    ? (Date.parse(shopDay(now)) - Date.parse(shopDay(deliveredAt))) / DAY_MS
    : Infinity;
}

/** The changes that the customer can make to an order right now. */
export interface OrderChanges {
  minutesToCancel: number;
  returnableLines: ReturnableLine[];
}

export function orderChanges(order: OrderDetail, now: number): OrderChanges {
  return {
    minutesToCancel: minutesToCancel(order, now),
    returnableLines: returnableLines(order, now),
  };
}

const DONE_TEXTS = {
  canceled:
    'We’re canceling your order. You’ll get an email now, and your refund within five business days.',
  'already-canceled':
    'This order is already canceled. Your refund arrives within five business days of canceling.',
  'return-requested': 'We got your request. You’ll get an email within one business day.',
} as const;

/** The confirmation of the change that led to the order's page. */
export function readOrderDone(query: URLSearchParams): string | null {
  const done = query.get(DONE_PARAMETER) ?? '';
  return Object.hasOwn(DONE_TEXTS, done) ? DONE_TEXTS[done as keyof typeof DONE_TEXTS] : null;
}

export const RETURN_REASONS = {
  dislike: 'My pet doesn’t like it',
  damaged: 'It arrived damaged',
  wrong: 'It’s not what I ordered',
  unneeded: 'I don’t need it anymore',
  other: 'Something else',
} as const;

/** `lines` is the group of the lines' checkboxes. */
export const RETURN_FIELDS = ['lines', 'reason', 'note'] as const;
export type ReturnField = (typeof RETURN_FIELDS)[number];

export const RETURN_RULES: FieldRules<ReturnField> = {
  lines: [required('Choose at least one item.')],
  reason: [
    required('Choose a reason.'),
    (value) => Object.hasOwn(RETURN_REASONS, value) || 'Choose a reason.',
  ],
  note: [
    lengthBetween(
      LENGTHS.returnNote.min,
      LENGTHS.returnNote.max,
      `Use at most ${LENGTHS.returnNote.max} characters.`,
    ),
  ],
};

/** Each line is a checkbox of its own. */
export const lineField = (index: number) => `line-${index}`;

/** Says how many units of a chosen line; all of them if it's missing. */
export const quantityField = (index: number) => `quantity-${index}`;

export interface ReturnedLine {
  /** The line's place in the order. */
  index: number;
  quantity: number;
}

export type ReturnAnswer = FormAnswer<ReturnField> & {
  lines: ReturnedLine[];
};
