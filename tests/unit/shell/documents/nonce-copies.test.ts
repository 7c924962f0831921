import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {createNonce, joinWithNonce, nonceOf, splitAtNonce} from '~/shell/documents/nonce-copies';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('nonce copies', () => {
  it('EDGE-19 a copy has the new nonce wherever the document had its own, and is else the same', () => {
    fc.assert(
      fc.property(fc.array(fc.string({unit: 'grapheme'}), {minLength: 1}), (texts) => {
        const [old, own] = [createNonce(), createNonce()];
        const copy = joinWithNonce(splitAtNonce(bytesOf(texts.join(old)), old), own);
        expect(textOf(copy)).toBe(texts.join(own));
      }),
    );
  });

  it.each([
    [`script-src 'self' 'nonce-${'a1'.repeat(16)}'; img-src *`, 'a1'.repeat(16)],
    ["script-src 'self'", null],
    ["script-src 'nonce-short'", null],
    [null, null],
  ])('EDGE-19 nonceOf reads the nonce of %s', (policy, nonce) => {
    expect(nonceOf(policy)).toBe(nonce);
  });
});
