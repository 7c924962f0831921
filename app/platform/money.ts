import {withThousands} from './en-us';

/** As APIs send it: a decimal string in the currency's main unit, for instance `12.50`. */
export interface Money {
  amount: string;
  currencyCode: string;
}

/** CONST-32 */
const CURRENCY = 'USD';

/**
 * Cents are the unit for all sums and comparisons.
 * @throws {RangeError} on text that isn't an amount, and on another currency, which would be shown as dollars
 */
export function toCents(money: Money): number {
  if (money.currencyCode !== CURRENCY) {
    throw new RangeError(`not in US dollars: ${money.currencyCode}`);
  }
  if (!/^-?\d+(\.\d+)?$/.test(money.amount)) {
    throw new RangeError(`not an amount: ${money.amount}`);
  }
  return Math.round(Number(money.amount) * 100);
}

export function fromCents(cents: number): Money {
  return {amount: (cents / 100).toFixed(2), currencyCode: CURRENCY};
}

/** `$1,234.50` (CONST-32, CONST-33) */
export function formatCents(cents: number): string {
  const [dollars = '', decimals] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}$${withThousands(dollars)}.${decimals}`;
}

/** Whole amounts have no decimals: `$49`. */
export function formatCentsShort(cents: number): string {
  return formatCents(cents).replace(/\.00$/, '');
}
