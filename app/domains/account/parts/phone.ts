import {compactPhone} from '~/platform/compact-phone';
import type {Rule} from '~/ui/form-rules';

/**
 * Converts a phone number to E.164, or returns `null` if it's invalid. Ten digits are a US number, with or without its
 * country code; any other number starts with `+` and its country code.
 */
export function toE164(text: string): string | null {
  const compact = compactPhone(text);
  const national = /^(?:\+?1)?([2-9]\d{9})$/.exec(compact)?.[1];
  if (national !== undefined) return `+1${national}`;
  return /^\+[2-9]\d{7,14}$/.test(compact) ? compact : null;
}

/** Formats a US number like `(720) 555-0134`. Other numbers stay as they are. */
export function formatPhone(phone: string): string {
  const parts = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : phone;
}

export const phoneRule: Rule = (text) =>
  text.trim() === '' || toE164(text) !== null || 'Enter 10 digits, or + and a country code.';
