import {describe, expect, it} from 'vitest';
import {createGivingClient, type GivingClient} from '~/services/giving/giving-client';
import {GivingApiError} from '~/services/giving/giving-api-error';

const STORE_ID = '3c9e5b1f0a7d4e26b8f1c2d3e4a5b601';
const API_URL = 'https://{service}.api.giving.test';
const CLICKSTREAM_URL = 'https://clickstream.giving.test';
const PROXY_URL = 'https://sdk.giving.test/authorize';

interface Sent {
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
}

/** A client whose calls all get `reply`, and what it sent. */
function clientOf(
  reply: unknown,
  {status = 200, proxyUrl = null}: {status?: number; proxyUrl?: string | null} = {},
) {
  const sent: Sent[] = [];
  const client = createGivingClient({
    storeId: STORE_ID,
    endpoints: {apiUrl: API_URL, clickstreamUrl: CLICKSTREAM_URL, proxyUrl},
    fetch: async (url, init) => {
      sent.push({
        url: url as string,
        method: init?.method ?? 'GET',
        headers: new Headers(init?.headers),
        body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      });
      return new Response(typeof reply === 'string' ? reply : JSON.stringify(reply), {status});
    },
  });
  return {client, sent};
}

const STORE = {
  ActiveCampaigns: [{Id: 1, IsActive: true}],
  AddressInformation: {City: 'Denver'},
  CMSMetadata: {},
  CauseMultipliers: {'12-3456789': 2},
  ContactInformation: {Email: 'giving@marlowe.example'},
  CustomCSS: '.x{}',
  CustomerSegments: [
    {
      Id: 'segment',
      IsActive: true,
      Name: 'Staff',
      ExcludeSegment: true,
      FrontEndPropertyName: 'site',
      FrontEndSource: 1,
      PriorityIndex: 4,
      ValueCategory: 2,
      BackEndPropertyName: 'back',
      Description: 'Staff site',
      DonationAction: 1,
      DonationActionValue: 3,
      SpecifiedValues: ['HPSF'],
    },
  ],
  DefaultCauseId: '12-3456789',
  DefaultCauseIds: ['12-3456789'],
  DefaultDonation: 2,
  DefaultDonationType: 0,
  FeaturedCauseIds: ['98-7654321'],
  IsActive: true,
  IsEmbeddedConfirmation: false,
  IsExperienceActive: true,
  LetShoppersChoose: true,
  MetaData: {},
  Name: 'Marlowe',
  PreviewWidget: {},
  PrimaryCurrency: 'USD',
  RoundupPreviewWidget: {},
  SearchEnabled: true,
  TargetCssSelector: '#cart',
};

const CHARITY = {
  ein: '12-3456789',
  name: 'Denver Humane Society',
  website: 'https://denver.example',
  logoUrl: 'https://cdn.test/logo.svg',
  streetAddress: '1 Main Street',
  city: 'Denver',
  state: 'CO',
  zip: '80202',
  description: 'Takes in pets.',
  categoryId: 3,
  categoryName: 'Animals',
  categoryLogoUrl: 'https://cdn.test/3.svg',
  nteeFullCode: 'D20',
  nteeMainCode: 'D',
  nteeSubCode: '20',
  totalDonations: 12,
};

const ITEM = {
  directDonation: false,
  donations: {'12-3456789': 0.6},
  entityInfo: {cmdId: '7', entityType: 'product', id: '7', name: 'Food'},
  excluded: false,
  totalDonationValue: 0.6,
  donationType: 0,
};

const PRODUCT = {cmsId: '7', realPrice: 29.5, providedCauseId: '0', customerSegmentId: ''};
const CART = {
  cmsIds: [{id: '7', price: 29.5, quantity: 2, discount: 0}],
  cartDiscount: 1,
  ignoreDirectDonations: false,
  providedCauseId: '0',
  customerSegmentId: '',
};
const SEARCH = {q: 'cat', skip: 0, take: 25, zip: '', city: 'Denver', state: 'CO', categoryId: '3'};
const SEARCH_QUERY = 'q=cat&skip=0&take=25&zip=&city=Denver&state=CO&categoryId=3';
const CAUSE = {causeId: '12-3456789', causeName: 'Denver Humane Society'};
const INTEGRATION = {integrationType: 'klaviyo', info: {_kx: 'k'}};
const CONFIRMATION = {totalDonationAmount: '1.20', causes: '[]'};
const CART_REPLY = {donationRecipients: {}, lineItems: [ITEM]};

interface CallCase {
  id: string;
  name: string;
  call: (client: GivingClient) => Promise<unknown>;
  method: string;
  service: string;
  endpoint: string;
  query?: string;
  body?: unknown;
  reply: unknown;
  message: string;
}

const CALLS: CallCase[] = [
  {
    id: 'API-78',
    name: 'the store',
    call: (client) => client.store(),
    method: 'GET',
    service: 'stores',
    endpoint: '/cc-small/none',
    reply: STORE,
    message: 'Error retrieving store',
  },
  {
    id: 'API-79',
    name: 'a product’s donation',
    call: (client) => client.productDonation(PRODUCT),
    method: 'GET',
    service: 'products',
    endpoint: '/donation-by-cms-id',
    query: 'cmsId=7&realPrice=29.50&providedCauseId=0&customerSegmentId=',
    reply: {result: ITEM},
    message: 'Error retrieving product donation',
  },
  {
    id: 'API-80',
    name: 'a cart’s donation',
    call: (client) => client.cartDonation(CART),
    method: 'POST',
    service: 'products',
    endpoint: '/get-multiple-donation',
    body: CART,
    reply: CART_REPLY,
    message: 'Error retrieving cart donation',
  },
  {
    id: 'API-81',
    name: 'a search',
    call: (client) => client.searchCharities(SEARCH),
    method: 'GET',
    service: 'charities',
    endpoint: '/search',
    query: SEARCH_QUERY,
    reply: [CHARITY],
    message: 'Error searching charities',
  },
  {
    id: 'API-82',
    name: 'charities by EIN',
    call: (client) => client.charitiesByEin(['12-3456789', '98-7654321']),
    method: 'GET',
    service: 'charities',
    endpoint: '/search-by-eins',
    query: 'eins=12-3456789%2C98-7654321',
    reply: [CHARITY],
    message: 'Error retrieving charities by EIN',
  },
  {
    id: 'API-83',
    name: 'portfolios',
    call: (client) => client.portfolios(['a', 'b']),
    method: 'GET',
    service: 'portfolios',
    endpoint: '/cc-query-with-charities',
    query: 'id=a%2Cb',
    reply: [],
    message: 'Error retrieving portfolios',
  },
  {
    id: 'API-84',
    name: 'a new tracking',
    call: (client) => client.startTracking(),
    method: 'POST',
    service: 'tracking',
    endpoint: '/',
    body: {storeId: STORE_ID, isTestMode: false, isForceTestMode: false},
    reply: {trackingId: 't-1'},
    message: 'Error starting tracking',
  },
  {
    id: 'API-85',
    name: 'a cause for a tracking',
    call: (client) => client.setCause('t-1', CAUSE),
    method: 'PUT',
    service: 'tracking',
    endpoint: '/t-1/set-cause',
    body: CAUSE,
    reply: true,
    message: 'Error updating tracking',
  },
  {
    id: 'API-86',
    name: 'a tracking’s cause',
    call: (client) => client.trackedCause('t-1'),
    method: 'GET',
    service: 'tracking',
    endpoint: '/t-1/cause',
    reply: {CauseId: '0', CauseName: '0'},
    message: 'Error getting tracked cause',
  },
  {
    id: 'API-87',
    name: 'integration info',
    call: (client) => client.addIntegrationInfo('t-1', INTEGRATION),
    method: 'PUT',
    service: 'tracking',
    endpoint: '/t-1/add-integration-info',
    body: INTEGRATION,
    reply: true,
    message: 'Error updating integration metadata',
  },
  {
    id: 'API-88',
    name: 'confirmation data',
    call: (client) => client.setConfirmationData('t-1', CONFIRMATION),
    method: 'PUT',
    service: 'tracking',
    endpoint: '/t-1/set-confirmation-data',
    body: {confirmationData: CONFIRMATION},
    reply: true,
    message: 'Error updating tracking',
  },
];

describe('giving client, directly', () => {
  it.each(CALLS)(
    'API-75, API-77, API-78, API-79, API-80, API-81, API-82, API-83, API-84, API-85, API-86, API-87, API-88 sends $id, $name, to its own host with the store’s id',
    async ({call, reply, method, service, endpoint, query, body}) => {
      const {client, sent} = clientOf(reply);
      await call(client);
      expect(sent).toHaveLength(1);
      expect(sent[0]).toMatchObject({
        url: `https://${service}.api.giving.test${endpoint}${query ? `?${query}` : ''}`,
        method,
        body,
      });
      expect(sent[0]?.headers.get('x-store-id')).toBe(STORE_ID);
    },
  );
});

describe('giving client, through the proxy', () => {
  it.each(CALLS)(
    'API-75, API-76, API-77 sends $id, $name, as method, service, endpoint and data',
    async ({call, reply, method, service, endpoint, query, body}) => {
      const {client, sent} = clientOf(reply, {proxyUrl: PROXY_URL});
      await call(client);
      expect(sent).toHaveLength(1);
      const [one] = sent;
      expect(one).toMatchObject({
        url: PROXY_URL,
        method: endpoint.endsWith('confirmation-data') ? 'PUT' : 'POST',
        body: {method: method.toLowerCase(), service, endpoint},
      });
      expect(one?.headers.get('x-store-id')).toBe(STORE_ID);
      const {data} = one?.body as {data: {params?: Record<string, string>; body?: unknown}};
      expect(data.body).toEqual(body);
      const params = new URLSearchParams(data.params);
      expect(params.toString()).toBe(query ?? '');
    },
  );
});

describe('failures', () => {
  const failureOf = (client: GivingClient, call: CallCase['call']) =>
    call(client).then(
      () => null,
      (error: unknown) => error,
    );

  it.each(CALLS)(
    'GIVE-61, GIVE-63, GIVE-64, GIVE-65, GIVE-66, GIVE-67, GIVE-68, GIVE-69, GIVE-70, GIVE-71, GIVE-77 $id fails with the API error "$message"',
    async ({call, reply, message}) => {
      for (const status of [400, 404, 429, 500, 503]) {
        const error = await failureOf(clientOf(reply, {status}).client, call);
        expect(error).toBeInstanceOf(GivingApiError);
        expect(error).toMatchObject({name: 'GivingApiError', message, status});
      }
    },
  );

  it.each(CALLS.filter(({id}) => !['API-87', 'API-88'].includes(id)))(
    'GIVE-84 $id refuses replies that were not agreed on',
    async ({call, message}) => {
      for (const reply of ['{"tracki', '"text"', '{"Message":"x"}', 'null', '[7]', '<html>']) {
        const error = await failureOf(clientOf(reply).client, call);
        expect(error).toMatchObject({name: 'GivingApiError', message});
      }
    },
  );

  it('GIVE-61 a call without a response fails with an API error', async () => {
    const client = createGivingClient({
      storeId: STORE_ID,
      endpoints: {apiUrl: API_URL, clickstreamUrl: CLICKSTREAM_URL, proxyUrl: null},
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    expect(await failureOf(client, (one) => one.store())).toMatchObject({
      message: 'Error retrieving store',
      status: null,
    });
    expect(() => client.sendEvent({})).not.toThrow();
  });
});

describe('replies', () => {
  it('GIVE-11, GIVE-12, GIVE-13, GIVE-14 maps the store', async () => {
    expect(await clientOf(STORE).client.store()).toEqual({
      activeCampaigns: [{id: 1, isActive: true}],
      addressInformation: {City: 'Denver'},
      causeMultipliers: {'12-3456789': 2},
      contactInformation: {Email: 'giving@marlowe.example'},
      customCSS: '.x{}',
      customerSegments: [
        {
          id: 'segment',
          isActive: true,
          name: 'Staff',
          excludeSegment: true,
          frontEndPropertyName: 'site',
          frontEndSource: 1,
          priorityIndex: 4,
          valueCategory: 2,
          backEndPropertyName: 'back',
          description: 'Staff site',
          donationAction: 1,
          donationActionValue: 3,
          specifiedValues: ['HPSF'],
        },
      ],
      defaultCauseId: '12-3456789',
      defaultCauseIds: ['12-3456789'],
      defaultDonation: 2,
      defaultDonationType: 'percentage',
      featuredCauseIds: ['98-7654321'],
      isActive: true,
      isEmbeddedConfirmation: false,
      isExperienceActive: true,
      letShoppersChoose: true,
      name: 'Marlowe',
      primaryCurrency: 'USD',
      searchEnabled: true,
      targetCssSelector: '#cart',
    });
    const flat = {...STORE, DefaultDonationType: 1, CustomerSegments: null};
    expect(await clientOf(flat).client.store()).toMatchObject({
      defaultDonationType: 'flat',
      customerSegments: [],
    });
  });

  it('GIVE-05, GIVE-06, GIVE-08 maps a charity, whose EIN is its cause id', async () => {
    const {nteeFullCode, nteeMainCode, nteeSubCode} = CHARITY;
    expect(await clientOf([CHARITY]).client.searchCharities(SEARCH)).toEqual([
      {
        id: '12-3456789',
        name: 'Denver Humane Society',
        website: 'https://denver.example',
        logoUrl: 'https://cdn.test/logo.svg',
        streetAddress: '1 Main Street',
        city: 'Denver',
        state: 'CO',
        zip: '80202',
        description: 'Takes in pets.',
        multiplier: 1,
        categoryId: 3,
        categoryName: 'Animals',
        categoryLogoUrl: 'https://cdn.test/3.svg',
        headline: '',
        bannerUrl: '',
        portfolioCharities: [],
        default: false,
        nteeFullCode,
        nteeMainCode,
        nteeSubCode,
      },
    ]);
  });

  it('GIVE-04, GIVE-07 maps a portfolio, whose id has 32 hexadecimal digits', async () => {
    const portfolio = {
      id: '5F1C0A7E-9B3D-4C6F-8A2E-1D0B7C9F4E61',
      name: 'Shelters',
      shortKey: 'shelters',
      imageUrl: 'https://cdn.test/banner.svg',
      headline: 'Three shelters',
      description: 'One gift',
      charities: [CHARITY],
    };
    expect(await clientOf([portfolio]).client.portfolios(['x'])).toMatchObject([
      {
        id: '5f1c0a7e9b3d4c6f8a2e1d0b7c9f4e61',
        headline: 'Three shelters',
        bannerUrl: 'https://cdn.test/banner.svg',
        portfolioCharities: [{id: '12-3456789'}],
      },
    ]);
  });

  it('GIVE-24, GIVE-26 maps what a product and a cart give', async () => {
    const product = {result: {...ITEM, portfolioId: 'p', excluded: true, donationType: 1}};
    expect(await clientOf(product).client.productDonation(PRODUCT)).toEqual({
      totalDonationValue: 0.6,
      portfolioId: 'p',
      donations: {'12-3456789': 0.6},
      excluded: true,
      directDonation: false,
      donationType: 'flat',
    });
    const cart = {...CART_REPLY, cartDonation: {donation: {a: 1}, totalDonationValue: 1}};
    expect(await clientOf(cart).client.cartDonation(CART)).toMatchObject({
      donationRecipients: {},
      lineItems: [
        {
          donations: {'12-3456789': 0.6},
          totalDonationValue: 0.6,
          donationType: 'percentage',
          directDonation: false,
        },
      ],
      cartDonation: {donation: {a: 1}, totalDonationValue: 1},
    });
    expect(await clientOf(CART_REPLY).client.cartDonation(CART)).toMatchObject({
      cartDonation: null,
    });
  });

  it('takes the cause from a tracking that the service knows', async () => {
    expect(
      await clientOf({trackingId: 't', causeId: '1', causeName: 'One'}).client.startTracking(),
    ).toEqual({trackingId: 't', causeId: '1', causeName: 'One'});
    expect(await clientOf({CauseId: '1', CauseName: 'One'}).client.trackedCause('t')).toEqual({
      causeId: '1',
      causeName: 'One',
    });
  });
});

describe('clickstream', () => {
  it.each([null, PROXY_URL])(
    'API-89 sends an event with the header store-id, proxy %s',
    (proxyUrl) => {
      const {client, sent} = clientOf('', {proxyUrl});
      client.sendEvent({event: 1});
      expect(sent).toMatchObject([
        {url: 'https://clickstream.giving.test/events', method: 'POST', body: {event: 1}},
      ]);
      expect(sent[0]?.headers.get('store-id')).toBe(STORE_ID);
    },
  );
});
