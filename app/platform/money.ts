import {withThousands} from './en-us';

/** An amount as it travels: a decimal string in the currency's main unit, for instance `12.50`. */
export interface Money {
  amount: string;
  currencyCode: string;
}

/** The only currency that this code adds up and prints (CONST-32). */
const CURRENCY = 'USD';

/**
 * Decimal string to minor units. All adding and comparing happens on these. Throws on text that is no amount, and on
 * another currency, which would be shown with a dollar sign.
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

/** Minor units to the travelling form with two decimals. */
export function fromCents(cents: number): Money {
  return {amount: (cents / 100).toFixed(2), currencyCode: CURRENCY};
}

/** Minor units as a shopper reads them: USD in en-US, `$1,234.50` (CONST-32, CONST-33). */
export function formatCents(cents: number): string {
  const [dollars = '', decimals] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}$${withThousands(dollars)}.${decimals}`;
}

/** `formatCents`, without the decimals of a whole amount: `$49`. */
export function formatCentsShort(cents: number): string {
  return formatCents(cents).replace(/\.00$/, '');
}
