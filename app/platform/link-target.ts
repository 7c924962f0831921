/**
 * Accepts a path of this site or an https URL, and returns `null` for anything else. URLs with a user name are refused,
 * because they can look like another host.
 */
export function linkTarget(written: string): string | null {
  const target = written.trim();
  if (/[\p{Cc}\\]/u.test(target)) return null;
  return /^(?:\/(?!\/)|https:\/\/[^/?#@]+(?:[/?#]|$))/i.test(target) ? target : null;
}
