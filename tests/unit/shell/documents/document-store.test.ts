import {describe, expect, it} from 'vitest';
import {createDocumentStore, type StoredDocument} from '~/shell/documents/document-store';

const document = (bytes: number): StoredDocument => ({
  status: 200,
  headers: [],
  nonce: '',
  pieces: [new Uint8Array(bytes)],
  places: [],
  freshUntil: 1,
  staleUntil: 2,
});

describe('document store', () => {
  it('EDGE-23 a full store drops the least recently used document', () => {
    const store = createDocumentStore({maxBytes: 80_000});
    for (const key of ['/a', '/b', '/c']) store.set(key, document(15_000));
    store.get('/a');
    store.set('/d', document(15_000));
    expect(['/a', '/b', '/c', '/d'].filter((key) => store.get(key))).toEqual(['/a', '/c', '/d']);
  });

  it('EDGE-23 a flood of documents with a query displaces none without', () => {
    const store = createDocumentStore({maxBytes: 80_000});
    store.set('/products/dog', document(40_000));
    for (let page = 1; page < 200; page++) store.set(`/products/dog?page=${page}`, document(5000));
    expect(store.get('/products/dog')).toBeDefined();
    expect(store.get('/products/dog?page=1')).toBeUndefined();
    expect(store.get('/products/dog?page=199')).toBeDefined();
  });

  it('EDGE-23 a document that is larger than the store isn’t kept', () => {
    const store = createDocumentStore({maxBytes: 80_000});
    store.set('/', document(100_000));
    expect(store.get('/')).toBeUndefined();
  });

  it('EDGE-23 replacing a document frees its bytes', () => {
    const store = createDocumentStore({maxBytes: 80_000});
    store.set('/b', document(15_000));
    for (let time = 0; time < 50; time++) store.set('/a', document(30_000));
    expect(store.get('/b')).toBeDefined();
  });

  it('EDGE-22 one request at a time makes a stale document anew, and another after ten seconds', () => {
    const store = createDocumentStore({maxBytes: 80_000});
    expect([0, 1, 9999].map((now) => store.beginRefresh('/', now))).toEqual([true, false, false]);
    expect(store.beginRefresh('/faq', 1)).toBe(true);
    expect(store.beginRefresh('/', 10_000)).toBe(true);
    store.set('/', document(1));
    expect(store.beginRefresh('/', 10_001)).toBe(true);
  });

  it('CMS-19a clearing drops the documents that it names, with and without a query', () => {
    const store = createDocumentStore({maxBytes: 80_000});
    for (const key of ['/faq', '/products?page=2', '/']) store.set(key, document(1));
    store.clear((key) => key !== '/');
    expect(['/faq', '/products?page=2', '/'].filter((key) => store.get(key))).toEqual(['/']);
  });

  it('EDGE-28 a document that was begun before documents were cleared isn’t stored', () => {
    const store = createDocumentStore({maxBytes: 80_000});
    const begun = store.clearings();
    expect(store.beginRefresh('/faq', 0)).toBe(true);
    store.clear(() => false);
    store.set('/faq', document(1), begun);
    expect(store.get('/faq')).toBeUndefined();
    expect(store.beginRefresh('/faq', 1)).toBe(true);
    store.set('/faq', document(1), store.clearings());
    expect(store.get('/faq')).toBeDefined();
  });
});
