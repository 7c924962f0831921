/**
 * A phone number without what people put between its digits. Numbers copied from a phone's contacts have invisible
 * marks around them, and hyphens of their own. A `(0)` after the country code isn't dialed with it, except in Italy.
 */
export const compactPhone = (text: string): string =>
  text
    .replace(/[\s.\p{Cf}\p{Pd}]/gu, '')
    .replace(/^(\+(?!39)\d+)\(0\)/, '$1')
    .replace(/[()]/g, '');
