/**
 * Where a link that somebody wrote may lead: a path of this site, or an https address. `null` for all else.
 * A user name would let an address look like one of another host.
 */
export function linkTarget(written: string): string | null {
  const target = written.trim();
  if (/[\p{Cc}\\]/u.test(target)) return null;
  return /^(?:\/(?!\/)|https:\/\/[^/?#@]+(?:[/?#]|$))/i.test(target) ? target : null;
}
