import {brotliDecompressSync} from 'node:zlib';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {copyOfPacked, packPage} from '~/node/packed-page';
import {createNonce} from '~/shell/security/security-headers.server';

const unpack = (page: Buffer) => brotliDecompressSync(page).toString();

const markup = fc
  .array(fc.constantFrom('<p>', 'kibble', '="', '">', 'salmon', ' ', 'é'), {maxLength: 40})
  .map((words) => words.join(''));
/** In a page's first and last 128 bytes, Brotli doesn't find the texts again. */
const MARGIN = '<p>Everyday Chicken and Barley, 4 lb</p>'.repeat(4);

describe('packPage', () => {
  it('EDGE-55 a copy has its own nonce and id wherever the page had others, and is else the same', async () => {
    const parts = fc.array(markup, {minLength: 2, maxLength: 8});
    let copies = 0;
    await fc.assert(
      fc.asyncProperty(markup, parts, async (before, between) => {
        const pageOf = ([nonce = '', id]: readonly string[]) =>
          `${MARGIN}${before}${id}${between.join(`<script nonce="${nonce}"></script>`)}${MARGIN}`;
        const texts = [createNonce(), crypto.randomUUID()];
        const packed = await packPage(Buffer.from(pageOf(texts)), texts);
        if (!packed) return;
        copies += 1;
        const own = [createNonce(), crypto.randomUUID()];
        expect(unpack(copyOfPacked(packed, own))).toBe(pageOf(own));
      }),
      {numRuns: 100},
    );
    /* The others repeat two characters of their nonce or id by chance. */
    expect(copies).toBeGreaterThan(50);
  });

  it('EDGE-55 a page without these texts is packed as it is', async () => {
    const packed = await packPage(Buffer.from('{"page":"data"}'), [createNonce()]);
    expect(packed && unpack(copyOfPacked(packed, [createNonce()]))).toBe('{"page":"data"}');
  });

  it('EDGE-55 a page that repeats its id isn’t packed, because decoding what comes after depends on its last characters', async () => {
    const id = crypto.randomUUID();
    expect(await packPage(Buffer.from(`${MARGIN}${id}${MARGIN}${id}${MARGIN}`), [id])).toBeNull();
  });

  it('EDGE-55 a page that repeats a part of such a text isn’t packed, because the copy would repeat the old one', async () => {
    const nonce = 'abcdefghijklmnopqrstuv==';
    const page = `<script nonce="${nonce}"></script><p>abcdefghijklmnop</p>`;
    expect(await packPage(Buffer.from(page), [nonce])).toBeNull();
  });
});
