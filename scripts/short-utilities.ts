import {walk, type Node} from 'estree-walker';
import MagicString from 'magic-string';
import postcss, {type Container, type Document, type Rule} from 'postcss';
import selectorParser from 'postcss-selector-parser';
import {normalizePath, type Plugin} from 'vite';
import {inlineProperties} from './inline-properties';

type Names = ReadonlyMap<string, string>;

/** Keeps its name, because tests use it to tell what is visible. */
const VISUALLY_HIDDEN = 'sr-only';

/** The brand's colors, which editors choose for a block (app/domains/content/blocks/brand-colors.ts). */
const IN_CONTENT = /^--brand-/;

/**
 * Gives Tailwind's utilities short names in the stylesheet and in the app's strings: `md:grid-cols-2` becomes `Bk`. The
 * long names were a tenth of the stylesheet, compressed, and 6% of a document. This works because Tailwind, too, needs
 * them written out in the code. The classes of `styles/components.css` keep their names.
 *
 * @param stylesheet its file. It's compiled before all modules, so that browser and server get the same names.
 */
export function shortUtilities(stylesheet: string): Plugin {
  const stylesheetId = normalizePath(stylesheet);
  let names: Names = new Map();
  return {
    name: 'short-utilities',
    apply: 'build',
    async transform(code, id) {
      const [file, query] = id.split('?');
      if (file === stylesheetId && query !== 'url') {
        names = shortNames(code);
        return {code: renameInStylesheet(inlineProperties(code, IN_CONTENT), names), map: null};
      }
      if (!/\/app\/.*\.tsx?(?:\?|$)/.test(id)) return null;
      await this.load({id: `${stylesheetId}?transform-only`});
      return renameInStrings(code, this.parse(code), names);
    },
  };
}

/** By utility. Those that are words, such as `flex`, have none, because in a string they could mean something else. */
export function shortNames(css: string): Names {
  const utilities = new Set<string>();
  const others = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    const found = isUtility(rule) ? utilities : others;
    selectorParser((selectors) => {
      selectors.walkClasses(({value}) => void found.add(value));
    }).processSync(rule.selector);
  });
  const long = [...utilities].filter(
    (name) => /[^a-z]/i.test(name) && !others.has(name) && name !== VISUALLY_HIDDEN,
  );
  return new Map(long.map((name, index) => [name, shortName(index)]));
}

function isUtility(rule: Rule): boolean {
  let node: Container | Document | undefined = rule.parent;
  while (node && !('params' in node && node.params === 'utilities')) node = node.parent;
  return node !== undefined;
}

/** Begin with a capital letter, unlike the classes of third parties. Ad blockers could hide an element with `Ad`. */
const SHORT = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  .flatMap((first) =>
    Array.from('abcdefghijklmnopqrstuvwxyz0123456789').map((next) => first + next),
  )
  .filter((name) => name !== 'Ad');

/** @throws if there are more utilities than names */
function shortName(index: number): string {
  const name = SHORT[index];
  if (!name) throw new Error(`Only ${SHORT.length} utilities can have short names.`);
  return name;
}

/** Renames the utilities, and Tailwind's own custom properties (`--tw-leading`), which only the stylesheet uses. */
export function renameInStylesheet(css: string, names: Names): string {
  const root = postcss.parse(css);
  const renamer = selectorParser((selectors) => {
    selectors.walkClasses((node) => {
      node.value = names.get(node.value) ?? node.value;
    });
  });
  root.walkRules((rule) => {
    rule.selector = renamer.processSync(rule.selector);
  });
  const properties = new Map<string, string>();
  return root.toString().replace(/--tw-[\w-]+/g, (property) => {
    const short = properties.get(property) ?? `--${shortName(properties.size)}`;
    properties.set(property, short);
    return short;
  });
}

/** @param program the syntax tree of `code` */
export function renameInStrings(code: string, program: object, names: Names) {
  const renamed = new MagicString(code);
  const rename = (text: string) => text.replace(/\S+/g, (word) => names.get(word) ?? word);
  walk(program as Node, {
    enter(node) {
      const {start, end} = node as Node & {start: number; end: number};
      if (node.type === 'Literal' && typeof node.value === 'string') {
        const text = rename(node.value);
        if (text !== node.value) renamed.overwrite(start, end, JSON.stringify(text));
      } else if (node.type === 'TemplateElement') {
        const text = rename(node.value.raw);
        if (text !== node.value.raw) renamed.overwrite(start, end, text);
      }
    },
  });
  return {code: renamed.toString(), map: renamed.generateMap({hires: 'boundary'})};
}
