import type {Rule} from '~/ui/form-rules';

/** A phone in E.164, or `null`: 10 digits are a number of the US, any other begins with `+` and its country. */
export function toE164(text: string): string | null {
  const compact = text.replace(/[\s().-]/g, '');
  const national = /^1?([2-9]\d{9})$/.exec(compact)?.[1];
  if (national !== undefined) return `+1${national}`;
  return /^\+[1-9]\d{7,14}$/.test(compact) ? compact : null;
}

/** A phone as people read it: `(720) 555-0134` in the US, else as it is. */
export function formatPhone(phone: string): string {
  const parts = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : phone;
}

/** Passes nothing at all, and every phone that there can be. */
export const phoneRule: Rule = (text) =>
  text.trim() === '' ||
  toE164(text) !== null ||
  'Please enter 10 digits, or a number that begins with + and its country.';
