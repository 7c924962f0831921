import {Island} from '~/ui/island';
import {createLoader} from '~/ui/module-loader';
import type {GivingWidgetProps} from './parts/giving-widget';
import {GivingSlot} from './parts/giving-slot';
import {productNumber} from './rules/cart-on-page';
import {useIslandFacts} from './parts/use-island-facts';
import {useWasGranted} from './parts/use-was-granted';

const loadIsland = createLoader(() => import('./islands/product-giving.client'));

interface ProductGivingProps extends GivingWidgetProps {
  /** A gid. */
  productId: string;
  /** Of one piece, with the chosen plan. */
  priceCents: number;
  quantity: number;
}

/** What a product gives. Renders an empty slot, and loads nothing, without functional consent. */
export function ProductGiving({productId, priceCents, quantity, ...widget}: ProductGivingProps) {
  const facts = useIslandFacts();
  const wasGranted = useWasGranted(widget.consent);
  const product = {cmsId: productNumber(productId), priceCents, quantity};
  return (
    <GivingSlot widgetStyle={widget.widgetStyle}>
      {wasGranted && <Island load={loadIsland} props={{...widget, product, ...facts}} />}
    </GivingSlot>
  );
}
