import {isExtraGift} from '~/domains/catalog/product';
import {DONE_PARAMETER} from '~/platform/done-parameter';
import {LENGTHS} from '~/platform/lengths';
import type {FieldRules, FormAnswer} from '~/ui/form-answer';
import {lengthBetween, required} from '~/ui/form-rules';
import type {OrderDetail} from './order';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const MINUTES_TO_CANCEL = 60;
/** Counted from delivery, as on the returns page. */
const DAYS_TO_RETURN = 90;

type Changeable = Pick<OrderDetail, 'placedAt' | 'status' | 'timeline'>;

/** How long the customer can still cancel an order, in minutes rounded up; 0 if it's too late. */
export function minutesToCancel({placedAt, status}: Changeable, now: number): number {
  if (status !== 'processing') return 0;
  const minutes = MINUTES_TO_CANCEL - (now - Date.parse(placedAt)) / MINUTE_MS;
  return Math.min(MINUTES_TO_CANCEL, Math.max(0, Math.ceil(minutes)));
}

/** An order can be returned once it's on its way, until 90 days after its delivery. */
export function isReturnable({status, timeline}: Changeable, now: number): boolean {
  if (status === 'shipped') return true;
  if (status !== 'delivered') return false;
  const deliveredAt = timeline.find(({step}) => step === 'delivered')?.at;
  return deliveredAt != null && now - Date.parse(deliveredAt) <= DAYS_TO_RETURN * DAY_MS;
}

/** The changes that the customer can make to an order right now. */
export interface OrderChanges {
  minutesToCancel: number;
  isReturnable: boolean;
}

export function orderChanges(order: Changeable, now: number): OrderChanges {
  return {minutesToCancel: minutesToCancel(order, now), isReturnable: isReturnable(order, now)};
}

const DONE_TEXTS = {
  canceled:
    'We’re canceling your order. You’ll get an email, and your money back within five business days.',
  'already-canceled':
    'This order is already canceled. Your money comes back within five business days of canceling.',
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

export const RETURN_FIELDS = ['reason', 'note'] as const;
export type ReturnField = (typeof RETURN_FIELDS)[number];

export const RETURN_RULES: FieldRules<ReturnField> = {
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

/** The indexes of the lines that can be returned: a gift was passed on to its cause. */
export function returnableLines({lines}: Pick<OrderDetail, 'lines'>): number[] {
  return lines.flatMap((line, index) => (isExtraGift(line) ? [] : [index]));
}

export type ReturnAnswer = FormAnswer<ReturnField> & {
  /** Indexes of the chosen lines. */
  lines: number[];
};
