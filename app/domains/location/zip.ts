/** A range of zips, both ends included, five digits each (LOC-02, LOC-03). */
export interface ZipRange {
  from: string;
  to: string;
}

/** Exactly five characters, all of them digits (LOC-06, LOC-07). */
export function isZipForm(text: string): boolean {
  return /^[0-9]{5}$/.test(text);
}

/** Whether one of the ranges holds the zip. Texts of one length compare as their numbers do. */
export function isServed(zip: string, ranges: readonly ZipRange[]): boolean {
  return ranges.some(({from, to}) => from <= zip && zip <= to);
}

export type ZipVerdict = 'valid' | 'not-a-zip' | 'not-served';

/**
 * Judges a zip: its form, then whether it is served (LOC-06 to LOC-08). With `bypass` the form alone counts.
 */
export function judgeZip(
  text: string,
  ranges: readonly ZipRange[],
  {bypass = false}: {bypass?: boolean} = {},
): ZipVerdict {
  if (!isZipForm(text)) return 'not-a-zip';
  return bypass || isServed(text, ranges) ? 'valid' : 'not-served';
}
