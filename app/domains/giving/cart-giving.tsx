import type {Cart} from '~/domains/cart/cart';
import {toCents} from '~/platform/money';
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
  /** Adds the shopper's own gift, in cents, to the order. @returns whether it was added. Without it, none is offered. */
  onGift?: (cents: number) => Promise<boolean>;
}

/** What a cart gives. Renders an empty slot, and loads nothing, without functional consent. */
export function CartGiving({cart, onGift, ...widget}: CartGivingProps) {
  const facts = useIslandFacts();
  const wasGranted = useWasGranted(widget.consent);
  const totalCents = toCents(cart.cost.totalAmount);
  return (
    <GivingSlot widgetStyle={widget.widgetStyle}>
      {wasGranted && (
        <Island
          load={loadIsland}
          props={{...widget, cart: cartOnPage(cart), totalCents, ...facts, onGift}}
        />
      )}
    </GivingSlot>
  );
}
