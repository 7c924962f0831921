import type {Clearing} from '~/domains/content/content-hook.server';
import type {ClearedReads} from '~/services/cleared-reads';
import {readsOfCollection} from '~/services/content-system/cleared-collection';
import {pageOf} from '../guards/path-policy';
import type {DocumentStore} from './document-store';

interface SharedStores {
  documents: DocumentStore | undefined;
  reads: ClearedReads;
}

/**
 * Drops documents and cached reads of this isolate that a change has made outdated. Any document can contain items of
 * any collection, so only clearing a path keeps the other documents.
 */
export function clearShared(clearing: Clearing, {documents, reads}: SharedStores): void {
  if ('collection' in clearing) reads.clear(readsOfCollection(clearing.collection));
  else reads.clear('path' in clearing ? ['content-system'] : []);
  documents?.clear(
    (address) => !('path' in clearing) || pageOf(new URL(address)).path === clearing.path,
  );
}
