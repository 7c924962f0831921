import {EXTRA_GIFT} from '~/domains/catalog/product';
import {formatCents, toCents} from '~/platform/money';
import type {Needs} from '~/platform/needs';

/** The id of the gift's variant with exactly this price; `null` if there is none or it can't be read. */
export async function readGiftVariant(
  {services: {cart}}: Needs<{services: 'cart'}>,
  cents: number,
): Promise<string | null> {
  const {handle, option: name} = EXTRA_GIFT;
  const found = await cart.selectedVariant(handle, {name, value: formatCents(cents)});
  const variant = found.ok ? found.value : null;
  return variant && toCents(variant.price) === cents ? variant.id : null;
}
