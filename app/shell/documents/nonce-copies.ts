/**
 * A document's scripts are allowed by a nonce, which must be another one in each response. So a document is stored in
 * pieces without its nonce, and each copy gets a new one.
 */

/** The nonce in a Content-Security-Policy; `null` if it has none. */
export function nonceOf(policy: string | null): string | null {
  return /'nonce-([\da-f]{32})'/.exec(policy ?? '')?.[1] ?? null;
}

export const createNonce = () => crypto.randomUUID().replaceAll('-', '');

/** The parts of the body before, between and after the places of the nonce. */
export function splitAtNonce(body: Uint8Array, nonce: string): Uint8Array[] {
  const encoder = new TextEncoder();
  return new TextDecoder()
    .decode(body)
    .split(nonce)
    .map((piece) => encoder.encode(piece));
}

export function joinWithNonce(
  pieces: readonly Uint8Array[],
  nonce: string,
): Uint8Array<ArrayBuffer> {
  const between = new TextEncoder().encode(nonce);
  const length = pieces.reduce(
    (sum, {byteLength}) => sum + byteLength,
    between.byteLength * (pieces.length - 1),
  );
  const joined = new Uint8Array(length);
  let at = 0;
  pieces.forEach((piece, index) => {
    if (index > 0) {
      joined.set(between, at);
      at += between.byteLength;
    }
    joined.set(piece, at);
    at += piece.byteLength;
  });
  return joined;
}
