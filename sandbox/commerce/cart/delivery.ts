import type {CartAddress} from './types';

/** The parts of an address that rates and taxes depend on. */
export type Destination = Pick<CartAddress, 'countryCode' | 'provinceCode'>;

export interface ShippingRate {
  handle: string;
  title: string;
  description: string;
  /** US cents for the whole order. */
  cents: number;
}

const STANDARD_CENTS = 5_95;
const EXPRESS_CENTS = 14_95;
/** Minimum shippable subtotal for free standard shipping. */
const FREE_SHIPPING_CENTS = 49_00;
/** Added to all rates, including free ones, for Alaska and Hawaii. */
const REMOTE_STATE_CENTS = 4_00;
const REMOTE_STATES = ['AK', 'HI'];
/** Donations don't ship and don't count toward free shipping. */
export const DONATION_TYPE = 'Donation';

/**
 * Returns the rates to a destination, cheapest first, and none outside the United States. Cart and checkout share it
 * (SAND-13).
 */
export function shippingRates(destination: Destination, shippableSubtotal: number): ShippingRate[] {
  if (destination.countryCode !== 'US') return [];
  const surcharge = REMOTE_STATES.includes(destination.provinceCode ?? '') ? REMOTE_STATE_CENTS : 0;
  const standard = shippableSubtotal >= FREE_SHIPPING_CENTS ? 0 : STANDARD_CENTS;
  return [
    {
      handle: 'standard',
      title: 'Standard',
      description: '2 to 4 business days',
      cents: standard + surcharge,
    },
    {
      handle: 'express',
      title: 'Express',
      description: '1 to 2 business days',
      cents: EXPRESS_CENTS + surcharge,
    },
  ];
}

/** Sales tax by state in thousandths of a percent. Unlisted states charge none. */
const TAX_RATES = new Map([
  ['AZ', 5_600],
  ['CA', 7_250],
  ['CO', 4_500],
  ['FL', 6_000],
  ['GA', 4_000],
  ['IL', 6_250],
  ['KS', 6_500],
  ['MA', 6_250],
  ['MI', 6_000],
  ['NC', 4_750],
  ['NJ', 6_625],
  ['NY', 8_000],
  ['OH', 5_750],
  ['PA', 6_000],
  ['TX', 6_250],
  ['UT', 4_850],
  ['VA', 5_300],
  ['WA', 6_500],
]);

/** Calculates sales tax on the taxable amounts (cents, after all discounts), rounded half up once per order. */
export function taxCents(
  destination: Destination,
  lines: readonly {taxable: boolean; cents: number}[],
): number {
  if (destination.countryCode !== 'US') return 0;
  const rate = TAX_RATES.get(destination.provinceCode ?? '') ?? 0;
  const taxable = lines.reduce((sum, line) => sum + (line.taxable ? line.cents : 0), 0);
  return Math.floor((taxable * rate + 50_000) / 100_000);
}
