import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {causeKind, parseStoreId} from '~/domains/giving-eligibility/giving-ids';

const PLAIN = '3c9e5b1f0a7d4e26b8f1c2d3e4a5b601';

describe('store id', () => {
  it.each([
    ['spaces', ` ${PLAIN.slice(0, 8)} ${PLAIN.slice(8)}\t`],
    ['dashes', '3c9e5b1f-0a7d-4e26-b8f1-c2d3e4a5b601'],
    ['braces', `{${PLAIN}}`],
    ['parentheses', `(${PLAIN})`],
    ['all of them', '({3c9e5b1f-0a7d 4e26-b8f1-c2d3e4a5b601})'],
  ])('GIVE-49 is stripped of %s before it is checked', (_what, text) => {
    expect(parseStoreId(text)).toBe(PLAIN);
  });

  it.each([
    ['empty', ''],
    ['one digit short', PLAIN.slice(1)],
    ['one digit long', `${PLAIN}0`],
    ['with a letter that is no digit', `g${PLAIN.slice(1)}`],
    ['with a slash', `${PLAIN.slice(0, 16)}/${PLAIN.slice(16)}`],
    ['a name', 'marlowe'],
  ])('GIVE-50 is invalid when %s', (_what, text) => {
    expect(parseStoreId(text)).toBeNull();
  });

  it('GIVE-50 is valid with any 32 hexadecimal digits and stays the same when parsed again', () => {
    const digits = fc.stringMatching(/^[0-9a-fA-F]{32}$/);
    fc.assert(
      fc.property(digits, (text) => {
        const id = parseStoreId(text);
        expect(id).toMatch(/^[0-9a-f]{32}$/);
        expect(parseStoreId(id ?? '')).toBe(id);
      }),
    );
  });
});

describe('cause id', () => {
  it.each([['12-3456789'], ['123456789'], ['12/34'], ['0'], ['-'], ['1'.repeat(31)]])(
    'GIVE-52 "%s" is a charity’s',
    (id) => {
      expect(causeKind(id)).toBe('charity');
    },
  );

  it.each([[PLAIN], ['1'.repeat(32)], [''], ['12 34'], ['12.34'], ['a']])(
    'GIVE-53 "%s" is a portfolio’s',
    (id) => {
      expect(causeKind(id)).toBe('portfolio');
    },
  );
});
