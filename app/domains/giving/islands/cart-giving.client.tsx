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

export type CartGivingIslandProps = GivingWidgetProps &
  IslandFacts & {
    cart: CartOnPage;
    totalCents: number;
    /** Adds the shopper's own gift to the order. @returns whether it was added. Without it, none is offered. */
    onGift?: ((cents: number) => Promise<boolean>) | undefined;
  };

/** What the order gives per cause, and gifts that the shopper may add. */
export default function CartGivingIsland(props: CartGivingIslandProps) {
  const {cart, totalCents, settings, zip, widgetStyle, onGift} = props;
  const giving = usePageGiving({...props, createClient: createGivingClient});
  const view = useGivingView(giving, (one) => one.viewCart, cart);
  const store = giving?.state().store;
  if (!giving || !store || !view.isShown) return null;
  /* A store that only asks for gifts has nothing to show where none can be added. */
  if (view.donation.totalCents === 0 && !onGift) return null;
  const hasRoundUp = isCampaignActive(store, 'roundUp');
  const hasAddOn = isCampaignActive(store, 'addOn');
  const action = (
    <ChooserButton
      giving={giving}
      place={widgetPlace('cart', widgetStyle)}
      zip={zip}
      assetOrigin={settings.assetOrigin}
    />
  );
  const {trackingId} = giving.state().tracking ?? {};
  const isLine = widgetStyle === 'compact' && view.donation.totalCents > 0;
  return (
    <>
      {trackingId !== undefined && <DonationField trackingId={trackingId} />}
      {isLine ? (
        <GivingLine view={view} action={action} />
      ) : (
        <GivingBox view={view} action={action}>
          {onGift && <ExtraGift {...{totalCents, hasRoundUp, hasAddOn}} onAdd={onGift} />}
        </GivingBox>
      )}
    </>
  );
}
