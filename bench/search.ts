import {buildContent} from '~sandbox/world/content/content';
import {buildWorld} from '~sandbox/world/world';
import {answers, JUDGEMENTS} from '~tests/support/search-judgements';
import {percentile} from './table';

/** How well and how fast the judged searches are answered. */
export interface SearchQuality {
  searches: number;
  /** Share of the searches with an answer among the first 3 and 10 results, 0 to 1. */
  successAt3: number;
  successAt10: number;
  /** Share of the searches that show neither a product nor a page. */
  empty: number;
  /** Milliseconds from sending a request to receiving the whole page, one request at a time. */
  first: {p50: number; p95: number};
  again: {p50: number; p95: number};
}

const CLOSE_MS = 100;

/** Makes every judged search twice at a shop with this many products: not cached, and cached. */
export async function measureSearch(origin: string, products: number): Promise<SearchQuality> {
  const facets = new Map(
    buildContent(buildWorld({products})).products.map((item) => [item.handle, item.facet_values]),
  );
  /* Building the catalog blocks this process for seconds. The pause lets it notice connections that the server has closed. */
  await new Promise((resolve) => setTimeout(resolve, CLOSE_MS));
  const pages = await searchAll(origin);
  const again = await searchAll(origin);
  const places = pages.map(({html, address}, index) => {
    const judgement = JUDGEMENTS[index];
    if (!judgement) return Infinity;
    if (judgement.wants.startsWith('/'))
      return html.includes(`href="${judgement.wants}"`) ? 0 : Infinity;
    const shown = address === null ? shownHandles(html, facets) : [handleOf(address, facets)];
    const place = shown.findIndex((handle) =>
      answers(judgement, {handle, facetValues: facets.get(handle) ?? ''}),
    );
    return place === -1 ? Infinity : place;
  });
  const share = (count: number) => count / pages.length;
  return {
    searches: pages.length,
    successAt3: share(places.filter((place) => place < 3).length),
    successAt10: share(places.filter((place) => place < 10).length),
    empty: share(pages.filter(({html}) => isEmpty(html)).length),
    first: percentiles(pages),
    again: percentiles(again),
  };
}

const isEmpty = (html: string) =>
  html.includes('id="no-results"') && !html.includes('aria-label="Related pages"');

interface SearchAnswer {
  html: string;
  /** Of the page that it redirects to; `null` for results. */
  address: string | null;
  ms: number;
}

async function searchAll(origin: string): Promise<SearchAnswer[]> {
  const found: SearchAnswer[] = [];
  for (const {query} of JUDGEMENTS) {
    const begin = performance.now();
    const url = `${origin}/search?${new URLSearchParams({search: query}).toString()}`;
    const response = await fetch(url, {redirect: 'manual'});
    const html = await response.text();
    if (response.status >= 400) throw new Error(`${url} is answered ${response.status}`);
    found.push({html, address: response.headers.get('location'), ms: performance.now() - begin});
  }
  return found;
}

function percentiles(answered: readonly SearchAnswer[]): {p50: number; p95: number} {
  const times = answered.map(({ms}) => ms);
  return {p50: percentile(times, 0.5), p95: percentile(times, 0.95)};
}

/** The products of the cards, in order. */
function shownHandles(html: string, facets: ReadonlyMap<string, string>): string[] {
  return html
    .split('<article')
    .slice(1)
    .map((card) => handleOf(/href="(\/products\/[^"]+)"/.exec(card)?.[1] ?? '', facets));
}

function handleOf(path: string, facets: ReadonlyMap<string, string>): string {
  const [pathname = ''] = path.split('?', 1);
  return pathname.split('/').find((part) => facets.has(part)) ?? '';
}
