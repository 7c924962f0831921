import {describe, expect, it} from 'vitest';
import {inlineProperties} from '~scripts/inline-properties';

const inlined = (css: string) => inlineProperties(css, /^--brand-/);

describe('custom properties of the built stylesheet', () => {
  it.each([
    ['a token', ':root{--blue:#00f}a{color:var(--blue)}', ':root{}a{color:#00f}'],
    [
      'a token of another token',
      '@layer theme{:root, :host{--ink:var(--blue)}}:root{--blue:#00f}a{color:var(--ink)}',
      '@layer theme{:root, :host{}}:root{}a{color:#00f}',
    ],
    [
      'a token in a function and a fallback',
      ':root{--gap:1rem}a{margin:calc(var(--gap)*-1) var(--x,var(--gap))}',
      ':root{}a{margin:calc(1rem*-1) var(--x,1rem)}',
    ],
    [
      'a property of Tailwind that nothing sets, by its initial value',
      '@property --tw-style{syntax:"*";initial-value:solid}a{border-style:var(--tw-style)}',
      'a{border-style:solid}',
    ],
    [
      'one without initial value, by the fallback',
      'a{color:var(--tw-color, rgb(0 0 0 / 0.5));transition:top var(--tw-ease,var(--tw-x,ease))}',
      'a{color:rgb(0 0 0 / 0.5);transition:top ease}',
    ],
    [
      'one that is only set to its initial value, also in Tailwind’s substitute for @property',
      `@layer properties{*{--tw-content:initial}}@property --tw-content{syntax:"*";initial-value:""}a{--tw-content:"";content:var(--tw-content)}`,
      'a{content:""}',
    ],
    [
      'shadows that an element doesn’t have',
      '@property --tw-ring{syntax:"*";initial-value:0 0 #0000}a{box-shadow:var(--tw-ring),0 1px rgb(0, 0, 0)}b{box-shadow:var(--tw-ring)}',
      'a{box-shadow:0 1px rgb(0, 0, 0)}b{box-shadow:none}',
    ],
    [
      'a property that nothing reads',
      '@property --tw-weight{syntax:"*"}b{--tw-weight:650;font-weight:650}',
      'b{font-weight:650}',
    ],
  ])('HOUSE-132 replaces %s', (_, css, expected) => {
    expect(inlined(css)).toBe(expected);
  });

  it('HOUSE-132 keeps the definition of those that documents refer to', () => {
    expect(inlined(':root{--brand-blue:#00f}a{color:var(--brand-blue)}')).toBe(
      ':root{--brand-blue:#00f}a{color:#00f}',
    );
  });

  it.each([
    ['has several values', ':root{--ring:#00f}.dark{--ring:#fff}a{color:var(--ring)}'],
    ['depends on the width', '@media (width < 48rem){:root{--bar:2rem}}a{top:var(--bar)}'],
    ['is set on an element', '.box{--gap:1rem}a{gap:var(--gap)}'],
    ['is set by a document', 'a{width:var(--slide-width)}b{gap:var(--slide-space,1rem)}'],
    [
      'depends on one that changes',
      ':root{--ring:#00f;--focus:var(--ring)}.dark{--ring:#fff}a{color:var(--focus)}',
    ],
    [
      'Tailwind sets',
      '@property --tw-leading{syntax:"*"}.a{line-height:var(--tw-leading,1.5)}.b{--tw-leading:1}',
    ],
  ])('HOUSE-132 leaves a property that %s', (_, css) => {
    expect(inlined(css)).toBe(css);
  });
});
