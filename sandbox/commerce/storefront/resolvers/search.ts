import type {CatalogCollection} from '../../catalog/types';
import {filterByQuery, type Searchable} from '../content-query';
import {badRequest, connection, type ConnectionArgs} from '../connection';
import type {ResolverMap, StorefrontRequest} from '../types';
import {refuseUnresolved} from '../unresolved';
import {articlesOf, describeArticle, describePage} from './content';

interface SearchArgs extends ConnectionArgs {
  query: string;
  types?: string[] | null;
  prefix?: string | null;
  sortKey: string;
  unavailableProducts?: string | null;
}

interface PredictiveArgs {
  query: string;
  limit?: number | null;
  limitScope?: string | null;
  types?: string[] | null;
  unavailableProducts?: string | null;
}

interface Hit {
  id: string;
  load(): unknown;
}

const MAX_PREDICTIVE_LIMIT = 10;
const ARGUMENTS: readonly (keyof SearchArgs)[] = [
  'query',
  'types',
  'prefix',
  'sortKey',
  'unavailableProducts',
  'first',
  'last',
  'after',
  'before',
  'reverse',
];

/**
 * Returns ids of matching products, best first. `unavailable` keeps sold-out products in place (`SHOW`), leaves them
 * out (`HIDE`) or moves them to the end.
 */
function searchProducts(
  {text, prefix, unavailable}: {text: string; prefix: boolean; unavailable: string},
  {catalog}: StorefrontRequest,
): string[] {
  const found = catalog.searchProductIds(text, {prefix});
  if (unavailable === 'SHOW') return found;
  const availableIds = new Set(catalog.searchProductIds(text, {prefix, onlyAvailable: true}));
  const available = found.filter((id) => availableIds.has(id));
  return unavailable === 'HIDE'
    ? available
    : [...available, ...found.filter((id) => !availableIds.has(id))];
}

function searchHits(args: SearchArgs, request: StorefrontRequest): Hit[] {
  const {catalog, world} = request;
  const prefix = args.prefix === 'LAST';
  const wants = (type: string) => args.types?.includes(type) ?? true;
  const products = wants('PRODUCT')
    ? searchProducts(
        {
          text: args.query,
          prefix,
          unavailable: args.unavailableProducts ?? 'LAST',
        },
        request,
      )
    : [];
  const pages = wants('PAGE') ? filterByQuery(world.pages, args.query, describePage, {prefix}) : [];
  const articles = wants('ARTICLE')
    ? filterByQuery(articlesOf(request), args.query, describeArticle, {prefix})
    : [];
  return [
    ...sortProducts(products, args, request).map((id) => ({
      id,
      load: () => catalog.productById(id),
    })),
    ...[...pages, ...articles].map((item) => ({id: item.id, load: () => item})),
  ];
}

function sortProducts(
  ids: string[],
  {sortKey}: SearchArgs,
  {catalog}: StorefrontRequest,
): string[] {
  if (sortKey !== 'PRICE') return ids;
  const found = new Set(ids);
  return catalog.productIds({sortKey}).filter((id) => found.has(id));
}

function search(args: SearchArgs, request: StorefrontRequest) {
  refuseUnresolved('QueryRoot.search', args, ARGUMENTS);
  const hits = searchHits(args, request);
  const page = connection(hits, args, ({id}) => id);
  const edges = page.edges.map(({cursor, node}) => ({cursor, node: node.load()}));
  return {
    edges,
    nodes: edges.map((edge) => edge.node),
    pageInfo: page.pageInfo,
    totalCount: hits.length,
  };
}

function predictiveSearch(args: PredictiveArgs, request: StorefrontRequest) {
  const {catalog, world} = request;
  const {query} = args;
  const limit = args.limit ?? MAX_PREDICTIVE_LIMIT;
  if (limit < 1 || limit > MAX_PREDICTIVE_LIMIT) {
    throw badRequest(`limit must be between 1 and ${MAX_PREDICTIVE_LIMIT}`);
  }
  const wants = (type: string) => args.types?.includes(type) ?? true;
  const unavailable = args.unavailableProducts ?? 'LAST';
  const prefix = true;
  const products = wants('PRODUCT')
    ? searchProducts({text: query, prefix, unavailable}, request)
    : [];
  const collections = wants('COLLECTION')
    ? filterByQuery(catalog.collections({}), query, describeCollection, {prefix})
    : [];
  const pages = wants('PAGE') ? filterByQuery(world.pages, query, describePage, {prefix}) : [];
  const articles = wants('ARTICLE')
    ? filterByQuery(articlesOf(request), query, describeArticle, {prefix})
    : [];
  const queries = wants('QUERY') ? catalog.suggestions(query, limit) : [];

  const counts = [products, collections, pages, articles, queries].map(({length}) => length);
  const take =
    args.limitScope === 'EACH' ? counts.map(() => limit) : distributeLimit(limit, counts);
  return {
    products: products.slice(0, take[0]).flatMap((id) => catalog.productById(id) ?? []),
    collections: collections.slice(0, take[1]),
    pages: pages.slice(0, take[2]),
    articles: articles.slice(0, take[3]),
    queries: queries.slice(0, take[4]).map((text) => suggestion(text, query)),
  };
}

/** Distributes a limit across kinds of results, one at a time in turn. No kind gets more than its number of results. */
function distributeLimit(limit: number, found: readonly number[]): number[] {
  const shares = found.map(() => 0);
  let remaining = Math.min(
    limit,
    found.reduce((sum, item) => sum + item, 0),
  );
  while (remaining > 0) {
    found.forEach((count, kind) => {
      const share = shares[kind] ?? 0;
      if (remaining === 0 || share >= count) return;
      shares[kind] = share + 1;
      remaining -= 1;
    });
  }
  return shares;
}

function describeCollection({title, handle}: CatalogCollection): Searchable {
  return {text: title, fields: {title, handle}};
}

/** A search suggestion with the typed text in `<mark>` and the rest in `<span>`, as Shopify styles it. */
function suggestion(text: string, typed: string) {
  const typedText = typed.trim().toLowerCase();
  const continuesTyped = typedText !== '' && text.toLowerCase().startsWith(typedText);
  const [marked, rest] = continuesTyped
    ? [text.slice(0, typedText.length), text.slice(typedText.length)]
    : ['', text];
  const styledText = [
    marked && `<mark>${escapeHtml(marked)}</mark>`,
    rest && `<span>${escapeHtml(rest)}</span>`,
  ].join('');
  return {__typename: 'SearchQuerySuggestion', text, styledText, trackingParameters: null};
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export const searchResolvers: ResolverMap = {
  QueryRoot: {
    search: (_root, args: SearchArgs, request) => search(args, request),
    predictiveSearch: (_root, args: PredictiveArgs, request) => predictiveSearch(args, request),
  },
};
