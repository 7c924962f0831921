import type {APIRequestContext} from '@playwright/test';

/** Follows all links within the shop from a page, and returns the status by path. */
export async function crawl(
  request: APIRequestContext,
  start: string,
): Promise<Map<string, number>> {
  const statuses = new Map<string, number>();
  const waiting = [start];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (statuses.has(path)) continue;
    const response = await request.get(path, {maxRedirects: 0});
    statuses.set(path, response.status());
    if (!response.headers()['content-type']?.startsWith('text/html')) continue;
    const html = await response.text();
    const links = [...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, link = '']) => link);
    waiting.push(...links.filter((link) => !statuses.has(link)));
  }
  return statuses;
}
