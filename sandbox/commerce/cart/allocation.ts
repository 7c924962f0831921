/** Returns a percentage of an amount in cents, rounded half up. */
export function percentOf(cents: number, percent: number): number {
  return Math.floor((cents * percent + 50) / 100);
}

/**
 * Splits `total` cents in proportion to `weights` (cents, none negative) by largest remainder: the parts are whole
 * cents and add up to `total` exactly. If `total` is at most the sum of the weights, no part exceeds its weight. If all
 * weights are 0, so are all parts.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((left, right) => left + right, 0);
  if (sum === 0) return weights.map(() => 0);
  // Cents times cents can exceed the safe integer range of a number.
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight));
  const parts = exact.map((product) => Number(product / BigInt(sum)));
  const leftOver = total - parts.reduce((left, right) => left + right, 0);
  const byRemainder = exact
    .map((product, index) => ({index, remainder: product % BigInt(sum)}))
    .sort((left, right) =>
      left.remainder === right.remainder
        ? left.index - right.index
        : left.remainder < right.remainder
          ? 1
          : -1,
    );
  for (const {index} of byRemainder.slice(0, leftOver)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
