import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's mobile run: simulated slow 4G and a four times slower processor. */
export interface LighthouseScores {
  /** 0 to 100. */
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  /** Milliseconds. */
  lcp: number;
  /** No unit; 0 is no shift. */
  cls: number;
  /** Milliseconds. */
  tbt: number;
  /** Lighthouse's measure of the machine at that moment; its four times slower processor is meant for about 1500. */
  machine: number;
}

/** One run says little on a machine that does other things too. */
const RUNS = 3;

/**
 * The middle one of three runs by performance, in the browser that listens on this debugging port; `null` when
 * Lighthouse gives no result.
 */
export async function measureLighthouse(
  url: string,
  headers: Record<string, string>,
  debuggingPort: number,
): Promise<LighthouseScores | null> {
  const runs: LighthouseScores[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const scores = await runLighthouse(url, headers, debuggingPort);
    if (!scores) return null;
    runs.push(scores);
  }
  return runs.toSorted((a, b) => a.performance - b.performance)[Math.floor(RUNS / 2)] ?? null;
}

async function runLighthouse(
  url: string,
  headers: Record<string, string>,
  debuggingPort: number,
): Promise<LighthouseScores | null> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...CATEGORIES],
    extraHeaders: headers,
  });
  if (!result || result.lhr.runtimeError) return null;
  const {categories, audits, environment} = result.lhr;
  const score = (category: (typeof CATEGORIES)[number]) =>
    Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? 0;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    machine: environment.benchmarkIndex,
  };
}
