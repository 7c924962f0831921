import {AUTOSHIP} from '../../world/selling-plans';
import type {CartAttribute} from '../cart/types';
import type {OrderLine} from './order';

type TermsLine = Pick<OrderLine, 'title' | 'variantTitle' | 'quantity' | 'sellingPlan'>;

/** The terms that the shopper accepts by paying for autoship lines; `null` without such lines. */
export function autoshipTerms(lines: readonly TermsLine[]): string | null {
  const recurring = lines.flatMap(({quantity, title, variantTitle, sellingPlan}) =>
    sellingPlan
      ? [`${quantity} x ${title}, ${variantTitle}, ${sellingPlan.name.toLowerCase()}`]
      : [],
  );
  if (recurring.length === 0) return null;
  return `Autoship: ${recurring.join('; ')}. We charge each delivery to your card at that day’s price less ${AUTOSHIP.plans[0]?.percentOff ?? 0}% until you cancel. Change, skip or cancel in your account up to 24 hours before a delivery ships.`;
}

/** The accepted terms and the time of acceptance, as order attributes. */
export function termsAttributes(lines: readonly TermsLine[], acceptedAt: Date): CartAttribute[] {
  const terms = autoshipTerms(lines);
  return terms === null
    ? []
    : [
        {key: 'autoship_terms', value: terms},
        {key: 'autoship_terms_accepted_at', value: acceptedAt.toISOString()},
      ];
}
