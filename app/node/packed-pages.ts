import {createHash} from 'node:crypto';
import {createBoundedMap} from '~/platform/bounded-map';
import {copyOfPacked, packPage, type PackedPage} from './packed-page';

const MAX_BYTES = 16_000_000;
const MAX_COUNTED = 2000;
/** Packing a page takes about as long as compressing it 40 times on the fly, so it must be worth it. */
const PACK_AT_USE = 3;
/** A page that can't be packed with one nonce usually can with another. */
const AGAIN_AFTER = 4;

interface Uses {
  count: number;
  packAt: number;
}

export interface PackedPages {
  /**
   * @param texts what only this response has; see `packPage`
   * @returns the page as Brotli, if it has been packed
   */
  find(page: Buffer, texts: readonly string[]): Buffer | null;
}

/**
 * Pages that were sent before, packed for the next time. The key is a digest of the page without this response's own
 * texts, so a visitor can only get what the shop just made for them (EDGE-55).
 */
export function createPackedPages(): PackedPages {
  const packed = createBoundedMap<PackedPage>(MAX_BYTES, ({bytes}) => bytes.length);
  const counted = createBoundedMap<Uses>(MAX_COUNTED, () => 1);
  let isPacking = false;

  async function pack(key: string, page: Buffer, texts: readonly string[]): Promise<void> {
    isPacking = true;
    const result = await packPage(page, texts).catch(() => null);
    isPacking = false;
    if (result) packed.set(key, result);
  }

  return {
    find(page, texts) {
      const key = digestWithout(texts, page);
      const known = packed.get(key);
      if (known) return copyOfPacked(known, texts);
      const uses = counted.get(key) ?? {count: 0, packAt: PACK_AT_USE};
      uses.count += 1;
      counted.set(key, uses);
      if (uses.count >= uses.packAt && !isPacking) {
        uses.packAt *= AGAIN_AFTER;
        void pack(key, page, texts);
      }
      return null;
    },
  };
}

function digestWithout(texts: readonly string[], page: Buffer): string {
  const shared = texts.reduce(
    (rest, text, index) => rest.replaceAll(text, `\0${index},${text.length}\0`),
    page.toString('latin1'),
  );
  return createHash('sha256').update(shared, 'latin1').digest('base64');
}
