import {createBoundedMap} from '~/platform/bounded-map';
import type {CutBody} from './copies';

/** A document that any guest may get, split at the places that differ between copies. */
export interface StoredDocument extends CutBody {
  status: number;
  /** The response headers, with `nonce` in place of the nonce. */
  headers: [string, string][];
  nonce: string;
  /**
   * Milliseconds since the epoch. From then on the document is stale: it's still served while a new one is rendered.
   */
  freshUntil: number;
  /** Milliseconds since the epoch. From then on the document isn't served. */
  staleUntil: number;
}

export interface DocumentStore {
  get(key: string): StoredDocument | undefined;
  /** Ignores a document whose rendering began before the last clearing: it may contain outdated data. */
  set(key: string, document: StoredDocument, begun?: number): void;
  delete(key: string): void;
  clear(isOld: (key: string) => boolean): void;
  /** How often documents were cleared. */
  clearings(): number;
  /**
   * Whether the caller should refresh a stale document. Another caller gets the task after ten seconds without a
   * result.
   */
  beginRefresh(key: string, now: number): boolean;
}

const REFRESH_MS = 10_000;
/** Larger than our largest documents. */
export const MAX_DOCUMENT_BYTES = 1_000_000;

/**
 * Documents in memory, up to `maxBytes`; the least recently used make room. Documents with a query share a quarter of
 * it, so a flood of filter combinations can't evict the most visited pages.
 */
export function createDocumentStore({maxBytes}: {maxBytes: number}): DocumentStore {
  const plain = createBoundedMap(maxBytes * 0.75, sizeOf);
  const queried = createBoundedMap(maxBytes * 0.25, sizeOf);
  const refreshes = new Map<string, number>();
  let clearings = 0;
  const shelfOf = (key: string) => (key.includes('?') ? queried : plain);
  return {
    get: (key) => shelfOf(key).get(key),
    set(key, document, begun = clearings) {
      refreshes.delete(key);
      if (begun !== clearings) return;
      shelfOf(key).set(key, document);
    },
    delete: (key) => shelfOf(key).delete(key),
    clear(isOld) {
      clearings += 1;
      refreshes.clear();
      for (const shelf of [plain, queried]) shelf.keys().filter(isOld).forEach(shelf.delete);
    },
    clearings: () => clearings,
    beginRefresh(key, now) {
      if (now < (refreshes.get(key) ?? 0)) return false;
      for (const [otherKey, until] of refreshes) if (until <= now) refreshes.delete(otherKey);
      refreshes.set(key, now + REFRESH_MS);
      return true;
    },
  };
}

/** Approximate size of a document besides its body, in bytes. */
const OVERHEAD_BYTES = 4000;

const sizeOf = ({pieces}: StoredDocument) =>
  pieces.reduce((sum, {byteLength}) => sum + byteLength, OVERHEAD_BYTES);
