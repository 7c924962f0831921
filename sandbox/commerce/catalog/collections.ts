import type {Db} from '../../context';
import {COLLECTION_LANGUAGE, conditionOf} from './query-conditions';
import {parseQuery} from './query-syntax';
import {orderBy, rowsOf, sql, type Sql} from './sql';
import type {Catalog, CatalogCollection} from './types';

/** SQL columns by `CollectionSortKeys`. Any other key sorts by collection id. */
const SORT_COLUMNS: Record<string, Sql> = {
  TITLE: sql`c.title`,
  UPDATED_AT: sql`c.updated_at`,
};

type Collections = Pick<Catalog, 'collectionByHandle' | 'collectionById' | 'collections'>;

export function createCollections(db: Db): Collections {
  const select = (rest: Sql): CatalogCollection[] =>
    rowsOf<{data: string}>(db, sql`SELECT c.data FROM collections AS c ${rest}`).map(
      (row) => JSON.parse(row.data) as CatalogCollection,
    );

  return {
    collectionByHandle: (handle) => select(sql`WHERE c.handle = ${handle}`)[0] ?? null,
    collectionById: (id) => select(sql`WHERE c.id = ${id}`)[0] ?? null,
    collections({query, sortKey, reverse}) {
      const node = parseQuery(query ?? '');
      const condition = node ? conditionOf(node, COLLECTION_LANGUAGE) : sql`1`;
      const key = SORT_COLUMNS[sortKey ?? 'ID'] ?? sql`c.number`;
      return select(sql`WHERE ${condition} ORDER BY ${orderBy([key], reverse ?? false)}, c.number`);
    },
  };
}
