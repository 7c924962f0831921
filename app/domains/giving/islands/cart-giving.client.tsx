import type {GiftChoice} from '~/domains/cart/extra-gift';
import {isCampaignActive} from '~/domains/giving-eligibility/giving-store';
import {createGivingClient} from '~/services/giving/giving-client';
import type {GivingWidgetProps, IslandFacts} from '../parts/giving-widget';
import {DonationField} from '../parts/donation-field';
import {ExtraGift} from '../parts/extra-gift';
import {GivingBox} from '../parts/giving-box';
import {GivingLine} from '../parts/giving-line';
import {widgetPlace} from '../rules/clickstream-event';
import type {CartOnPage} from '../sdk/giving-state';
import {ChooserButton} from './chooser-button';
import {useGivingView} from './use-giving-view';
import {usePageGiving} from './use-page-giving';

/** The shopper's own gift, and how to change it. */
export interface CartGift {
  /** The cart's total without the gift. */
  totalCents: number;
  extraCents: number;
  inCart: GiftChoice;
  onGift(choice: GiftChoice): Promise<boolean>;
}

export type CartGivingIslandProps = GivingWidgetProps &
  IslandFacts & {
    cart: CartOnPage;
    gift: CartGift;
  };

/** Shows what the order gives per cause, and the gifts that the shopper may add. */
export default function CartGivingIsland(props: CartGivingIslandProps) {
  const {cart, gift, settings, zip, widgetStyle} = props;
  const giving = usePageGiving({...props, createClient: createGivingClient});
  const view = useGivingView(giving, (sdk) => sdk.viewCart, cart);
  const store = giving?.state().store;
  if (!giving || !store || !view.isShown) return null;
  const {extraCents, ...choices} = gift;
  const isLine = widgetStyle === 'compact' && view.donation.totalCents > 0;
  const action = (
    <ChooserButton
      giving={giving}
      place={widgetPlace('cart', widgetStyle)}
      zip={zip}
      assetOrigin={settings.assetOrigin}
      look={isLine ? 'inline' : 'button'}
    />
  );
  const gifts = (
    <ExtraGift
      {...choices}
      hasRoundUp={isCampaignActive(store, 'roundUp')}
      hasAddOn={isCampaignActive(store, 'addOn')}
    />
  );
  const {trackingId} = giving.state().tracking ?? {};
  return (
    <>
      {trackingId !== undefined && <DonationField trackingId={trackingId} />}
      {isLine ? (
        <>
          <GivingLine subject="cart" view={view} action={action} />
          {gifts}
        </>
      ) : (
        <GivingBox subject="cart" view={view} extraCents={extraCents} action={action}>
          {gifts}
        </GivingBox>
      )}
    </>
  );
}
