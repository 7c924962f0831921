/**
 * Writes which combinations of option values there are, in the format that Hydrogen's `decodeEncodedVariant` reads:
 * positions of option values, `:` going down to the next option, `,` coming back up, ` ` between separate values and
 * `-` between the ends of a run. `[[0,0],[0,1],[1,0]]` is `v1_0:0-1,1:0,`.
 *
 * @param combinations positions per option, in ascending order, all of the same length.
 */
export function encodeVariants(combinations: readonly (readonly number[])[]): string {
  return `v1_${encodeLevel(combinations, 0)}`;
}

function encodeLevel(combinations: readonly (readonly number[])[], level: number): string {
  const [first] = combinations;
  if (!first) return '';
  const values = [...new Set(combinations.map((one) => one[level] ?? 0))];
  if (level === first.length - 1) return encodeRuns(values);
  return values
    .map((value) => {
      const below = combinations.filter((one) => one[level] === value);
      return `${value}:${encodeLevel(below, level + 1)},`;
    })
    .join('');
}

function encodeRuns(values: readonly number[]): string {
  const runs: {from: number; to: number}[] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last && value === last.to + 1) last.to = value;
    else runs.push({from: value, to: value});
  }
  return runs.map(({from, to}) => (from === to ? `${from}` : `${from}-${to}`)).join(' ');
}
