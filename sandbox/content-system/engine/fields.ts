import {forbidden, invalidQuery, unknownField} from './errors';
import {fieldNamed, type Collection, type Field, type Schema} from './schema';

/** The requested fields, by name. */
export type FieldTree = Map<string, FieldBranch>;

export interface FieldBranch {
  field: Field;
  /** The fields requested of related items, by collection. Without an entry, the response holds their ids. */
  childrenByCollection: Map<string, FieldTree>;
}

const MAX_DEPTH = 10;

/**
 * Parses `fields`: names, dotted paths into relations, and `*` for all fields of a level. An empty list means `*`. A
 * path into a many-to-any relation names its collection: `item:block_faq.headline`.
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
  [segment = '', ...rest]: string[],
  collection: Collection,
  schema: Schema,
): void {
  const [name = '', of] = segment.split(':');
  const fields = name === '*' ? [...collection.fields.values()] : [fieldNamed(collection, name)];
  for (const field of fields) {
    const branch = tree.get(field.name) ?? {
      field,
      childrenByCollection: new Map<string, FieldTree>(),
    };
    tree.set(field.name, branch);
    if (rest.length === 0) continue;
    const targets = targetsOf(field, of);
    if (targets.length === 0 && name !== '*') {
      throw unknownField(`${segment}.${rest.join('.')}`, collection.name);
    }
    for (const target of targets) {
      const below = branch.childrenByCollection.get(target) ?? (new Map() as FieldTree);
      branch.childrenByCollection.set(target, below);
      add(below, rest, schema.collection(target), schema);
    }
  }
}

/** The collections that a path into a field can continue in. */
function targetsOf(field: Field, of: string | undefined): readonly string[] {
  switch (field.kind) {
    case 'column':
      return [];
    case 'm2o':
      return [field.to];
    case 'o2m':
      return [field.from];
    case 'm2a': {
      const named = field.to.filter((name) => name === of);
      if (named.length === 0) throw forbidden();
      return named;
    }
  }
}
