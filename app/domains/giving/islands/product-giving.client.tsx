import {createGivingClient} from '~/services/giving/giving-client';
import type {GivingWidgetProps, IslandFacts} from '../parts/giving-widget';
import {GivingBox} from '../parts/giving-box';
import {GivingLine} from '../parts/giving-line';
import {widgetPlace} from '../rules/clickstream-event';
import type {ProductOnPage} from '../sdk/giving-state';
import {ChooserButton} from './chooser-button';
import {useGivingView} from './use-giving-view';
import {usePageGiving} from './use-page-giving';

export type ProductGivingIslandProps = GivingWidgetProps &
  IslandFacts & {
    product: ProductOnPage;
  };

/** Shows what the product gives, at the selected variant, quantity and plan. */
export default function ProductGivingIsland(props: ProductGivingIslandProps) {
  const {product, settings, zip, widgetStyle} = props;
  const giving = usePageGiving({...props, createClient: createGivingClient});
  const view = useGivingView(giving, (sdk) => sdk.viewProduct, product);
  if (!giving || !view.isShown) return null;
  const isLine = widgetStyle === 'compact';
  const action = (
    <ChooserButton
      giving={giving}
      place={widgetPlace('product', widgetStyle)}
      zip={zip}
      assetOrigin={settings.assetOrigin}
      look={isLine ? 'inline' : 'button'}
    />
  );
  const Widget = isLine ? GivingLine : GivingBox;
  return <Widget subject="product" view={view} action={action} />;
}
