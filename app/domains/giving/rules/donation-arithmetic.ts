import {
  NO_DONATION,
  type Amounts,
  type CartDonation,
  type Donation,
  type ItemDonation,
} from '../donation';

/** In US dollars. The service rounds totals and parts separately. */
const TOLERANCE = 0.01;

/**
 * The donation of `quantity` items of a product.
 * @throws {RangeError} on inconsistent amounts
 */
export function productDonation(item: ItemDonation, quantity: number): Donation {
  return toDonation(amountsOf(item), item.totalDonationValue, quantity);
}

/**
 * The donation of a cart: of its lines, and of the order as a whole.
 * @throws {RangeError} on inconsistent amounts
 */
export function cartDonation({lineItems, cartDonation: order}: CartDonation): Donation {
  const parts = [
    ...lineItems.map((line) => ({amounts: amountsOf(line), total: line.totalDonationValue})),
    ...(order ? [{amounts: order.donation, total: order.totalDonationValue}] : []),
  ];
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  const amounts: Amounts = {};
  for (const part of parts) {
    checkAmounts(part.amounts, part.total);
    for (const [causeId, amount] of Object.entries(part.amounts)) {
      amounts[causeId] = (amounts[causeId] ?? 0) + amount;
    }
  }
  return toDonation(amounts, total, 1);
}

/**
 * Splits whole cents by weights. The largest remainders get the cents that are left, so the parts add up.
 */
export function splitCents(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (cents * weight) / sum);
  const shares = exact.map(Math.floor);
  const left = cents - shares.reduce((all, share) => all + share, 0);
  const byRemainder = exact
    .map((value, index) => ({index, remainder: value - Math.floor(value)}))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const {index} of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** Adds the shopper's own gift, in equal parts to these causes. Without any, only the total has it. */
export function withExtraGift(
  {totalCents, shares}: Donation,
  extraCents: number,
  causeIds: readonly string[],
): Donation {
  const extra = splitCents(
    extraCents,
    causeIds.map(() => 1),
  );
  const cents = new Map(shares.map((share) => [share.causeId, share.cents]));
  causeIds.forEach((id, index) => cents.set(id, (cents.get(id) ?? 0) + (extra[index] ?? 0)));
  return {
    totalCents: totalCents + extraCents,
    shares: [...cents]
      .filter(([, share]) => share > 0)
      .map(([causeId, share]) => ({causeId, cents: share})),
  };
}

/** A portfolio gets the whole value. */
function amountsOf({portfolioId, donations, totalDonationValue}: ItemDonation): Amounts {
  return portfolioId === null ? donations : {[portfolioId]: totalDonationValue};
}

function toDonation(amounts: Amounts, total: number, times: number): Donation {
  checkAmounts(amounts, total);
  const totalCents = Math.round(total * times * 100);
  if (totalCents === 0) return NO_DONATION;
  const causes = Object.entries(amounts).filter(([, amount]) => amount > 0);
  const cents = splitCents(
    totalCents,
    causes.map(([, amount]) => amount),
  );
  const shares = causes.map(([causeId], index) => ({causeId, cents: cents[index] ?? 0}));
  return {totalCents, shares: shares.filter((share) => share.cents > 0)};
}

function checkAmounts(amounts: Amounts, total: number): void {
  const values = Object.values(amounts);
  const sum = values.reduce((all, value) => all + value, 0);
  const areAmounts = [total, ...values].every((value) => Number.isFinite(value) && value >= 0);
  /* The service rounds each of the amounts. */
  if (!areAmounts || Math.abs(sum - total) > TOLERANCE * Math.max(values.length, 1)) {
    throw new RangeError(`the amounts don't add up to ${total}`);
  }
}
