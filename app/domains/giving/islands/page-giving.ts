import type {GivingClient, GivingEndpoints} from '~/services/giving/giving-client';
import type {GivingSettings} from '../giving-settings';
import type {MarketingParameters} from '../rules/integration-info';
import {createGiving, type Giving} from '../sdk/giving';
import {createTrackingMemory} from '../sdk/tracking-memory';

export type CreateClient = (options: {
  storeId: string;
  endpoints: GivingEndpoints;
  fetch: typeof fetch;
}) => GivingClient;

interface PageGivingOptions {
  settings: GivingSettings;
  /** Facts that the store's segments may look at. */
  customData: object;
  createClient: CreateClient;
}

let current: {giving: Giving; end: () => void} | undefined;
let handedOff: Giving | undefined;

/** The giving of this page, which all widgets share. Call it with functional consent only. */
export function openPageGiving({settings, customData, createClient}: PageGivingOptions): Giving {
  if (current) return current.giving;
  const giving = createGiving({
    storeId: settings.storeId,
    createClient: (storeId) =>
      createClient({storeId, endpoints: settings, fetch: (...call) => fetch(...call)}),
    createMemory: (storeId) => createTrackingMemory(storeId, sessionStorage),
    sources: () => ({
      window,
      customData,
      dataLayer: dataLayer(),
      scriptParameters: new URL(import.meta.url).searchParams,
    }),
    browser: () => ({
      userAgent: navigator.userAgent,
      url: location.href,
      referrer: document.referrer,
    }),
  });
  giving.events.on('SDK::Error', (error) => console.warn('Giving:', error.message));
  addEventListener('pagehide', giving.flush);
  current = {giving, end: () => removeEventListener('pagehide', giving.flush)};
  void giving.start();
  return giving;
}

/** Ends giving in this page, because functional consent was withdrawn. */
export function closePageGiving(): void {
  current?.end();
  current?.giving.stop();
  current = undefined;
}

/** Hands the visit's marketing parameters off, once. Call it with advertising consent only. */
export function handOffOnce(giving: Giving, parameters: MarketingParameters): void {
  if (handedOff === giving) return;
  handedOff = giving;
  void giving.handOffMarketing(parameters);
}

function dataLayer(): unknown[] {
  const {dataLayer: layer} = window as {dataLayer?: unknown};
  return Array.isArray(layer) ? layer : [];
}
