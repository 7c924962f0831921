import type {RequestContext} from '~/request-context';
import {productPath} from '~/domains/catalog/variant-url';
import {editedPages} from '~/domains/content/pages.server';
import {HOUR_SECONDS} from '~/platform/duration';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import {publicOrigin} from '../security/public-origin';
import {listedPaths, readSiteMap} from './site-map.server';
import type {SitemapEntry} from './sitemap-xml';

interface ListedPage {
  path: string;
  /** ISO 8601. */
  updatedAt?: string;
}

type Reply<Value> = Promise<Result<Value, UpstreamFailure>>;

/** One sitemap of pages and categories, and one for every 250 products. */
export async function listedSitemaps({services}: RequestContext): Reply<ListedPage[]> {
  const count = await services.sitemap.pageCount();
  if (!count.ok) return count;
  const products = Array.from({length: count.value}, (_, index) => ({
    path: `/sitemap/products/${index + 1}.xml`,
  }));
  return ok([{path: '/sitemap/pages/1.xml'}, ...products]);
}

export async function listedPages(
  context: RequestContext,
  list: string | undefined,
  file: string | undefined,
): Reply<ListedPage[]> {
  const page = /^([1-9]\d{0,4})\.xml$/.exec(file ?? '')?.[1];
  if (list === 'pages' && page === '1') {
    /* Search engines drop pages that are missing here, so a partial list is worse than none. */
    const [pages, definitions] = await Promise.all([
      editedPages(context),
      context.services.contentSystem.filterDefinitions(),
    ]);
    if (!pages.ok) return pages;
    if (!definitions.ok) return definitions;
    return ok(listedPaths(await readSiteMap(context, pages.value)).map((path) => ({path})));
  }
  if (list !== 'products' || page === undefined) return ok([]);
  const products = await context.services.sitemap.page(Number(page));
  if (!products.ok) return products;
  return ok(
    products.value.map(({updatedAt, ...product}) => ({path: productPath(product), updatedAt})),
  );
}

interface SitemapAnswer {
  request: Request;
  context: RequestContext;
  load: (context: RequestContext) => Reply<ListedPage[]>;
  write: (entries: SitemapEntry[]) => string;
}

/** Only the consumer site has sitemaps: the staff site isn't indexed. */
export async function sitemapAnswer({request, context, load, write}: SitemapAnswer) {
  const listed = context.site.isIndexed ? await load(context) : ok([]);
  if (!listed.ok) {
    return new Response('The sitemap is unavailable right now.', {
      status: 503,
      headers: {'Retry-After': '60'},
    });
  }
  if (listed.value.length === 0) return new Response('There is no such sitemap.', {status: 404});
  const origin = publicOrigin({request, context});
  const entries = listed.value.map(({path, ...page}) => ({...page, url: origin + path}));
  return new Response(write(entries), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': `public, max-age=${HOUR_SECONDS}`,
    },
  });
}
