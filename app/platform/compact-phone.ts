/**
 * A phone number without what people put between its digits. Numbers copied from a phone's contacts have invisible
 * marks around them, and hyphens of their own.
 */
export const compactPhone = (text: string): string => text.replace(/[\s().\p{Cf}\p{Pd}]/gu, '');
