import {gzipSync} from 'node:zlib';
import type {Browser, Response} from '@playwright/test';
import type {Page} from './pages';
import {PHONE} from './phone';
import {kb, section, table} from './table';

/** Bytes that a page loads before any interaction. Scripts and styles as gzip, images as served. */
export interface Weight {
  document: number;
  /** The document before compression. */
  uncompressed: number;
  /** The script files, by URL. */
  files: string[];
  scripts: number;
  styles: number;
  images: number;
  requests: number;
}

/** Measures the weight of each page. */
export async function measureWeights(
  browser: Browser,
  origin: string,
  pages: readonly Page[],
): Promise<string> {
  const rows: string[][] = [];
  for (const {name, path, headers} of pages) {
    const weight = await measureWeight(browser, origin + path, headers);
    const {uncompressed, document, scripts, styles, images} = weight;
    const sizes = [uncompressed, document, scripts, styles, images].map(kb);
    rows.push([name, `${weight.requests}`, ...sizes]);
  }
  return section(
    'Weight before the first interaction (phone, empty cache; HTML, JS and CSS as gzip)',
    table(['page', 'requests', 'document', 'HTML', 'JS', 'CSS', 'images'], rows),
    'The document is the HTML before compression.',
  );
}

/** Opens the page on a phone with an empty cache and waits until it has stopped loading, without what loads ahead. */
export async function measureWeight(
  browser: Browser,
  url: string,
  headers: Record<string, string>,
): Promise<Weight> {
  const context = await browser.newContext({...PHONE, extraHTTPHeaders: headers});
  const page = await context.newPage();
  /* On a busy machine, pages would start to load ahead before this one has stopped. */
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}}),
  );
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url, {waitUntil: 'networkidle'});
  const sizes = await Promise.all(
    responses.map(async (response) => ({
      type: response.request().resourceType(),
      url: response.url(),
      ...(await sizesOf(response)),
    })),
  );
  await context.close();
  const sum = (type: string) =>
    sizes.filter((size) => size.type === type).reduce((total, {bytes}) => total + bytes, 0);
  return {
    document: sum('document'),
    uncompressed: sizes.find(({type}) => type === 'document')?.raw ?? 0,
    files: sizes.filter(({type}) => type === 'script').map(({url}) => url),
    scripts: sum('script'),
    styles: sum('stylesheet'),
    images: sum('image'),
    requests: responses.length,
  };
}

async function sizesOf(response: Response): Promise<{raw: number; bytes: number}> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  const raw = body.byteLength;
  const isImage = response.request().resourceType() === 'image';
  return {raw, bytes: isImage ? raw : gzipSync(body).byteLength};
}
