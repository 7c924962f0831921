import {describe, expect, it} from 'vitest';
import {findUnusedProofs} from '~tests/tools/unused-code';

/** The proofs by unused code in a test file that imports `names` from app/rules.ts. */
function unusedProofs(app: Record<string, string>, test: string): string[] {
  return findUnusedProofs(
    new Map(Object.entries(app)),
    new Map([['tests/unit/rules.test.ts', test]]),
  );
}

const RULES = `
  export const LIMIT = 10;
  export function isOver(count) { return count > LIMIT; }
  export function half(count) { return count / 2; }
`;

const ROUTE_FORMS = {
  'a named import': `import {isOver} from '~/rules'; export const loader = () => isOver(1);`,
  'a relative import': `import {isOver as check} from '../rules'; export const loader = () => check(1);`,
  'a namespace': `import * as rules from '~/rules'; export const loader = () => rules.isOver(1);`,
  'a dynamic import': `export const loader = async () => (await import('~/rules')).isOver(1);`,
  'a passed-on export': `export {isOver as loader} from '~/rules';`,
  'passed-on exports': `export * from '~/rules';`,
};

describe('findUnusedProofs', () => {
  it('returns ids that only tests of unused code claim', () => {
    const app = {'app/rules.ts': RULES, 'app/routes/cart.tsx': ROUTE_FORMS['a named import']};
    const test = `
      import {half, isOver, LIMIT} from '~/rules';
      it('CART-01 is over', () => expect(isOver(11)).toBe(true));
      it('CART-02 has a limit', () => expect(LIMIT).toBe(10));
      it('CART-03 halves', () => expect(half(2)).toBe(1));
      it('CART-04 halves the limit', () => expect(half(LIMIT)).toBe(5));
      it('CART-02 CART-05 halves', () => expect(half(4)).toBe(2));
    `;
    expect(unusedProofs(app, test)).toEqual(['CART-03', 'CART-05']);
  });

  it.each(Object.entries(ROUTE_FORMS))('finds a use through %s', (_, route) => {
    const app = {'app/rules.ts': RULES, 'app/routes/cart.tsx': route};
    const test = `import {isOver} from '~/rules'; it('CART-01 is over', () => isOver(11));`;
    expect(unusedProofs(app, test)).toEqual([]);
  });

  it.each([
    ['by nothing', ''],
    ['as a type', `import type {isOver} from '~/rules'; export type Rule = typeof isOver;`],
    ['by unused code', `import {isOver} from '~/rules'; const check = () => isOver(1);`],
  ])('returns ids of code that is used %s', (_, route) => {
    const app = {'app/rules.ts': RULES, 'app/routes/cart.tsx': route};
    const test = `import {isOver} from '~/rules'; it('CART-01 is over', () => isOver(11));`;
    expect(unusedProofs(app, test)).toEqual(['CART-01']);
  });

  it('counts what a module does when it is loaded as used', () => {
    const app = {
      'app/rules.ts': RULES,
      'app/entry.client.tsx': `import '~/start';`,
      'app/start.ts': `import {isOver} from '~/rules'; isOver(1);`,
    };
    const test = `import {isOver} from '~/rules'; it('CART-01 is over', () => isOver(11));`;
    expect(unusedProofs(app, test)).toEqual([]);
  });

  it('judges a test that names no import by all imports of its file', () => {
    const test = (name: string) =>
      `import {isOver, half} from '~/rules'; const check = () => ${name}(1); it('CART-01 x', () => check());`;
    const app = {'app/rules.ts': RULES, 'app/routes/cart.tsx': ROUTE_FORMS['a named import']};
    expect(unusedProofs(app, test('half'))).toEqual([]);
    expect(unusedProofs({'app/rules.ts': RULES}, test('half'))).toEqual(['CART-01']);
  });

  it('leaves tests alone that import nothing of app/', () => {
    expect(unusedProofs({'app/rules.ts': RULES}, `it('CART-01 x', () => open('/cart'));`)).toEqual(
      [],
    );
  });
});
