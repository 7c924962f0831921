import type {MarketingParameters} from '~/domains/analytics/marketing-parameters';
import type {Consent} from '~/domains/consent/consent';
import type {ShownGiving} from '../giving-settings';

/**
 * The shopper's consent. Without functional consent, giving shows nothing and makes no calls. Without advertising
 * consent, the giving service gets no marketing parameters and doesn't learn who the customer is.
 */
export type ConsentState = Pick<Consent, 'functional' | 'advertising'>;

/** One line of text, or a box with an amount per cause. */
export type WidgetStyle = 'compact' | 'full';

export interface GivingWidgetProps {
  settings: ShownGiving;
  consent: ConsentState;
  /** The visit's marketing parameters. */
  marketing: MarketingParameters;
  widgetStyle: WidgetStyle;
}

/** Props that the slots add. */
export interface IslandFacts {
  /** The shopper's zip code, for shelters nearby; `null` if it isn't known. */
  zip: string | null;
  /** Data that the store's segment rules can read. */
  customData: {site: string};
  /** A customer is logged in, so the cause is kept with the account. */
  isCustomer: boolean;
}
