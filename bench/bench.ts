/*
 * Command line: measures the existing production build, prints the tables and writes them into bench/README.md.
 * `--quick` only prints the comparison with the official skeleton, and `--only interactions,soak` these sections.
 * `--soak 600` soaks each host for ten minutes.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import path from 'node:path';
import {chromium, type Browser, type BrowserContext} from '@playwright/test';
import {format, resolveConfig} from 'prettier';
import {ROOT} from '~sandbox/root';
import {SEED_PASSWORD} from '~sandbox/world/customers';
import {findFreePort} from '~sandbox/http/ports';
import {createProcessGroup} from '~scripts/process-group';
import {BROWSER_FLAGS, findBrowser, provideBrowser} from '~tests/support/browser';
import {createSandboxControl} from '~tests/support/sandbox-control';
import {startStack} from '~tests/support/stack';
import {measureFilterChanges} from './filters';
import {measureFirstInteractive} from './first-interactive';
import {measureHugeCatalog} from './huge-catalog';
import {measureInteractions} from './interactions';
import {measureLighthouse} from './lighthouse';
import {startNodeHost} from './node-host';
import {measureOpening} from './opening';
import {measureOverload} from './overload';
import {
  insertReport,
  renderComparisons,
  renderReport,
  type LargeCatalog,
  type PageResult,
} from './report';
import {renderScriptPackages} from './script-packages';
import {measureSearch} from './search';
import {readUpstream} from './server-timing';
import {compareWithSkeleton, type Comparison} from './side-by-side';
import {descendants, measureSoak} from './soak';
import type {Goods} from './visitors';
import {measureWeight} from './weight';

const README = path.join(ROOT, 'bench/README.md');
/**
 * Delay of each upstream response in ms. Much longer than the shop's own time between calls, so that a call that starts
 * after another has ended must have waited for it.
 */
const UPSTREAM_DELAY_MS = 400;
const LARGE_CATALOG_SIZE = 10_000;
const DELAYED_SERVICES = ['commerce', 'content-system', 'inventory', 'identity', 'subscriptions'];

interface Page {
  name: string;
  path: string;
  headers: Record<string, string>;
}

const executablePath = findBrowser({isWhole: true}) ?? provideBrowser();
if (!executablePath) process.exit(1);
const debuggingPort = await findFreePort();
const browser = await chromium.launch({
  executablePath,
  args: [...BROWSER_FLAGS, `--remote-debugging-port=${debuggingPort}`],
});
const isQuick = process.argv.includes('--quick');
const only = optionValue('--only')?.split(',');
const soakSeconds = Number(optionValue('--soak') ?? 60);
const stack = await startStack({withSkeleton: !only});
const control = createSandboxControl(stack.sandbox);
const node = await startNodeHost(createProcessGroup({hasResult: true}), stack.sandbox);
try {
  const pages = await findPages(browser, node.origin);
  if (only) {
    console.log((await measureSections(pages, only)).join('\n\n'));
    process.exit(0);
  }
  /* Runs first, because the comparison fills the worker's caches. */
  const results = isQuick ? null : await measurePages(pages);
  const comparisons = await compareWithSkeleton(
    browser,
    {shop: stack.shops.DTC, staff: stack.shops.HPSF, skeleton: stack.skeleton ?? ''},
    pages.find(({name}) => name === 'product')?.path ?? '',
  );
  if (results) await writeReport(results, comparisons, await measureSections(pages));
  else console.log(renderComparisons(comparisons));
} finally {
  await browser.close();
  await stack.stop();
}

async function measurePages(pages: readonly Page[]): Promise<PageResult[]> {
  const results: PageResult[] = [];
  for (const page of pages) {
    console.log(`Measuring ${page.name} …`);
    results.push(await measurePage(page));
  }
  return results;
}

/** All sections that are measured apart from the pages, or those with these names. */
async function measureSections(pages: readonly Page[], names?: readonly string[]) {
  const open = pages.filter(({headers}) => Object.keys(headers).length === 0);
  const sections: Record<string, () => Promise<string>> = {
    scripts: async () => {
      const loaded = open.map(async ({name, path: pathname}) => ({
        name,
        ...(await measureWeight(browser, node.origin + pathname, {})),
      }));
      return renderScriptPackages(await Promise.all(loaded));
    },
    opening: () => measureOpening(browser, node.origin),
    interactions: () => measureInteractions(browser, node.origin),
    start: () => measureFirstInteractive(browser, node.origin, open),
    soak: async () =>
      measureSoak(
        [
          {name: 'Node host', origin: node.origin, processes: () => [node.pid]},
          {
            name: 'worker runtime',
            origin: stack.shops.DTC,
            processes: () => descendants(process.pid, 'workerd'),
          },
        ],
        await findGoods(),
        soakSeconds,
      ),
    overload: () =>
      measureOverload(node.origin, pages.find(({name}) => name === 'product')?.path ?? ''),
    'huge-catalog': measureHugeCatalog,
  };
  const measured: string[] = [];
  for (const [name, measure] of Object.entries(sections)) {
    if (names && !names.includes(name)) continue;
    console.log(`Measuring ${name} …`);
    measured.push(await measure());
  }
  return measured;
}

/** Products to visit, and a variant to add to carts. */
async function findGoods(): Promise<Goods> {
  const page = await browser.newPage();
  await page.goto(`${node.origin}/products/dog`);
  const links = page.locator('main article a');
  const products = await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href') ?? ''),
  );
  await page.goto(`${node.origin}/products/morning-biscuits`);
  const merchandiseId = await page
    .getByRole('main')
    .locator('input[name="merchandiseId"]')
    .first()
    .inputValue();
  await page.close();
  return {products: products.filter((path) => path.startsWith('/products/')), merchandiseId};
}

function optionValue(name: string): string | undefined {
  const index = process.argv.indexOf(name);
  return index < 0 ? undefined : process.argv[index + 1];
}

async function writeReport(
  results: PageResult[],
  comparisons: Comparison[],
  sections: string[],
): Promise<void> {
  const large = await measureLargeCatalog();
  const {length, [0]: cpu} = cpus();
  const machine = `${length} × ${cpu?.model.trim() || 'processor'}, Node ${process.versions.node}`;
  const report = renderReport({results, comparisons, large, sections, machine});
  console.log(report);
  const text = insertReport(readFileSync(README, 'utf8'), report);
  /* The format check covers this file, too. */
  writeFileSync(README, await format(text, {...(await resolveConfig(README)), filepath: README}));
}

async function measureLargeCatalog(): Promise<LargeCatalog> {
  const large = await startStack({products: LARGE_CATALOG_SIZE});
  try {
    console.log('Measuring filter changes …');
    const filters = [
      {size: 'hand-written', changes: await measureFilterChanges(stack.shops.DTC)},
      {size: `${LARGE_CATALOG_SIZE}`, changes: await measureFilterChanges(large.shops.DTC)},
    ];
    console.log('Measuring search …');
    const search = await measureSearch(large.shops.DTC, LARGE_CATALOG_SIZE);
    return {products: LARGE_CATALOG_SIZE, filters, search};
  } finally {
    await large.stop();
  }
}

async function measurePage({name, path: pathname, headers}: Page): Promise<PageResult> {
  const onWorker = new URL(pathname, stack.shops.DTC).href;
  const onNode = new URL(pathname, node.origin).href;
  const upstream = async () => {
    for (const service of DELAYED_SERVICES)
      await control.fault({service, kind: 'slow', delayMs: UPSTREAM_DELAY_MS});
    const response = await fetch(onWorker, {headers});
    await response.text();
    await control.clearFaults();
    return readUpstream(response.headers.get('Server-Timing'));
  };
  const cold = await upstream();
  return {
    name,
    path: pathname,
    cold,
    warm: await upstream(),
    weight: await measureWeight(browser, onNode, headers),
    lighthouse: await measureLighthouse(onNode, headers, debuggingPort),
  };
}

/**
 * The pages to measure, including a product from the list, a cart with that product in it, and a customer's autoships.
 */
async function findPages(browser: Browser, origin: string): Promise<Page[]> {
  const context = await browser.newContext({baseURL: origin});
  const page = await context.newPage();
  await page.goto('/products/dog');
  const product = await page
    .locator('main a[href^="/products/"]:not([href^="/products/dog"]):not([href^="/products/cat"])')
    .first()
    .getAttribute('href');
  if (!product) throw new Error('The list shows no product.');
  await page.goto(product);
  await page
    .getByRole('button', {name: /add to cart/i})
    .first()
    .click();
  await page.waitForLoadState('networkidle');
  const withCart = await cookiesOf(context);
  await page.request.post('/shelter/login', {
    form: {email: 'ada.whitfield@example.com', password: SEED_PASSWORD},
    maxRedirects: 0,
  });
  const asCustomer = await cookiesOf(context);
  await context.close();
  return [
    {name: 'home', path: '/', headers: {}},
    {name: 'list', path: '/products/dog', headers: {}},
    {name: 'product', path: product, headers: {}},
    {name: 'cart', path: '/cart', headers: withCart},
    {name: 'autoships', path: '/account/autoships', headers: asCustomer},
  ];
}

async function cookiesOf(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = await context.cookies();
  return {Cookie: cookies.map(({name, value}) => `${name}=${value}`).join('; ')};
}

/* Open handles would keep the process alive. */
process.exit(0);
