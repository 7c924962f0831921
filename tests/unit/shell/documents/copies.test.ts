import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {cutBody, fillBody} from '~/shell/documents/copies';
import {createNonce, nonceOf} from '~/shell/security/security-headers.server';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('copies', () => {
  it('EDGE-19 a copy has the new nonce wherever the document had its own, and is else the same', () => {
    fc.assert(
      fc.property(fc.array(fc.string({unit: 'grapheme'}), {minLength: 1}), (texts) => {
        const [old, own] = [createNonce(), createNonce()];
        const copy = fillBody(cutBody(bytesOf(texts.join(old)), {nonce: old}), {nonce: own});
        expect(textOf(copy)).toBe(texts.join(own));
      }),
    );
  });

  it('EDGE-26 a copy has the visitor’s cart where the document had none, as plain text', () => {
    const marks = {nonce: 'n0', 'cart-count': '(0)', 'cart-data': '<data>'} as const;
    const cut = cutBody(bytesOf('<data>a n0 b (0) c n0'), marks);
    expect(cut.places).toEqual(['cart-data', 'nonce', 'cart-count', 'nonce']);
    const filling = {nonce: 'n1', 'cart-count': '($&3)', 'cart-data': '<data $1>'};
    expect(textOf(fillBody(cut, filling))).toBe('<data $1>a n1 b ($&3) c n1');
  });

  it.each([
    ["script-src 'self' 'nonce-/G+yDxNHUJpxEne6FFAKGQ=='; img-src *", '/G+yDxNHUJpxEne6FFAKGQ=='],
    ["script-src 'self'", null],
    ["script-src 'nonce-short'", null],
    [null, null],
  ])('EDGE-19 nonceOf reads the nonce of %s', (policy, nonce) => {
    expect(nonceOf(policy)).toBe(nonce);
  });
});
