import {z} from 'zod';
import {storedFields, type Collection, type Schema} from '../engine/schema';
import type {SeedRow} from '../engine/tables';
import type {Change} from './change';
import {checkServer, createDirectusClient, type DirectusClient} from './directus-client';
import {ensureReader} from './read-role';
import {referencedFirst, itemsOf, planItems, type Item} from './records';
import {
  withoutNotNull,
  planSchema,
  presentCollections,
  presentFields,
  presentRelations,
  type PresentSchema,
} from './schema-plan';
import {wantedSchema} from './wanted-schema';

const item = z.record(z.string(), z.unknown());
const ITEMS_AT_ONCE = 5000;

interface PushOptions {
  url: string;
  /** Token of an administrator. */
  token: string;
  /** Token that the shop will read with; `null` keeps the existing one or creates one. */
  readToken: string | null;
  /** The shop's editors' key; `null` leaves out the studio's preview button. */
  previewKey: string | null;
  schema: Schema;
  /** The items to push, by collection. */
  content: Readonly<Record<string, readonly SeedRow[]>>;
  /** Prints each change and the summary. */
  say(line: string): void;
}

/**
 * Pushes the sandbox's schema and content to a Directus: collections, fields, relations, items, and a user with read
 * access. It only creates and updates; anything else in Directus stays. A second run changes nothing.
 *
 * @throws UserError when Directus is unreachable or rejects a change
 */
export async function pushContent(options: PushOptions): Promise<void> {
  const {url, previewKey, schema, content, say} = options;
  const directus = createDirectusClient(url, options.token);
  await checkServer(directus);

  let changes = 0;
  const make = async ({line, method, path, body}: Change): Promise<unknown> => {
    const answer = await directus.send(method, path, body);
    say(line);
    changes += 1;
    return answer;
  };

  const wanted = wantedSchema(schema, content, previewKey);
  const present = await readSchema(directus);
  for (const change of planSchema(withoutNotNull(wanted, present), present)) await make(change);
  for (const collection of referencedFirst(schema)) {
    const items = itemsOf(collection, content[collection.name] ?? []);
    if (items.length === 0) continue;
    for (const change of planItems(collection, items, await readItems(directus, collection))) {
      await make(change);
    }
  }
  for (const change of planSchema(wanted, await readSchema(directus))) await make(change);
  const token = await ensureReader({
    directus,
    url,
    collections: schema.all().map(({name}) => name),
    token: options.readToken,
    make,
  });
  say(`${changes} ${changes === 1 ? 'change' : 'changes'}`);
  if (token !== null) say(`CONTENT_SYSTEM_TOKEN=${token}`);
}

async function readSchema(directus: DirectusClient): Promise<PresentSchema> {
  const [collections, fields, relations] = await Promise.all([
    directus.read('/collections', presentCollections),
    directus.read('/fields', presentFields),
    directus.read('/relations', presentRelations),
  ]);
  return {collections, fields, relations};
}

async function readItems(directus: DirectusClient, collection: Collection): Promise<Item[]> {
  const names = storedFields(collection).map(({name}) => name);
  const query = `/items/${collection.name}?fields=${names.join(',')}`;
  /* A singleton that was never written returns an item without an id. */
  if (collection.singleton) return [await directus.read(query, item)];
  const items: Item[] = [];
  for (let page = 1; items.length === (page - 1) * ITEMS_AT_ONCE; page += 1) {
    const window = `sort=id&limit=${ITEMS_AT_ONCE}&page=${page}`;
    items.push(...(await directus.read(`${query}&${window}`, z.array(item))));
  }
  return items;
}
