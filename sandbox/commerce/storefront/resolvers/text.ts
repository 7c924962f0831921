/** `field(truncateAt:)`: at most so many characters, the last three of them dots when something was cut off. */
export function truncated(text: string, {truncateAt}: {truncateAt?: number | null}): string {
  if (truncateAt == null || text.length <= truncateAt) return text;
  return `${text.slice(0, Math.max(0, truncateAt - 3))}...`;
}
