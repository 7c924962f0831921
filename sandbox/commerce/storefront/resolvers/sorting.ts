/** Returns a copy sorted by text, ascending. Numbers in the text compare by value (`gid/9` before `gid/10`). */
export function sortedBy<T>(items: readonly T[], key: (item: T) => string): T[] {
  return [...items].sort((a, b) => key(a).localeCompare(key(b), 'en', {numeric: true}));
}
