import type {Cart} from '~/domains/cart/cart';
import {
  chosenGift,
  extraGiftCents,
  totalBeforeGift,
  type GiftChoice,
} from '~/domains/cart/extra-gift';
import {Island} from '~/ui/island';
import {createLoader} from '~/ui/module-loader';
import type {GivingWidgetProps} from './parts/giving-widget';
import {GivingSlot} from './parts/giving-slot';
import {useIslandFacts} from './parts/use-island-facts';
import {useWasGranted} from './parts/use-was-granted';
import {cartOnPage} from './rules/cart-on-page';

const loadIsland = createLoader(() => import('./islands/cart-giving.client'));

interface CartGivingProps extends GivingWidgetProps {
  cart: Pick<Cart, 'lineItems' | 'cost'>;
  /** Puts the shopper's own gift into the cart, or takes it out. @returns whether it did */
  onGift(choice: GiftChoice): Promise<boolean>;
}

/** Shows what a cart gives. Without functional consent it's an empty slot that loads nothing. */
export function CartGiving({cart, onGift, ...widget}: CartGivingProps) {
  const facts = useIslandFacts();
  const wasGranted = useWasGranted(widget.consent);
  const gift = {
    totalCents: totalBeforeGift(cart),
    extraCents: extraGiftCents(cart),
    inCart: chosenGift(cart),
    onGift,
  };
  return (
    <GivingSlot widgetStyle={widget.widgetStyle} hasGifts={widget.settings.hasGifts}>
      {wasGranted && (
        <Island load={loadIsland} props={{...widget, cart: cartOnPage(cart), gift, ...facts}} />
      )}
    </GivingSlot>
  );
}
