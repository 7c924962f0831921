import {formatCents} from '~/platform/money';
import type {Cause} from '../cause';
import type {Causes, GivingView} from '../sdk/giving-state';

const UNNAMED = 'a good cause';

/** The subject of a widget. */
export type GivingSubject = 'product' | 'cart';

const SUBJECTS: Record<GivingSubject, {line: string; heading: string}> = {
  product: {line: 'this', heading: 'This gives'},
  cart: {line: 'your order', heading: 'Your order gives'},
};

/** “$0.43 of this goes to Denver Humane Society”. */
export function givingSentence(subject: GivingSubject, {donation, causes}: GivingView): string {
  const names = donation.shares.map(({causeId}) => nameOf(causeId, causes));
  const {line} = SUBJECTS[subject];
  return `${formatCents(donation.totalCents)} of ${line} goes to ${joinNames(names)}`;
}

/** “Your order gives $1.20”, with the shopper's own gift. */
export function givingHeading(subject: GivingSubject, totalCents: number): string {
  return totalCents > 0
    ? `${SUBJECTS[subject].heading} ${formatCents(totalCents)}`
    : 'Give with your order';
}

export function nameOf(causeId: string, causes: Causes): string {
  return causes[causeId]?.name ?? UNNAMED;
}

/** “Denver, CO · Animals”, or how many charities a portfolio has. */
export function causeFacts({city, state, categoryName, portfolioCharities}: Cause): string {
  if (portfolioCharities.length > 0) return `${portfolioCharities.length} charities`;
  const place = [city, state].filter(Boolean).join(', ');
  return [place, categoryName].filter(Boolean).join(' · ');
}

/** “Gives double”; `null` for the usual amount. */
export function multiplierText({multiplier}: Pick<Cause, 'multiplier'>): string | null {
  if (multiplier <= 1) return null;
  if (multiplier === 2) return 'Gives double';
  return multiplier === 3 ? 'Gives triple' : `Gives ${multiplier} times as much`;
}

function joinNames(names: readonly string[]): string {
  const known = names.filter((name) => name !== UNNAMED);
  const [first, second] = known;
  if (first === undefined) return names.length > 1 ? 'good causes' : UNNAMED;
  if (names.length === 1) return first;
  if (names.length === 2 && second !== undefined) return `${first} and ${second}`;
  const otherCount = names.length - 1;
  return `${first} and ${otherCount} more ${otherCount === 1 ? 'cause' : 'causes'}`;
}
