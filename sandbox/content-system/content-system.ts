import type {SandboxService} from '../context';
import {buildContent} from '../world/content/content';
import {sharedWorld} from '../world/world';
import {CONTENT_SCHEMA} from './collections';
import {createIndexes, createTable, insertRows, isEmpty, type SeedRow} from './engine/tables';
import {mountContentApi} from './rest';

export function createContentSystem(): SandboxService {
  return {
    prepare({db}, {products}) {
      const collections = CONTENT_SCHEMA.all();
      for (const collection of collections) createTable(db, collection);
      const empty = collections.filter((collection) => isEmpty(db, collection));
      if (empty.length === 0) return;
      const content: Record<string, SeedRow[]> = buildContent(sharedWorld({products}));
      db.transaction(() => {
        for (const collection of empty) {
          insertRows(db, collection, content[collection.name] ?? []);
          createIndexes(db, collection);
        }
      })();
    },
    mount: mountContentApi,
  };
}
