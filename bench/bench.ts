/*
 * Command line: measures the existing production build, prints the tables and writes them into bench/README.md.
 * `--only interactions,soak` only prints these sections, and `--quick` only the comparison with the official skeleton.
 * `--soak 600` soaks each host for ten minutes.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {ROOT} from '~sandbox/root';
import {findFreePort} from '~sandbox/http/ports';
import {formatted} from '~scripts/formatted';
import {createProcessGroup} from '~scripts/process-group';
import {BROWSER_FLAGS, findBrowser, provideBrowser} from '~tests/support/browser';
import {createSandboxControl} from '~tests/support/sandbox-control';
import {startStack} from '~tests/support/stack';
import {measureCompressed} from './compressed';
import {measureFilterChanges} from './filters';
import {measureFirstInteractive} from './first-interactive';
import {measureHugeCatalog} from './huge-catalog';
import {measureInteractions} from './interactions';
import {measureLighthouse} from './lighthouse';
import {startNodeHost} from './node-host';
import {measureOpening} from './opening';
import {measureOverload} from './overload';
import {findPages, findVisitData, type Page} from './pages';
import {insertReport} from './report';
import {measureScriptPackages} from './script-packages';
import {measureSearch} from './search';
import {compareWithSkeleton} from './side-by-side';
import {descendants, measureSoak} from './soak';
import {measureUpstreamCalls} from './upstream-calls';
import {measureWeights} from './weight';

const README = path.join(ROOT, 'bench/README.md');
const LARGE_CATALOG_SIZE = 10_000;

const executablePath = findBrowser({isWhole: true}) ?? provideBrowser();
if (!executablePath) process.exit(1);
const debuggingPort = await findFreePort();
const browser = await chromium.launch({
  executablePath,
  args: [...BROWSER_FLAGS, `--remote-debugging-port=${debuggingPort}`],
});
const only = process.argv.includes('--quick') ? ['skeleton'] : optionValue('--only')?.split(',');
const soakSeconds = Number(optionValue('--soak') ?? 60);
const stack = await startStack({withSkeleton: !only || only.includes('skeleton')});
const control = createSandboxControl(stack.sandbox);
const node = await startNodeHost(createProcessGroup({hasResult: true}), stack.sandbox);
try {
  const pages = await findPages(browser, node.origin);
  const open = pages.filter(({headers}) => Object.keys(headers).length === 0);
  const product = pages.find(({name}) => name === 'product')?.path ?? '';
  const shop = stack.shops.DTC;
  /** In order: sections that fill the worker's caches come after the cold upstream calls. */
  const sections: Record<string, () => Promise<string>> = {
    upstream: () => measureUpstreamCalls(shop, pages, control),
    skeleton: () =>
      compareWithSkeleton(
        browser,
        {shop, staff: stack.shops.HPSF, skeleton: stack.skeleton ?? ''},
        product,
      ),
    compressed: () => measureCompressed(node.origin, open),
    weight: () => asFirstVisit(() => measureWeights(browser, node.origin, pages)),
    scripts: () => asFirstVisit(() => measureScriptPackages(browser, node.origin, open)),
    lighthouse: () => measureLighthouse(browser, node.origin, pages, debuggingPort),
    interactions: () => measureInteractions(browser, node.origin),
    start: () => measureFirstInteractive(browser, node.origin, open),
    opening: () => measureOpening(browser, node.origin),
    'large-catalog': () => measureLargeCatalog(shop),
    overload: () => measureOverload(node.origin, product),
    soak: async () =>
      measureSoak(
        [
          {name: 'Node host', origin: node.origin, processes: () => [node.pid]},
          {
            name: 'worker runtime',
            origin: shop,
            processes: () => descendants(process.pid, 'workerd'),
          },
        ],
        await findVisitData(browser, node.origin),
        soakSeconds,
      ),
    'huge-catalog': measureHugeCatalog,
  };
  const measured: string[] = [];
  for (const [name, measure] of Object.entries(sections)) {
    if (only && !only.includes(name)) continue;
    console.log(`Measuring ${name} …`);
    const section = await measure();
    console.log(section);
    measured.push(section);
  }
  if (!only) await writeReport([machine(), addresses(pages), ...measured]);
} finally {
  await browser.close();
  await stack.stop();
}

/** Measures as a shopper who hasn't made a cookie choice. In all other sections, shoppers have declined. */
async function asFirstVisit(measure: () => Promise<string>): Promise<string> {
  await control.setPrivacy({source: 'implied'});
  const section = await measure();
  await control.restore();
  return section;
}

async function measureLargeCatalog(handWritten: string): Promise<string> {
  const stack = await startStack({products: LARGE_CATALOG_SIZE});
  try {
    const large = stack.shops.DTC;
    return [
      await measureFilterChanges([
        {products: 'hand-written', origin: handWritten},
        {products: `${LARGE_CATALOG_SIZE}`, origin: large},
      ]),
      await measureSearch(large, LARGE_CATALOG_SIZE),
    ].join('\n\n');
  } finally {
    await stack.stop();
  }
}

function optionValue(name: string): string | undefined {
  const index = process.argv.indexOf(name);
  return index < 0 ? undefined : process.argv[index + 1];
}

function machine(): string {
  const {length, [0]: cpu} = cpus();
  return `Measured on: ${length} × ${cpu?.model.trim() || 'processor'}, Node ${process.versions.node}.`;
}

function addresses(pages: readonly Page[]): string {
  return `Pages: ${pages.map(({name, path: pathname}) => `${name} \`${pathname}\``).join(', ')}.`;
}

async function writeReport(sections: readonly string[]): Promise<void> {
  const text = insertReport(readFileSync(README, 'utf8'), sections.join('\n\n'));
  /* The format check covers this file, too. */
  writeFileSync(README, await formatted(text, README));
}

/* Open handles would keep the process alive. */
process.exit(0);
