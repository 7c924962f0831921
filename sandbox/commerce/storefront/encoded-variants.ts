/**
 * Encodes the existing combinations of option values in the format of Hydrogen's `decodeEncodedVariant`: positions of
 * option values, `:` to go down to the next option, `,` to go back up, ` ` between separate values and `-` between the
 * ends of a range. `[[0,0],[0,1],[1,0]]` is `v1_0:0-1,1:0,`.
 *
 * @param combinations one position per option, all of the same length, in ascending order
 */
export function encodeVariants(combinations: readonly (readonly number[])[]): string {
  return `v1_${encodeLevel(combinations, 0)}`;
}

function encodeLevel(combinations: readonly (readonly number[])[], level: number): string {
  const [first] = combinations;
  if (!first) return '';
  const values = [...new Set(combinations.map((item) => item[level] ?? 0))];
  if (level === first.length - 1) return encodeRanges(values);
  return values
    .map((value) => {
      const withValue = combinations.filter((item) => item[level] === value);
      return `${value}:${encodeLevel(withValue, level + 1)},`;
    })
    .join('');
}

function encodeRanges(values: readonly number[]): string {
  const ranges: {from: number; to: number}[] = [];
  for (const value of values) {
    const last = ranges.at(-1);
    if (last && value === last.to + 1) last.to = value;
    else ranges.push({from: value, to: value});
  }
  return ranges.map(({from, to}) => (from === to ? `${from}` : `${from}-${to}`)).join(' ');
}
