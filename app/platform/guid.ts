/**
 * Normalizes a GUID to 32 hexadecimal digits, without spaces, dashes, braces and parentheses; `null` if the text isn't
 * one.
 */
export function plainGuid(text: string): string | null {
  const stripped = text.replace(/[\s\-{}()]/g, '');
  return /^[0-9a-f]{32}$/i.test(stripped) ? stripped.toLowerCase() : null;
}
