import type {Db} from '../../context';
import {conditionOf, PRODUCT_LANGUAGE} from './query-conditions';
import {parseQuery, wordsOfQuery} from './query-syntax';
import {allOf, idsOf, IS_LISTED, orderBy, sql, type Sql} from './sql';
import {matchExpression, rankedMatches} from './text-index';
import type {ProductQuery} from './types';

/** Columns for those `ProductSortKeys` and `ProductCollectionSortKeys` that map to a column. */
const SORT_COLUMNS: Record<string, Sql> = {
  BEST_SELLING: sql`p.best_seller_rank`,
  CREATED: sql`p.created_at`,
  CREATED_AT: sql`p.created_at`,
  ID: sql`p.number`,
  PRICE: sql`p.min_price`,
  PRODUCT_TYPE: sql`p.product_type`,
  TITLE: sql`p.title`,
  UPDATED_AT: sql`p.updated_at`,
  VENDOR: sql`p.vendor`,
};

/**
 * Returns the ids of all products that match the query, sorted (SAND-05). Ties sort by ascending id in both directions.
 * Without a sort key, or with one that doesn't apply, products sort by relevance if the query has words, else by the
 * collection's own order, else by id.
 */
export function listProductIds(db: Db, query: ProductQuery): string[] {
  const {join, keys} = sorting(query);
  return idsOf(
    db,
    sql`SELECT p.id FROM products AS p ${join} WHERE ${scopeOf(query)}
      ORDER BY ${orderBy(keys, query.reverse ?? false)}, p.number`,
  );
}

/** The query and its collection as one condition on `products AS p`. */
function scopeOf({query, collectionHandle}: ProductQuery): Sql {
  const conditions: Sql[] = [IS_LISTED];
  const node = parseQuery(query ?? '');
  if (node) conditions.push(conditionOf(node, PRODUCT_LANGUAGE));
  if (collectionHandle !== undefined) {
    conditions.push(sql`p.number IN (
      SELECT member.product FROM collection_products AS member
      JOIN collections AS c ON c.number = member.collection WHERE c.handle = ${collectionHandle})`);
  }
  return allOf(conditions);
}

function sorting(query: ProductQuery): {join: Sql; keys: Sql[]} {
  const column = query.sortKey === undefined ? undefined : SORT_COLUMNS[query.sortKey];
  if (column) return {join: sql``, keys: [column]};
  const words = wordsOfQuery(parseQuery(query.query ?? ''));
  const expression = matchExpression(words);
  if (expression !== null) {
    return {
      join: sql`LEFT JOIN ${rankedMatches(expression)} AS found ON found.number = p.number`,
      keys: [sql`found.score IS NULL`, sql`found.score`, sql`p.best_seller_rank`],
    };
  }
  if (query.collectionHandle === undefined) return {join: sql``, keys: [sql`p.number`]};
  return {
    join: sql`JOIN collections AS c ON c.handle = ${query.collectionHandle}
      JOIN collection_products AS place ON place.collection = c.number AND place.product = p.number`,
    keys: [sql`place.position`],
  };
}
