import type {APIRequestContext} from '@playwright/test';

/** Fetches a page and all that its links lead to within the shop; gives the status of each address. */
export async function crawl(
  request: APIRequestContext,
  start: string,
): Promise<Map<string, number>> {
  const answers = new Map<string, number>();
  const waiting = [start];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (answers.has(path)) continue;
    const response = await request.get(path, {maxRedirects: 0});
    answers.set(path, response.status());
    if (!response.headers()['content-type']?.startsWith('text/html')) continue;
    const html = await response.text();
    const links = [...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, link = '']) => link);
    waiting.push(...links.filter((link) => !answers.has(link)));
  }
  return answers;
}
