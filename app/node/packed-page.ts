import {once} from 'node:events';
import {promisify} from 'node:util';
import {brotliDecompress, constants, createBrotliCompress} from 'node:zlib';

/**
 * A page as Brotli, in which texts that each response has of its own, such as the nonce, can be replaced without
 * compressing the page again (EDGE-55).
 */
export interface PackedPage {
  bytes: Buffer;
  /** For each text, where in `bytes` its pieces of `PIECE` characters are. */
  places: number[][];
}

/** Brotli doesn't encode a block of two bytes or less, but copies it. */
const PIECE = 2;
const PADDING = '==';
/** Two, because a text may itself have one of them in some place. */
const FILLS = ['a', 'Z'];

/**
 * Only the first occurrence of each text is copied as it is; Brotli refers to it at all others, so these change with it.
 * The bytes after a text are decoded in the same way for each copy, because the two characters before them don't change:
 * they're either copied as well, or Base64's padding.
 * @param texts ASCII; their padding stays the same in all copies
 * @returns `null` if a copy would be wrong, usually because Brotli refers to a part of a text by chance
 */
export async function packPage(page: Buffer, texts: readonly string[]): Promise<PackedPage | null> {
  const repeats = (text: string) => page.indexOf(text) !== page.lastIndexOf(text);
  if (texts.some((text) => repeats(text) && !text.endsWith(PADDING))) return null;
  const packed = await compress(page, texts);
  for (const fill of FILLS) {
    const others = texts.map((text) => text.replace(/[^=]/g, fill));
    const expected = texts.reduce(
      (filled, text, index) => filled.replaceAll(text, others[index] ?? ''),
      page.toString('latin1'),
    );
    const unpacked = await promisify(brotliDecompress)(copyOfPacked(packed, others)).catch(
      () => null,
    );
    if (unpacked?.toString('latin1') !== expected) return null;
  }
  return packed;
}

export function copyOfPacked({bytes, places}: PackedPage, texts: readonly string[]): Buffer {
  const copy = Buffer.from(bytes);
  texts.forEach((text, index) =>
    places[index]?.forEach((at, piece) =>
      copy.write(text.slice(piece * PIECE, (piece + 1) * PIECE), at, 'latin1'),
    ),
  );
  return copy;
}

async function compress(page: Buffer, texts: readonly string[]): Promise<PackedPage> {
  const brotli = createBrotliCompress({params: {[constants.BROTLI_PARAM_SIZE_HINT]: page.length}});
  const chunks: Buffer[] = [];
  let length = 0;
  brotli.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
  });
  /* Rejects after an error. */
  const ended = once(brotli, 'end');
  const add = (from: number, to: number) => {
    const flushed = new Promise<void>((resolve) => {
      brotli.write(page.subarray(from, to));
      brotli.flush(constants.BROTLI_OPERATION_FLUSH, resolve);
    });
    return Promise.race([flushed, ended]);
  };

  const places: number[][] = texts.map(() => []);
  let at = 0;
  const found = texts
    .map((text, index) => ({index, from: page.indexOf(text), to: page.indexOf(text) + text.length}))
    .filter(({from}) => from >= 0)
    .sort((a, b) => a.from - b.from);
  for (const [order, {index, from, to}] of found.entries()) {
    await add(at, from);
    for (at = from; at < to; at += PIECE) {
      await add(at, at + PIECE);
      places[index]?.push(length - PIECE);
    }
    const copiedTo = Math.min(to + PIECE, found[order + 1]?.from ?? page.length);
    await add(at, copiedTo);
    at = copiedTo;
  }
  brotli.end(page.subarray(at));
  await ended;
  return {bytes: Buffer.concat(chunks), places};
}
