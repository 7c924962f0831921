import type {Browser, CDPSession} from '@playwright/test';
import lighthouse, {auditFlowArtifacts, type Flags, type RunnerResult} from 'lighthouse';
import type {Page} from './pages';
import {ms, section, table} from './table';

type Result = RunnerResult;
type Artifacts = Result['artifacts'];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Scores of Lighthouse's mobile run: simulated slow 4G and the processor of a mid-range phone. */
interface LighthouseScores {
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
  /** Lighthouse's benchmark of the machine during the run. */
  machine: number;
  /** How many times slower than the machine the simulated phone was. */
  slowdown: number;
}

/** Several, because other work on the machine distorts a single run. */
const RUNS = 5;

/**
 * The slowdown that simulates a mid-range phone on a machine with this benchmark, from Lighthouse's calculator (its
 * docs/throttling.md). Lighthouse's default of 4 is meant for 1533, and is the maximum here.
 */
const SLOWDOWNS = [
  {machine: 150, slowdown: 1},
  {machine: 800, slowdown: 2},
  {machine: 1300, slowdown: 3},
  {machine: 1533, slowdown: 4},
];
const MAX_SLOWDOWN = 4;

function slowdownOf(machine: number): number {
  const above = SLOWDOWNS.findIndex((point) => point.machine > machine);
  const [low, high] = [SLOWDOWNS[above - 1], SLOWDOWNS[above]];
  if (!low || !high) return above === 0 ? 1 : MAX_SLOWDOWN;
  const share = (machine - low.machine) / (high.machine - low.machine);
  return low.slowdown + share * (high.slowdown - low.slowdown);
}

/** The scores of each page, in the browser on this debugging port. */
export async function measureLighthouse(
  browser: Browser,
  origin: string,
  pages: readonly Page[],
  debuggingPort: number,
): Promise<string> {
  const devtools = await browser.newBrowserCDPSession();
  const rows: string[][] = [];
  for (const {name, path, headers} of pages) {
    const visit = () => visitAnew(devtools, origin, headers);
    const scores = await medianScores(origin + path, debuggingPort, visit);
    rows.push([name, ...(scores ? shown(scores) : ['no result'])]);
  }
  const labels = ['performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'CLS', 'TBT'];
  return section(
    'Lighthouse, mobile (Node host)',
    table(['page', ...labels, 'machine', 'slowed down'], rows),
  );
}

const shown = (scores: LighthouseScores) => [
  ...CATEGORIES.map((category) => `${scores[category]}`),
  ms(scores.lcp),
  scores.cls.toFixed(3),
  ms(scores.tbt),
  String(Math.round(scores.machine)),
  `${scores.slowdown.toFixed(1)}×`,
];

/** Replaces the browser's cookies with those in these headers, because Lighthouse keeps the cookies of earlier pages. */
async function visitAnew(devtools: CDPSession, url: string, {Cookie = ''}: Record<string, string>) {
  const cookies = Cookie.split('; ').filter(Boolean);
  await devtools.send('Storage.clearCookies');
  await devtools.send('Storage.setCookies', {
    cookies: cookies.map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return {name, value: value.join('='), url};
    }),
  });
}

/** The median of five runs by performance; `null` when no run gave a result. */
async function medianScores(
  url: string,
  debuggingPort: number,
  beforeRun: () => Promise<void>,
): Promise<LighthouseScores | null> {
  const runs: LighthouseScores[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await beforeRun();
    const scores = await runLighthouse(url, debuggingPort);
    if (scores) runs.push(scores);
  }
  const middle = Math.floor((runs.length - 1) / 2);
  return runs.toSorted((a, b) => a.performance - b.performance)[middle] ?? null;
}

async function runLighthouse(url: string, port: number): Promise<LighthouseScores | null> {
  const flags: Flags = {port, logLevel: 'error', onlyCategories: [...CATEGORIES]};
  const result = await lighthouse(url, flags);
  if (!result || result.lhr.runtimeError) return null;
  const slowdown = slowdownOf(result.artifacts.BenchmarkIndex);
  const lhr = await auditWithSlowdown(result.artifacts, flags, slowdown);
  return lhr && scoresOf(lhr, slowdown);
}

/** Audits the same run again with this CPU slowdown. */
async function auditWithSlowdown(
  artifacts: Artifacts,
  flags: Flags,
  cpuSlowdownMultiplier: number,
): Promise<Result['lhr'] | null> {
  const throttling = {...artifacts.settings.throttling, cpuSlowdownMultiplier};
  const step = {
    name: 'page',
    artifacts: {...artifacts, settings: {...artifacts.settings, throttling}},
    flags: {...flags, throttling},
  };
  const flow = await auditFlowArtifacts({gatherSteps: [step]});
  return flow.steps[0]?.lhr ?? null;
}

function scoresOf({categories, audits, environment}: Result['lhr'], slowdown: number) {
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
