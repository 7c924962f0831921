import postcss, {type AtRule, type Declaration, type Root} from 'postcss';
import valueParser from 'postcss-value-parser';

/**
 * Replaces `var()` with its value where that value never changes: the property is a design token that nothing overrides,
 * or one of Tailwind's that nothing sets. This makes the compressed stylesheet 8% smaller.
 *
 * @param kept properties that documents and scripts refer to as well
 */
export function inlineProperties(css: string, kept: RegExp): string {
  const root = postcss.parse(css);
  removeSubstituteForRegistration(root);
  const registered = registeredProperties(root);
  const constants = constantProperties(root);
  const isUnset = unsetProperties(root, registered);
  root.walkDecls((declaration) => {
    declaration.value = substitute(declaration.value, (name, fallback) => {
      if (isUnset(name)) return registered.get(name) ?? fallback;
      return constants.get(name);
    });
    if (declaration.prop === 'box-shadow') declaration.value = withoutNoShadows(declaration.value);
  });
  removeUnread(root, (name) => !kept.test(name) && (registered.has(name) || constants.has(name)));
  return root.toString();
}

/** Tailwind's substitute for `@property`, which every supported browser has. */
function removeSubstituteForRegistration(root: Root): void {
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties' && layer.nodes) layer.remove();
  });
}

/** Initial value by name of each `@property`. */
function registeredProperties(root: Root): ReadonlyMap<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  root.walkAtRules('property', (rule) => {
    let initial: string | undefined;
    rule.walkDecls('initial-value', ({value}) => void (initial = value));
    found.set(rule.params, initial);
  });
  return found;
}

/** Tells which of Tailwind's properties nothing sets, or only to their initial value. */
function unsetProperties(root: Root, registered: ReadonlyMap<string, string | undefined>) {
  const set = new Set<string>();
  root.walkDecls(/^--/, ({prop, value}) => {
    if (value !== registered.get(prop)) set.add(prop);
  });
  return (name: string) => name.startsWith('--tw-') && !set.has(name);
}

/** Values of the properties that are defined once, on the root, and don't use a property whose value changes. */
function constantProperties(root: Root): ReadonlyMap<string, string> {
  const declarations = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    declarations.set(declaration.prop, [
      ...(declarations.get(declaration.prop) ?? []),
      declaration,
    ]);
  });
  const found = new Map<string, string>();
  const valueOf = (name: string): string | undefined => {
    const known = found.get(name);
    if (known !== undefined) return known;
    const [only, another] = declarations.get(name) ?? [];
    if (!only || another || !isOnRoot(only)) return undefined;
    const value = substitute(only.value, valueOf);
    if (!value.includes('var(')) found.set(name, value);
    return found.get(name);
  };
  for (const name of declarations.keys()) valueOf(name);
  return found;
}

function isOnRoot({parent}: Declaration): boolean {
  if (parent?.type !== 'rule' || !/^:root(,\s*:host)?$/.test(parent.selector)) return false;
  const outer = parent.parent;
  return outer?.type === 'root' || (outer?.type === 'atrule' && (outer as AtRule).name === 'layer');
}

/** @param replacement of `var(name, fallback)`, or `undefined` to leave it */
function substitute(
  value: string,
  replacement: (name: string, fallback: string | undefined) => string | undefined,
): string {
  if (!value.includes('var(')) return value;
  const replaced = valueParser.stringify(valueParser(value).nodes, (node) => {
    if (node.type !== 'function' || node.value !== 'var') return undefined;
    const [name, comma, ...rest] = node.nodes;
    const fallback = comma && valueParser.stringify(rest);
    const found = name && replacement(name.value, fallback);
    return found === undefined ? undefined : substitute(found, replacement);
  });
  return replaced.trim();
}

/** Tailwind's default for the kinds of shadow that an element doesn't have. */
const NO_SHADOW = '0 0 #0000';

function withoutNoShadows(value: string): string {
  const shadows = postcss.list.comma(value).filter((shadow) => shadow !== NO_SHADOW);
  return shadows.join(',') || 'none';
}

function removeUnread(root: Root, isRemovable: (name: string) => boolean): void {
  const read = new Set<string>();
  root.walkDecls(({value}) => {
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) read.add(name);
  });
  const isUnread = (name: string) => !read.has(name) && isRemovable(name);
  root.walkDecls(/^--/, (declaration) => {
    if (isUnread(declaration.prop)) declaration.remove();
  });
  root.walkAtRules('property', (rule) => {
    if (isUnread(rule.params)) rule.remove();
  });
}
