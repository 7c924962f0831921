/** A copy in ascending order of a text, in which numbers count as numbers (`gid/9` before `gid/10`). */
export function sortedBy<T>(items: readonly T[], key: (item: T) => string): T[] {
  return [...items].sort((a, b) => key(a).localeCompare(key(b), 'en', {numeric: true}));
}
