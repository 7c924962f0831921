import type {AppEnv} from '~/platform/env.server';

/** The giving service's addresses, for browsers. All of it is public. */
export interface GivingSettings {
  storeId: string;
  /** Has `{service}` as a placeholder for the service's name. */
  apiUrl: string;
  clickstreamUrl: string;
  /** The authorize proxy; `null` calls the services directly. */
  proxyUrl: string | null;
  /** Origin of logos and banners; images of other origins aren't shown. */
  assetOrigin: string;
}

/** A page's giving data. */
export interface ShownGiving extends GivingSettings {
  /** The store asks for gifts of the shopper's own. */
  hasGifts: boolean;
}

type GivingEnv = Pick<
  AppEnv,
  | 'GIVING_STORE_ID'
  | 'GIVING_API_URL'
  | 'GIVING_CLICKSTREAM_URL'
  | 'GIVING_PROXY_URL'
  | 'GIVING_ASSET_ORIGIN'
>;

/** `null` if giving is switched off. */
export function givingSettings(env: GivingEnv): GivingSettings | null {
  const storeId = env.GIVING_STORE_ID;
  const apiUrl = env.GIVING_API_URL;
  const clickstreamUrl = env.GIVING_CLICKSTREAM_URL;
  const assetOrigin = env.GIVING_ASSET_ORIGIN;
  if (!storeId || !apiUrl || !clickstreamUrl || !assetOrigin) return null;
  return {storeId, apiUrl, clickstreamUrl, proxyUrl: env.GIVING_PROXY_URL, assetOrigin};
}

const SERVICES = ['stores', 'products', 'charities', 'portfolios', 'tracking'];

/** The origins that giving calls, and loads images from, for the Content-Security-Policy. */
export function givingOrigins({apiUrl, clickstreamUrl, proxyUrl, assetOrigin}: GivingSettings): {
  connect: string[];
  images: string[];
} {
  const called =
    proxyUrl === null ? SERVICES.map((name) => apiUrl.replace('{service}', name)) : [proxyUrl];
  const origins = [...called, clickstreamUrl].map((url) => new URL(url).origin);
  return {connect: [...new Set(origins)], images: [assetOrigin]};
}
