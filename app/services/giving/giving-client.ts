import type * as z from 'zod/mini';
import type {Cause, CauseName, FoundCharity} from '~/domains/giving/cause';
import type {
  CartDonation,
  CartDonationInput,
  ItemDonation,
  ProductDonationInput,
} from '~/domains/giving/donation';
import type {StartedTracking} from '~/domains/giving/tracking';
import type {GivingStore} from '~/domains/giving-eligibility/giving-store';
import {
  acknowledgement,
  cartDonationReply,
  charitiesReply,
  portfoliosReply,
  productDonationReply,
  setCauseReply,
  storeReply,
  trackedCauseReply,
  trackingReply,
} from './contract';
import {API_MESSAGES, GivingApiError, type ApiMessage} from './giving-api-error';
import {
  mapCartDonation,
  mapCharity,
  mapItemDonation,
  mapPortfolio,
  mapStore,
  toCauseId,
} from './map';
import {directTransport, proxyTransport, type GivingCall} from './transport';

/** The URLs of the giving service. */
export interface GivingEndpoints {
  /** Has `{service}` in the place of the service's name. */
  apiUrl: string;
  clickstreamUrl: string;
  /** The authorize proxy; `null` calls the services directly. */
  proxyUrl: string | null;
}

/** The twelve calls of the giving service. All but `sendEvent` reject with a {@link GivingApiError}. */
export interface GivingClient {
  store(): Promise<GivingStore>;
  productDonation(input: ProductDonationInput): Promise<ItemDonation>;
  cartDonation(input: CartDonationInput): Promise<CartDonation>;
  searchCharities(query: object & Record<string, string | number>): Promise<FoundCharity[]>;
  charitiesByEin(eins: readonly string[]): Promise<FoundCharity[]>;
  portfolios(ids: readonly string[]): Promise<Cause[]>;
  startTracking(): Promise<StartedTracking>;
  /** `false`: the service refused the cause. */
  setCause(trackingId: string, cause: CauseName): Promise<boolean>;
  trackedCause(trackingId: string): Promise<CauseName>;
  addIntegrationInfo(trackingId: string, integration: object): Promise<void>;
  setConfirmationData(trackingId: string, confirmationData: object): Promise<void>;
  /** Sends without waiting, even while the page unloads, and ignores failures (API-89). */
  sendEvent(event: object): void;
}

const TIMEOUT_MS = 5000;

export function createGivingClient({
  storeId,
  endpoints: {apiUrl, clickstreamUrl, proxyUrl},
  fetch,
}: {
  storeId: string;
  endpoints: GivingEndpoints;
  fetch: typeof globalThis.fetch;
}): GivingClient {
  const options = {storeId, fetch, timeoutMs: TIMEOUT_MS};
  const transport =
    proxyUrl === null ? directTransport(apiUrl, options) : proxyTransport(proxyUrl, options);

  async function call<Schema extends z.ZodMiniType>(
    message: ApiMessage,
    reply: Schema,
    request: GivingCall,
  ): Promise<z.output<Schema>> {
    let status: number | null = null;
    try {
      const response = await transport(request);
      status = response.status;
      if (!response.ok) throw new Error(`HTTP ${status}`);
      return reply.parse(await response.json());
    } catch (cause) {
      throw new GivingApiError(message, status, {cause});
    }
  }

  const tracking = (trackingId: string, endpoint: string) =>
    ({
      service: 'tracking',
      endpoint: `/${encodeURIComponent(trackingId)}/${endpoint}`,
    }) as const;

  return {
    store: async () =>
      mapStore(
        await call(API_MESSAGES.store, storeReply, {
          method: 'GET',
          service: 'stores',
          endpoint: '/cc-small/none',
        }),
      ),

    async productDonation({cmsId, realPrice, providedCauseId, customerSegmentId}) {
      const params = {cmsId, realPrice: realPrice.toFixed(2), providedCauseId, customerSegmentId};
      const {result} = await call(API_MESSAGES.productDonation, productDonationReply, {
        method: 'GET',
        service: 'products',
        endpoint: '/donation-by-cms-id',
        params,
      });
      return mapItemDonation(result);
    },

    cartDonation: async (body) =>
      mapCartDonation(
        await call(API_MESSAGES.cartDonation, cartDonationReply, {
          method: 'POST',
          service: 'products',
          endpoint: '/get-multiple-donation',
          body,
        }),
      ),

    searchCharities: async (params) =>
      (
        await call(API_MESSAGES.search, charitiesReply, {
          method: 'GET',
          service: 'charities',
          endpoint: '/search',
          params,
        })
      ).map(mapCharity),

    charitiesByEin: async (eins) =>
      (
        await call(API_MESSAGES.charities, charitiesReply, {
          method: 'GET',
          service: 'charities',
          endpoint: '/search-by-eins',
          params: {eins: eins.join(',')},
        })
      ).map(mapCharity),

    portfolios: async (ids) =>
      (
        await call(API_MESSAGES.portfolios, portfoliosReply, {
          method: 'GET',
          service: 'portfolios',
          endpoint: '/cc-query-with-charities',
          params: {id: ids.join(',')},
        })
      ).map(mapPortfolio),

    async startTracking() {
      const {trackingId, causeId, causeName} = await call(
        API_MESSAGES.startTracking,
        trackingReply,
        {
          method: 'POST',
          service: 'tracking',
          endpoint: '/',
          body: {storeId, isTestMode: false, isForceTestMode: false},
        },
      );
      return {
        trackingId,
        causeId: causeId ? toCauseId(causeId) : undefined,
        causeName: causeName ?? undefined,
      };
    },

    setCause: (trackingId, {causeId, causeName}) =>
      call(API_MESSAGES.updateTracking, setCauseReply, {
        method: 'PUT',
        ...tracking(trackingId, 'set-cause'),
        body: {causeId, causeName},
      }),

    async trackedCause(trackingId) {
      const {CauseId, CauseName} = await call(API_MESSAGES.trackedCause, trackedCauseReply, {
        method: 'GET',
        ...tracking(trackingId, 'cause'),
      });
      return {causeId: toCauseId(CauseId), causeName: CauseName};
    },

    async addIntegrationInfo(trackingId, body) {
      await call(API_MESSAGES.integration, acknowledgement, {
        method: 'PUT',
        ...tracking(trackingId, 'add-integration-info'),
        body,
      });
    },

    async setConfirmationData(trackingId, confirmationData) {
      await call(API_MESSAGES.updateTracking, acknowledgement, {
        method: 'PUT',
        ...tracking(trackingId, 'set-confirmation-data'),
        body: {confirmationData},
      });
    },

    sendEvent(event) {
      fetch(`${clickstreamUrl}/events`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', 'store-id': storeId},
        body: JSON.stringify(event),
        credentials: 'omit',
        keepalive: true,
      }).catch(() => undefined);
    },
  };
}
