import type {CatalogCollection, ProductFilterInput, ProductQuery} from '../../catalog/types';
import {matching, type Searchable} from '../content-query';
import {badRequest, connection, type ConnectionArgs} from '../connection';
import type {ResolverMap, StorefrontRequest} from '../types';
import {articlesOf, describeArticle, describePage} from './content';

interface ProductSearch {
  text: string;
  prefix: boolean;
  filters: ProductFilterInput[];
  unavailable: string;
}

interface SearchArgs extends ConnectionArgs {
  query: string;
  types?: string[] | null;
  productFilters?: ProductFilterInput[] | null;
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

const MOST_PREDICTED = 10;

/** Ids of the products found, best first; those sold out last, left out, or in their place as asked. */
function searchProducts(search: ProductSearch, {catalog}: StorefrontRequest): string[] {
  const {text, prefix, filters, unavailable} = search;
  const found = catalog.searchProductIds(text, {prefix, filters});
  if (unavailable === 'SHOW') return found;
  const onSale = new Set(
    catalog.searchProductIds(text, {prefix, filters: [...filters, {available: true}]}),
  );
  const first = found.filter((id) => onSale.has(id));
  return unavailable === 'HIDE' ? first : [...first, ...found.filter((id) => !onSale.has(id))];
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
          filters: args.productFilters ?? [],
          unavailable: args.unavailableProducts ?? 'LAST',
        },
        request,
      )
    : [];
  const pages = wants('PAGE') ? matching(world.pages, args.query, describePage, {prefix}) : [];
  const articles = wants('ARTICLE')
    ? matching(articlesOf(request), args.query, describeArticle, {prefix})
    : [];
  return [
    ...inOrder(products, args, request).map((id) => ({id, load: () => catalog.productById(id)})),
    ...[...pages, ...articles].map((one) => ({id: one.id, load: () => one})),
  ];
}

function inOrder(ids: string[], {sortKey}: SearchArgs, {catalog}: StorefrontRequest): string[] {
  if (sortKey !== 'PRICE') return ids;
  const found = new Set(ids);
  return catalog.productIds({sortKey}).filter((id) => found.has(id));
}

function search(args: SearchArgs, request: StorefrontRequest) {
  const hits = searchHits(args, request);
  const page = connection(hits, args, ({id}) => id);
  const edges = page.edges.map(({cursor, node}) => ({cursor, node: node.load()}));
  const query: ProductQuery = {query: args.query, filters: args.productFilters ?? []};
  return {
    edges,
    nodes: edges.map((edge) => edge.node),
    pageInfo: page.pageInfo,
    totalCount: hits.length,
    query,
  };
}

function predictiveSearch(args: PredictiveArgs, request: StorefrontRequest) {
  const {catalog, world} = request;
  const {query} = args;
  const limit = args.limit ?? MOST_PREDICTED;
  if (limit < 1 || limit > MOST_PREDICTED) {
    throw badRequest(`limit must be between 1 and ${MOST_PREDICTED}`);
  }
  const wants = (type: string) => args.types?.includes(type) ?? true;
  const unavailable = args.unavailableProducts ?? 'LAST';
  const prefix = true;
  const products = wants('PRODUCT')
    ? searchProducts({text: query, prefix, filters: [], unavailable}, request)
    : [];
  const collections = wants('COLLECTION')
    ? matching(catalog.collections({}), query, describeCollection, {prefix})
    : [];
  const pages = wants('PAGE') ? matching(world.pages, query, describePage, {prefix}) : [];
  const articles = wants('ARTICLE')
    ? matching(articlesOf(request), query, describeArticle, {prefix})
    : [];
  const queries = wants('QUERY') ? catalog.suggestions(query, limit) : [];

  const found = [products, collections, pages, articles, queries].map(({length}) => length);
  const take = args.limitScope === 'EACH' ? found.map(() => limit) : dealOut(limit, found);
  return {
    products: products.slice(0, take[0]).flatMap((id) => catalog.productById(id) ?? []),
    collections: collections.slice(0, take[1]),
    pages: pages.slice(0, take[2]),
    articles: articles.slice(0, take[3]),
    queries: queries.slice(0, take[4]).map((text) => suggestion(text, query)),
  };
}

/** Shares a limit over kinds of results, one after another in turn, none getting more than it found. */
function dealOut(limit: number, found: readonly number[]): number[] {
  const shares = found.map(() => 0);
  let left = Math.min(
    limit,
    found.reduce((sum, one) => sum + one, 0),
  );
  while (left > 0) {
    found.forEach((most, kind) => {
      const share = shares[kind] ?? 0;
      if (left === 0 || share >= most) return;
      shares[kind] = share + 1;
      left -= 1;
    });
  }
  return shares;
}

function describeCollection({title, handle}: CatalogCollection): Searchable {
  return {text: title, fields: {title, handle}};
}

/** The text with what was typed marked and what continues it in a span, as Shopify styles it. */
function suggestion(text: string, typed: string) {
  const beginning = typed.trim().toLowerCase();
  const isContinuation = beginning !== '' && text.toLowerCase().startsWith(beginning);
  const [marked, rest] = isContinuation
    ? [text.slice(0, beginning.length), text.slice(beginning.length)]
    : ['', text];
  const styledText = [
    marked && `<mark>${escaped(marked)}</mark>`,
    rest && `<span>${escaped(rest)}</span>`,
  ].join('');
  return {__typename: 'SearchQuerySuggestion', text, styledText, trackingParameters: null};
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export const searchResolvers: ResolverMap = {
  QueryRoot: {
    search: (_root, args: SearchArgs, request) => search(args, request),
    predictiveSearch: (_root, args: PredictiveArgs, request) => predictiveSearch(args, request),
  },
  SearchResultItemConnection: {
    productFilters: ({query}: {query: ProductQuery}, _args, {catalog}) => catalog.facets(query),
  },
};
