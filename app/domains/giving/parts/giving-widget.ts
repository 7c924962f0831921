import type {MarketingParameters} from '~/domains/analytics/marketing-parameters';
import type {Consent} from '~/domains/consent/consent';
import type {GivingSettings} from '../giving-settings';

/**
 * The shopper's consent, as far as giving needs to know it. Without the functional one, giving shows nothing and calls
 * nobody; without the advertising one, the giving service gets no marketing parameters.
 */
export type ConsentState = Pick<Consent, 'functional' | 'advertising'>;

/** One line of text, or a box with an amount per cause. */
export type WidgetStyle = 'compact' | 'full';

export interface GivingWidgetProps {
  settings: GivingSettings;
  consent: ConsentState;
  /** The visit's marketing parameters. */
  marketing: MarketingParameters;
  widgetStyle: WidgetStyle;
}

/** What the slots add to the props of the widgets. */
export interface IslandFacts {
  /** The shopper's zip code, for shelters nearby; `null` if it isn't known. */
  zip: string | null;
  /** Facts that the store's segments may look at. */
  customData: {site: string};
  /** A customer is logged in, so the cause is kept with the account. */
  isCustomer: boolean;
}
