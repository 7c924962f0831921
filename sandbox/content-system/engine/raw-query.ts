import {invalidQuery} from './errors';

/** A query parameter before parsing: text, or a tree of bracket parameters. */
export type RawValue = string | RawValue[] | RawTree;
export interface RawTree {
  [key: string]: RawValue;
}

const MAX_PARAMETERS = 1000;
const MAX_DEPTH = 16;
const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/**
 * Reads `a[b][c]=d` as a tree. `a[]=b`, numbered brackets and repeated parameters become lists.
 *
 * @throws DirectusError INVALID_QUERY on unbalanced brackets or too many parameters
 */
export function readRawQuery(params: URLSearchParams): RawTree {
  const tree = emptyTree();
  if (params.size > MAX_PARAMETERS) throw invalidQuery('Too many parameters');
  for (const [name, value] of params) {
    const [, root, brackets = ''] = NAME.exec(name) ?? [];
    if (!root) throw invalidQuery(`Invalid parameter "${name}"`);
    const path = [root, ...[...brackets.matchAll(/\[([^[\]]*)\]/g)].map(([, key = '']) => key)];
    if (path.length > MAX_DEPTH) throw invalidQuery('Too many levels');
    put(tree, path, value);
  }
  return listsIn(tree) as RawTree;
}

/** Without a prototype, because keys may be any text. */
const emptyTree = () => Object.create(null) as RawTree;

function put(tree: RawTree, [first = '', ...rest]: string[], value: string): void {
  const key = first === '' ? String(Object.keys(tree).length) : first;
  if (rest.length === 0) {
    const before = tree[key];
    tree[key] = before === undefined ? value : [before, value].flat();
    return;
  }
  const below = tree[key];
  const branch = typeof below === 'object' && !Array.isArray(below) ? below : emptyTree();
  tree[key] = branch;
  put(branch, rest, value);
}

/** Turns trees with only numeric keys into lists. */
function listsIn(value: RawValue): RawValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, below]): [string, RawValue] => [
    key,
    listsIn(below),
  ]);
  if (entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))) {
    return entries.map(([, below]) => below);
  }
  return Object.assign(emptyTree(), Object.fromEntries(entries));
}
