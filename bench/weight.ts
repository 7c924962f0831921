import {gzipSync} from 'node:zlib';
import type {Browser, Response} from '@playwright/test';

/** Bytes that a page loads before any interaction. Scripts and styles as gzip, images as served. */
export interface Weight {
  document: number;
  scripts: number;
  styles: number;
  images: number;
  requests: number;
}

const PHONE = {viewport: {width: 390, height: 844}, deviceScaleFactor: 2, isMobile: true};

/** Opens the page on a phone with an empty cache and waits until it has stopped loading. */
export async function measureWeight(
  browser: Browser,
  url: string,
  headers: Record<string, string>,
): Promise<Weight> {
  const context = await browser.newContext({...PHONE, extraHTTPHeaders: headers});
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url, {waitUntil: 'networkidle'});
  const sizes = await Promise.all(
    responses.map(async (response) => ({
      type: response.request().resourceType(),
      bytes: await sizeOf(response),
    })),
  );
  await context.close();
  const sum = (type: string) =>
    sizes.filter((size) => size.type === type).reduce((total, {bytes}) => total + bytes, 0);
  return {
    document: sum('document'),
    scripts: sum('script'),
    styles: sum('stylesheet'),
    images: sum('image'),
    requests: responses.length,
  };
}

async function sizeOf(response: Response): Promise<number> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  return response.request().resourceType() === 'image'
    ? body.byteLength
    : gzipSync(body).byteLength;
}
