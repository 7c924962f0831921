export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A section of the report: its heading, then its table and remarks. */
export const section = (heading: string, ...parts: string[]) =>
  [`### ${heading}`, ...parts].join('\n\n');

export const ms = (value: number) => `${Math.round(value)} ms`;
export const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
export const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Percentile by nearest rank; 0 for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/** The median and the 95th percentile of times in milliseconds, as text. */
export const typicalAndSlow = (times: readonly number[]) =>
  `p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}`;
