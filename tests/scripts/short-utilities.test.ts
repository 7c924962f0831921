import {parseAst} from 'vite';
import {describe, expect, it} from 'vitest';
import {renameInStrings, renameInStylesheet, shortNames} from '~scripts/short-utilities';

const CSS = `
@layer theme,base,components,utilities;
@layer base{a{color:red}}
@layer components{.product-grid{display:grid}.body .is-flat{gap:0}}
@layer utilities{
  .flex{display:flex}
  .sr-only{position:absolute}
  .gap-2{gap:.5rem}
  .h-1\\.5{height:.375rem}
  .is-flat{margin:0}
  :is(.\\*\\:grow>*){flex-grow:1}
  .group-open\\/menu\\:hidden:is(:where(.group\\/menu):open *){--tw-leading:1;line-height:var(--tw-leading)}
  @media (width >= 48rem){.md\\:grid-cols-\\[1fr_2fr\\]{grid-template-columns:1fr 2fr}}
}
@property --tw-leading{syntax:"*";inherits:false}`;

const NAMES = shortNames(CSS);

const rename = (code: string) => renameInStrings(code, parseAst(code), NAMES).code;

describe('short names of utilities', () => {
  it('HOUSE-130 have those of the utilities layer that are more than a word, but sr-only', () => {
    expect(Object.fromEntries(NAMES)).toEqual({
      'gap-2': 'Aa',
      'h-1.5': 'Ab',
      '*:grow': 'Ac',
      'group-open/menu:hidden': 'Ae',
      'group/menu': 'Af',
      'md:grid-cols-[1fr_2fr]': 'Ag',
    });
  });

  it('HOUSE-130 replace them in all selectors, also nested ones', () => {
    expect(renameInStylesheet(CSS, NAMES).replace(/\s+/g, ' ').trim()).toBe(
      '@layer theme,base,components,utilities; @layer base{a{color:red}} @layer components{.product-grid{display:grid}.body .is-flat{gap:0}} ' +
        '@layer utilities{ .flex{display:flex} .sr-only{position:absolute} .Aa{gap:.5rem} .Ab{height:.375rem} .is-flat{margin:0} ' +
        ':is(.Ac>*){flex-grow:1} .Ae:is(:where(.Af):open *){--Aa:1;line-height:var(--Aa)} ' +
        '@media (width >= 48rem){.Ag{grid-template-columns:1fr 2fr}} } ' +
        '@property --Aa{syntax:"*";inherits:false}',
    );
  });

  it.each([
    [`x("flex gap-2 product-grid")`, `x("flex Aa product-grid")`],
    [`x('gap-2')`, `x("Aa")`],
    ['x(`a ${b} gap-2 h-1.5${c}md:grid-cols-[1fr_2fr]`)', 'x(`a ${b} Aa Ab${c}Ag`)'],
    [`x({look: {s: '*:grow'}})`, `x({look: {s: "Ac"}})`],
    [`x('mgap-2', 'gap-20', "it's", gap - 2)`, `x('mgap-2', 'gap-20', "it's", gap - 2)`],
  ])('HOUSE-130 replace whole words of strings: %s', (code, expected) => {
    expect(rename(code)).toBe(expected);
  });

  it('HOUSE-130 don’t suffice for more than 935 utilities', () => {
    const css = (count: number) =>
      `@layer utilities{${Array.from({length: count}, (_, n) => `.p-${n}{}`).join('')}}`;
    const names = [...shortNames(css(935)).values()];
    expect(new Set(names).size).toBe(935);
    expect(names).not.toContain('Ad');
    expect(() => shortNames(css(936))).toThrow('935');
  });
});
