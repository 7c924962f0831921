/** Both ends included (LOC-02, LOC-03). */
export interface ZipRange {
  from: string;
  to: string;
}

/** LOC-06, LOC-07 */
export function isZipForm(text: string): boolean {
  return /^[0-9]{5}$/.test(text);
}

/** Strings of equal length compare like their numbers. */
export function isServed(zip: string, ranges: readonly ZipRange[]): boolean {
  return ranges.some(({from, to}) => from <= zip && zip <= to);
}

export type ZipVerdict = 'valid' | 'not-a-zip' | 'not-served';

/** Checks the format, then whether we deliver there (LOC-06 to LOC-08). `bypass` skips the second check. */
export function validateZip(
  text: string,
  ranges: readonly ZipRange[],
  {bypass = false}: {bypass?: boolean} = {},
): ZipVerdict {
  if (!isZipForm(text)) return 'not-a-zip';
  return bypass || isServed(text, ranges) ? 'valid' : 'not-served';
}
