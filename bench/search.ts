import {buildContent} from '~sandbox/world/content/content';
import {buildWorld} from '~sandbox/world/world';
import {answers, JUDGEMENTS} from '~tests/support/search-judgements';
import {percent, section, table, typicalAndSlow} from './table';
import {timedGet} from './timed-get';

const CLOSE_MS = 100;

/** How well and how fast a shop with this many products answers every judged search, not cached and cached. */
export async function measureSearch(origin: string, products: number): Promise<string> {
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
  const among = (count: number) => percent(share(places.filter((place) => place < count).length));
  const empty = percent(share(pages.filter(({html}) => isEmpty(html)).length));
  const times = [pages, again].map((answers) => typicalAndSlow(answers.map(({ms}) => ms)));
  const labels = ['judged searches', 'success at 3', 'success at 10', 'empty'];
  return section(
    `Search (worker runtime, ${products} products, one at a time)`,
    table(
      [...labels, 'not cached', 'cached'],
      [[`${pages.length}`, among(3), among(10), empty, ...times]],
    ),
  );
}

const isEmpty = (html: string) =>
  html.includes('id="no-results"') && !html.includes('aria-label="Related pages"');

interface SearchAnswer {
  html: string;
  /** Of the product that it redirects to; `null` for results. */
  address: string | null;
  /** From sending the request to receiving the whole page. */
  ms: number;
}

async function searchAll(origin: string): Promise<SearchAnswer[]> {
  const found: SearchAnswer[] = [];
  for (const {query} of JUDGEMENTS) {
    found.push(
      await searchOne(origin, `/search?${new URLSearchParams({search: query}).toString()}`),
    );
  }
  return found;
}

async function searchOne(origin: string, path: string): Promise<SearchAnswer> {
  const {ms, status, headers, body} = await timedGet(origin + path);
  if (status >= 400) throw new Error(`${path} is answered ${status}`);
  const address = headers.location ?? null;
  if (!address?.startsWith('/search?')) return {html: body.toString(), address, ms};
  /* A price limit becomes a filter. */
  const filtered = await searchOne(origin, address);
  return {...filtered, ms: ms + filtered.ms};
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
