import {sha256} from '~/platform/digest.server';
import type {StoredCart} from '../cart';
import {MERGED_ATTRIBUTE} from '../cart-attributes';

/**
 * Quantities of a guest cart that another cart contains, by digest of the line id. The other cart records them in an
 * attribute, because the browser may have missed the response to the merge: merging the same lines again would double
 * them, and lines that the guest has added since must not be lost.
 */
export type MergedQuantities = ReadonlyMap<string, number>;

/** The attribute's value: a digest of the guest cart's id, then `digest:quantity` for each line. */
export async function mergeMark(guestId: string, {lineItems}: StoredCart): Promise<string> {
  const lines = lineItems.map(async ({id, quantity}) => `${await digestLine(id)}:${quantity}`);
  return (await Promise.all([sha256(guestId), ...lines])).join(' ');
}

/** `null` if this guest cart was never merged into the cart. */
export async function readMergeMark(
  cart: StoredCart | null,
  guestId: string,
): Promise<MergedQuantities | null> {
  const mark = cart?.attributes.find(({key}) => key === MERGED_ATTRIBUTE)?.value ?? '';
  const [merged, ...lines] = mark.split(' ');
  if (merged !== (await sha256(guestId))) return null;
  return new Map(
    lines.map((line) => {
      const [digest = '', quantity] = line.split(':');
      return [digest, Number(quantity)];
    }),
  );
}

/** The guest cart without the merged lines. */
export async function withoutMerged(
  guest: StoredCart,
  merged: MergedQuantities,
): Promise<StoredCart> {
  const lineItems = await Promise.all(
    guest.lineItems.map(async (line) => {
      const quantity = line.quantity - (merged.get(await digestLine(line.id)) ?? 0);
      return {...line, quantity};
    }),
  );
  return {...guest, lineItems: lineItems.filter(({quantity}) => quantity > 0)};
}

/** Short, because attribute values are limited, and a line id contains the cart's token. */
const digestLine = async (id: string) => (await sha256(id)).slice(0, 12);
