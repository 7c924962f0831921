import type {MarketingParameters} from '~/domains/analytics/marketing-parameters';
import {causeLink} from '~/domains/consent/cause-link';
import type {GivingClient, GivingEndpoints} from '~/services/giving/giving-client';
import type {GivingSettings} from '../giving-settings';
import type {ConsentState} from '../parts/giving-widget';
import {createGiving, type Giving} from '../sdk/giving';
import {createTrackingMemory} from '../sdk/tracking-memory';
import {accountCauses} from './account-causes';

export interface PageGivingOptions {
  settings: GivingSettings;
  consent: ConsentState;
  marketing: MarketingParameters;
  /** Data that the store's segment rules can read. */
  customData: object;
  isCustomer: boolean;
  createClient: (options: {
    storeId: string;
    endpoints: GivingEndpoints;
    fetch: typeof fetch;
  }) => GivingClient;
}

interface OpenGiving {
  giving: Giving;
  consent: ConsentState;
  isCustomer: boolean;
  hasHandedOff: boolean;
  /** Cancels a pending hand-off. */
  cancelHandOff: () => void;
}

let current: OpenGiving | undefined;

/**
 * Returns the page's giving, which all widgets share. Without functional consent it stops the running one and returns
 * `null`. With advertising consent it hands the marketing parameters off once, and events name the customer.
 */
export function pageGiving({consent, marketing, ...options}: PageGivingOptions): Giving | null {
  const {isCustomer} = options;
  if (!consent.functional) {
    close();
    return null;
  }
  current ??= {
    giving: open(options),
    consent,
    isCustomer,
    hasHandedOff: false,
    cancelHandOff: () => undefined,
  };
  const opened = current;
  opened.consent = consent;
  if (opened.isCustomer !== isCustomer) {
    opened.isCustomer = isCustomer;
    void opened.giving.follow(isCustomer ? accountCauses : null);
  }
  opened.cancelHandOff();
  if (consent.advertising && !opened.hasHandedOff) {
    opened.cancelHandOff = opened.giving.onCause(() => {
      if (opened.hasHandedOff) return;
      opened.hasHandedOff = true;
      void opened.giving.handOffMarketing(marketing);
    });
  }
  return opened.giving;
}

function open({
  settings,
  customData,
  isCustomer,
  createClient,
}: Omit<PageGivingOptions, 'consent' | 'marketing'>): Giving {
  const giving = createGiving({
    storeId: settings.storeId,
    createClient: (storeId) =>
      createClient({storeId, endpoints: settings, fetch: (...call) => fetch(...call)}),
    createMemory: (storeId) => createTrackingMemory(storeId, sessionStorage),
    sources: () => ({window, customData, dataLayer: dataLayer()}),
    account: isCustomer ? accountCauses : null,
    canNameCustomer: () => current?.consent.advertising ?? false,
    browser: () => ({
      userAgent: navigator.userAgent,
      url: location.href,
      referrer: document.referrer,
    }),
    linkedCause: causeLink.read,
  });
  giving.events.on('SDK::Error', ({message}) => console.warn('Giving:', message));
  addEventListener('pagehide', giving.flush);
  void giving.start();
  return giving;
}

function close(): void {
  if (!current) return;
  const {giving, cancelHandOff} = current;
  current = undefined;
  cancelHandOff();
  removeEventListener('pagehide', giving.flush);
  giving.stop();
}

function dataLayer(): unknown[] {
  const {dataLayer: layer} = window as {dataLayer?: unknown};
  return Array.isArray(layer) ? layer : [];
}
