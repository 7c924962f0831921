import type {FilterChanges} from './filters';
import type {LighthouseScores} from './lighthouse';
import type {Upstream} from './server-timing';
import type {SearchQuality} from './search';
import type {Comparison} from './side-by-side';
import {kb, ms, percent, table} from './table';
import type {Weight} from './weight';

export interface PageResult {
  name: string;
  path: string;
  /** Upstream calls of the first request after the start, with an empty cache, and of one with a warm cache. */
  cold: Upstream;
  warm: Upstream;
  weight: Weight;
  lighthouse: LighthouseScores | null;
}

const START = '<!-- bench:start -->';
const END = '<!-- bench:end -->';

/** Requests per second of the shop and of the official skeleton, and their ratio. */
export function renderComparisons(comparisons: readonly Comparison[]): string {
  return table(
    ['page', 'visitor', 'requests/s', 'skeleton', 'ratio', 'p50', 'p95', 'errors', 'document'],
    comparisons.map(({page, visitor, shop, skeleton}) => [
      page,
      visitor,
      shop.requestsPerSecond.toFixed(0),
      skeleton.requestsPerSecond.toFixed(0),
      (shop.requestsPerSecond / skeleton.requestsPerSecond).toFixed(2),
      ms(shop.p50),
      ms(shop.p95),
      `${shop.errors} (skeleton ${skeleton.errors})`,
      `${kb(shop.bytes)} (skeleton ${kb(skeleton.bytes)})`,
    ]),
  );
}

/** Measured with many products. */
export interface LargeCatalog {
  products: number;
  /** With the hand-written catalog, and with the large one. */
  filters: readonly {size: string; changes: FilterChanges}[];
  search: SearchQuality;
}

interface ReportInput {
  results: readonly PageResult[];
  comparisons: readonly Comparison[];
  large: LargeCatalog;
  /** Further sections, as Markdown. */
  sections: readonly string[];
  machine: string;
}

export function renderReport({
  results,
  comparisons,
  large,
  sections,
  machine,
}: ReportInput): string {
  const {products, filters, search} = large;
  const calls = table(
    ['page', 'upstream cold', 'upstream warm'],
    results.map(({name, cold, warm}) => [name, upstream(cold), upstream(warm)]),
  );
  const weight = table(
    ['page', 'requests', 'document', 'HTML', 'JS', 'CSS', 'images'],
    results.map(({name, weight}) => [
      name,
      `${weight.requests}`,
      kb(weight.uncompressed),
      kb(weight.document),
      kb(weight.scripts),
      kb(weight.styles),
      kb(weight.images),
    ]),
  );
  const lighthouse = table(
    [
      'page',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'LCP',
      'CLS',
      'TBT',
      'machine',
      'slowed down',
    ],
    results.map(({name, lighthouse: scores}) =>
      scores
        ? [
            name,
            `${scores.performance}`,
            `${scores.accessibility}`,
            `${scores['best-practices']}`,
            `${scores.seo}`,
            ms(scores.lcp),
            scores.cls.toFixed(3),
            ms(scores.tbt),
            String(Math.round(scores.machine)),
            `${scores.slowdown.toFixed(1)}×`,
          ]
        : [name, 'no result', '', '', '', '', '', '', '', ''],
    ),
  );
  return [
    `Measured on: ${machine}.`,
    `Pages: ${results.map(({name, path}) => `${name} \`${path}\``).join(', ')}.`,
    '### Beside the official skeleton (worker runtime, 4 connections)',
    renderComparisons(comparisons),
    '### Upstream calls',
    calls,
    'Upstream: number of calls to hosted services; the depth counts calls that wait for one another.',
    '### Filter changes (worker runtime, one at a time)',
    table(
      ['products', 'not cached', 'cached', 'size of the list'],
      filters.map(({size, changes: {first, again, bytes}}) => [
        size,
        `p50 ${ms(first.p50)}, p95 ${ms(first.p95)}`,
        `p50 ${ms(again.p50)}, p95 ${ms(again.p95)}`,
        kb(bytes),
      ]),
    ),
    `### Search (worker runtime, ${products} products, one at a time)`,
    table(
      ['judged searches', 'success at 3', 'success at 10', 'empty', 'not cached', 'cached'],
      [
        [
          `${search.searches}`,
          percent(search.successAt3),
          percent(search.successAt10),
          percent(search.empty),
          `p50 ${ms(search.first.p50)}, p95 ${ms(search.first.p95)}`,
          `p50 ${ms(search.again.p50)}, p95 ${ms(search.again.p95)}`,
        ],
      ],
    ),
    '### Weight before the first interaction (phone, empty cache; HTML, JS and CSS as gzip)',
    weight,
    'The document is the HTML before compression.',
    ...sections,
    '### Lighthouse, mobile (Node host)',
    lighthouse,
  ].join('\n\n');
}

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

const upstream = ({roundTrips, depth}: Upstream) => `${roundTrips} (depth ${depth})`;
