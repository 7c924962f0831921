import {invalidQuery, unknownField} from './errors';
import {fieldNamed, type Collection, type Field, type Schema} from './schema';

/** What of an item is asked for. A relation with no tree of its own answers with ids. */
export type FieldTree = Map<string, {field: Field; below: FieldTree | null}>;

const MAX_DEPTH = 6;

/**
 * Understands `fields`: names, dotted paths into relations, `*` for all of a level. Nothing asked for means `*`.
 *
 * @throws DirectusError FORBIDDEN on an unknown field, INVALID_QUERY on a path that is too deep
 */
export function parseFields(paths: string[], collection: Collection, schema: Schema): FieldTree {
  const tree: FieldTree = new Map();
  for (const path of paths.length > 0 ? paths : ['*']) {
    const segments = path.split('.');
    if (segments.length > MAX_DEPTH) throw invalidQuery('Max relational depth exceeded');
    add(tree, segments, collection, schema);
  }
  return tree;
}

function add(
  tree: FieldTree,
  [name = '', ...rest]: string[],
  collection: Collection,
  schema: Schema,
): void {
  const fields = name === '*' ? [...collection.fields.values()] : [fieldNamed(collection, name)];
  for (const field of fields) {
    const below = tree.get(field.name)?.below ?? null;
    if (rest.length === 0) tree.set(field.name, {field, below});
    else if (field.kind !== 'column') {
      const branch = below ?? (new Map() as FieldTree);
      tree.set(field.name, {field, below: branch});
      add(branch, rest, schema.collection(field.kind === 'm2o' ? field.to : field.from), schema);
    } else if (name === '*') tree.set(field.name, {field, below});
    else throw unknownField(`${name}.${rest.join('.')}`, collection.name);
  }
}
