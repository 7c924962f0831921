/**
 * A stored document is split at the places that differ between copies: the nonce, which must be unique per response,
 * the request's id, and the parts that show the cart.
 */
export type Place = 'nonce' | 'request-id' | 'cart-count' | 'cart-data';

export interface CutBody {
  pieces: Uint8Array[];
  /** The kinds of text that a copy fills in. */
  places: Place[];
}

/** The text for each place. A document without a Content-Security-Policy has no nonce. */
export type Filling = Partial<Record<Place, string>>;

/** Splits the body wherever it contains one of the texts in `marks`. */
export function cutBody(body: Uint8Array, marks: Filling): CutBody {
  const encoder = new TextEncoder();
  const placeOf = new Map(
    Object.entries(marks).map(([place, text]) => [text, place as Place] as const),
  );
  const marked = new RegExp(`(${[...placeOf.keys()].map(escapeRegExp).join('|')})`);
  const parts = new TextDecoder().decode(body).split(marked);
  return {
    pieces: parts.filter((_, index) => index % 2 === 0).map((piece) => encoder.encode(piece)),
    places: parts.flatMap((text, index) => (index % 2 === 1 ? (placeOf.get(text) ?? []) : [])),
  };
}

export function fillBody({pieces, places}: CutBody, filling: Filling): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const fillings = new Map(
    [...new Set(places)].map((place) => [place, encoder.encode(filling[place] ?? '')]),
  );
  const between = places.map((place) => fillings.get(place) ?? new Uint8Array());
  const length = [...pieces, ...between].reduce((sum, {byteLength}) => sum + byteLength, 0);
  const filled = new Uint8Array(length);
  let at = 0;
  pieces.forEach((piece, index) => {
    filled.set(piece, at);
    at += piece.byteLength;
    const next = between[index];
    if (!next) return;
    filled.set(next, at);
    at += next.byteLength;
  });
  return filled;
}

const escapeRegExp = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
