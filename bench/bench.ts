/*
 * Command line: measures the existing production build, prints the tables and writes them into bench/README.md.
 * `--quick` only prints the comparison with the official skeleton.
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
import {measureLighthouse} from './lighthouse';
import {startNodeHost} from './node-host';
import {
  insertReport,
  renderComparisons,
  renderReport,
  type LargeCatalog,
  type PageResult,
} from './report';
import {measureSearch} from './search';
import {readUpstream} from './server-timing';
import {compareWithSkeleton, type Comparison} from './side-by-side';
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
const stack = await startStack({withSkeleton: true});
const control = createSandboxControl(stack.sandbox);
const node = await startNodeHost(createProcessGroup({hasResult: true}), stack.sandbox);
try {
  const pages = await findPages(browser, node);
  /* First, because the comparison fills the caches of the worker. */
  const results = isQuick ? null : await measurePages(pages);
  const comparisons = await compareWithSkeleton(
    browser,
    {shop: stack.shops.DTC, staff: stack.shops.HPSF, skeleton: stack.skeleton ?? ''},
    pages.find(({name}) => name === 'product')?.path ?? '',
  );
  if (results) await writeReport(results, comparisons);
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

async function writeReport(results: PageResult[], comparisons: Comparison[]): Promise<void> {
  const large = await measureLargeCatalog();
  const {length, [0]: cpu} = cpus();
  const machine = `${length} × ${cpu?.model.trim() || 'processor'}, Node ${process.versions.node}`;
  const report = renderReport({results, comparisons, large, machine});
  console.log(report);
  const text = insertReport(readFileSync(README, 'utf8'), report);
  /* The checks cover the format of this file too. */
  writeFileSync(README, await format(text, {...(await resolveConfig(README)), filepath: README}));
}

async function measureLargeCatalog(): Promise<LargeCatalog> {
  const large = await startStack({products: LARGE_CATALOG_SIZE});
  try {
    console.log('Measuring filter changes …');
    const filters = await measureFilterChanges(stack.shops.DTC, large.shops.DTC);
    console.log('Measuring search …');
    const search = await measureSearch(large.shops.DTC, LARGE_CATALOG_SIZE);
    return {products: LARGE_CATALOG_SIZE, filters, search};
  } finally {
    await large.stop();
  }
}

async function measurePage({name, path: pathname, headers}: Page): Promise<PageResult> {
  const onWorker = new URL(pathname, stack.shops.DTC).href;
  const onNode = new URL(pathname, node).href;
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
