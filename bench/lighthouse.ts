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
}

/** Runs in the browser that listens on this debugging port; `null` when Lighthouse gives no result. */
export async function measureLighthouse(
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
  const {categories, audits} = result.lhr;
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
  };
}
