import {parseQuery} from './query';
import {readRawQuery} from './raw-query';
import {runAggregate} from './run-aggregate';
import {runList, type Answer} from './run-list';
import type {Collection} from './schema';
import type {Store} from './store';

/**
 * Answers a query for the items of a collection, or for counts of them.
 *
 * @throws DirectusError when the query isn't valid
 */
export function readItems(store: Store, collection: Collection, params: URLSearchParams): Answer {
  const query = parseQuery(readRawQuery(params), collection, store.schema);
  return query.kind === 'list'
    ? runList(store, collection, query)
    : runAggregate(store, collection, query);
}
