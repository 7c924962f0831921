const START = '<!-- bench:start -->';
const END = '<!-- bench:end -->';

/**
 * Puts the report between the markers in a Markdown text.
 *
 * @throws when the markers are missing
 */
export function insertReport(markdown: string, report: string): string {
  const start = markdown.indexOf(START);
  const end = markdown.indexOf(END);
  if (start < 0 || end < start) throw new Error(`bench/README.md needs ${START} and ${END}.`);
  return `${markdown.slice(0, start + START.length)}\n\n${report}\n\n${markdown.slice(end)}`;
}
