import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's mobile run: simulated slow 4G and the processor of a phone of the middle. */
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
  /** Lighthouse's measure of the machine at that moment. */
  machine: number;
  /** How many times slower the phone was taken to be. */
  slowdown: number;
}

/** One run says little on a machine that does other things too. */
const RUNS = 5;

/**
 * What makes a phone of the middle out of a machine of this measure, as Lighthouse's calculator has it
 * (docs/throttling.md of Lighthouse): its four times slower is meant for 1533, and is the most here.
 */
const SLOWDOWNS = [
  {machine: 150, slowdown: 1},
  {machine: 800, slowdown: 2},
  {machine: 1300, slowdown: 3},
  {machine: 1533, slowdown: 4},
];
const MOST = 4;

function slowdownOf(machine: number): number {
  const above = SLOWDOWNS.findIndex((point) => point.machine > machine);
  const [low, high] = [SLOWDOWNS[above - 1], SLOWDOWNS[above]];
  if (!low || !high) return above === 0 ? 1 : MOST;
  const share = (machine - low.machine) / (high.machine - low.machine);
  return low.slowdown + share * (high.slowdown - low.slowdown);
}

/**
 * The middle one of five runs by performance, in the browser that listens on this debugging port; `null` when
 * Lighthouse gives no result of any. Each takes the machine for what the one before found; the first only finds it.
 */
export async function measureLighthouse(
  url: string,
  headers: Record<string, string>,
  debuggingPort: number,
): Promise<LighthouseScores | null> {
  const runs: LighthouseScores[] = [];
  let slowdown = MOST;
  for (let run = 0; run <= RUNS; run += 1) {
    const scores = await runLighthouse({url, headers, debuggingPort, slowdown});
    if (!scores) continue;
    if (run > 0) runs.push(scores);
    slowdown = slowdownOf(scores.machine);
  }
  const middle = Math.floor((runs.length - 1) / 2);
  return runs.toSorted((a, b) => a.performance - b.performance)[middle] ?? null;
}

interface Run {
  url: string;
  headers: Record<string, string>;
  debuggingPort: number;
  slowdown: number;
}

async function runLighthouse({
  url,
  headers,
  debuggingPort,
  slowdown,
}: Run): Promise<LighthouseScores | null> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...CATEGORIES],
    extraHeaders: headers,
    throttling: {cpuSlowdownMultiplier: slowdown},
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
    slowdown,
  };
}
