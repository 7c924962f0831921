/** Truncates text for `field(truncateAt:)` arguments. The ellipsis counts: cut text ends in three dots. */
export function truncateText(text: string, {truncateAt}: {truncateAt?: number | null}): string {
  if (truncateAt == null || text.length <= truncateAt) return text;
  return `${text.slice(0, Math.max(0, truncateAt - 3))}...`;
}
