import {numberOfGid} from '~/platform/gid';
import {Island} from '~/ui/island';
import {createLoader} from '~/ui/module-loader';
import type {GivingWidgetProps} from './parts/giving-widget';
import {GivingSlot} from './parts/giving-slot';
import {useIslandFacts} from './parts/use-island-facts';
import {useWasGranted} from './parts/use-was-granted';

const loadIsland = createLoader(() => import('./islands/product-giving.client'));

interface ProductGivingProps extends GivingWidgetProps {
  /** A gid. */
  productId: string;
  /** Per item, with the chosen plan. */
  priceCents: number;
  quantity: number;
}

/** Shows what a product gives. Without functional consent it's an empty slot that loads nothing. */
export function ProductGiving({productId, priceCents, quantity, ...widget}: ProductGivingProps) {
  const facts = useIslandFacts();
  const wasGranted = useWasGranted(widget.consent);
  const product = {cmsId: numberOfGid(productId), priceCents, quantity};
  return (
    <GivingSlot widgetStyle={widget.widgetStyle} hasGifts={false}>
      {wasGranted && <Island load={loadIsland} props={{...widget, product, ...facts}} />}
    </GivingSlot>
  );
}
