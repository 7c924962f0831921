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
const CART_REPLY = {donationRecipients: {'12-3456789': 0.6}, lineItems: [ITEM]};

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

const callsOf = (...ids: string[]) => CALLS.filter(({id}) => ids.includes(id));

async function sendsDirectly({call, reply, method, service, endpoint, query, body}: CallCase) {
  const {client, sent} = clientOf(reply);
  await call(client);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    url: `https://${service}.api.giving.test${endpoint}${query ? `?${query}` : ''}`,
    method,
    body,
  });
}

describe('giving client', () => {
  it.each(callsOf('API-78', 'API-79', 'API-80'))(
    'API-78a, API-79, API-80 calls stores and products: $name',
    sendsDirectly,
  );
  it.each(callsOf('API-81', 'API-82', 'API-83'))(
    'API-81, API-82, API-83 calls charities and portfolios: $name',
    sendsDirectly,
  );
  it.each(callsOf('API-84', 'API-85', 'API-86'))(
    'API-84, API-85, API-86 calls tracking: $name',
    sendsDirectly,
  );
  it.each(callsOf('API-87', 'API-88'))('API-87, API-88 calls tracking: $name', sendsDirectly);

  it('API-77 every call carries the store’s id, directly and through the proxy', async () => {
    for (const {call, reply} of CALLS) {
      for (const proxyUrl of [null, PROXY_URL]) {
        const {client, sent} = clientOf(reply, {proxyUrl});
        await call(client);
        expect(sent.map(({headers}) => headers.get('x-store-id'))).toEqual([STORE_ID]);
      }
    }
  });

  it.each(CALLS)(
    'API-75, API-76 makes the call through the proxy instead: $name',
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
      const {data} = one?.body as {data: {params?: Record<string, string>; body?: unknown}};
      expect(data.body).toEqual(body);
      expect(new URLSearchParams(data.params).toString()).toBe(query ?? '');
    },
  );
});

describe('failures', () => {
  const failureOf = (client: GivingClient, call: CallCase['call']) =>
    call(client).then(
      () => null,
      (error: unknown) => error,
    );

  async function failsWithItsMessage({call, reply, message}: CallCase) {
    for (const status of [400, 404, 429, 500, 503]) {
      const error = await failureOf(clientOf(reply, {status}).client, call);
      expect(error).toBeInstanceOf(GivingApiError);
      expect(error).toMatchObject({name: 'GivingApiError', message, status});
    }
  }

  it.each(callsOf('API-84', 'API-85', 'API-86', 'API-88'))(
    'GIVE-63, GIVE-64, GIVE-77 $id fails with the API error "$message"',
    failsWithItsMessage,
  );
  it.each(callsOf('API-87'))(
    'GIVE-65 $id fails with the API error "$message"',
    failsWithItsMessage,
  );
  it.each(callsOf('API-78', 'API-79', 'API-80'))(
    'GIVE-66, GIVE-67, GIVE-68 $id fails with the API error "$message"',
    failsWithItsMessage,
  );
  it.each(callsOf('API-81', 'API-82', 'API-83'))(
    'GIVE-69, GIVE-70, GIVE-71 $id fails with the API error "$message"',
    failsWithItsMessage,
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
    expect(await failureOf(client, (item) => item.store())).toMatchObject({
      message: 'Error retrieving store',
      status: null,
    });
    expect(() => client.sendEvent({})).not.toThrow();
  });
});

describe('replies', () => {
  const store = (parts: object = {}) => clientOf({...STORE, ...parts}).client.store();

  it('API-78b, GIVE-11a, GIVE-11b, GIVE-11c the store has campaigns, contacts, name and multipliers', async () => {
    expect(await store()).toMatchObject({
      activeCampaigns: [{id: 1, isActive: true}],
      addressInformation: {City: 'Denver'},
      contactInformation: {Email: 'giving@marlowe.example'},
      name: 'Marlowe',
      causeMultipliers: {'12-3456789': 2},
    });
  });

  it('GIVE-11d, GIVE-11e, GIVE-11f, GIVE-11g the store has its look, causes, donation and currency', async () => {
    expect(await store()).toMatchObject({
      customCSS: '.x{}',
      targetCssSelector: '#cart',
      defaultCauseId: '12-3456789',
      defaultCauseIds: ['12-3456789'],
      featuredCauseIds: ['98-7654321'],
      defaultDonation: 2,
      primaryCurrency: 'USD',
    });
  });

  it('GIVE-12a, GIVE-12b, GIVE-12c donation type 0 is a percentage, 1 a flat amount', async () => {
    expect(await store()).toMatchObject({defaultDonationType: 'percentage'});
    expect(await store({DefaultDonationType: 1})).toMatchObject({defaultDonationType: 'flat'});
    await expect(store({DefaultDonationType: 2})).rejects.toThrow('Error retrieving store');
  });

  it('GIVE-13 the store has its switches', async () => {
    for (const on of [true, false]) {
      const switches = {
        IsActive: on,
        IsEmbeddedConfirmation: on,
        IsExperienceActive: on,
        LetShoppersChoose: on,
        SearchEnabled: on,
      };
      expect(await store(switches)).toMatchObject({
        isActive: on,
        isEmbeddedConfirmation: on,
        isExperienceActive: on,
        letShoppersChoose: on,
        searchEnabled: on,
      });
    }
  });

  it('GIVE-14a, GIVE-14b, GIVE-14c, GIVE-14d segments have their name and their rule', async () => {
    const {customerSegments} = await store();
    expect(customerSegments).toMatchObject([
      {
        id: 'segment',
        isActive: true,
        name: 'Staff',
        description: 'Staff site',
        excludeSegment: true,
        frontEndPropertyName: 'site',
        frontEndSource: 1,
        valueCategory: 2,
        specifiedValues: ['HPSF'],
        priorityIndex: 4,
      },
    ]);
    expect(await store({CustomerSegments: null})).toMatchObject({customerSegments: []});
  });

  it('GIVE-14e, GIVE-14f segments have their back-end name and their donation action', async () => {
    expect((await store()).customerSegments).toMatchObject([
      {backEndPropertyName: 'back', donationAction: 1, donationActionValue: 3},
    ]);
  });

  it('GIVE-07 portfolios have one spelling, wherever their id stands', async () => {
    const guid = '{5F1C0A7E-9B3D-4C6F-8A2E-1D0B7C9F4E61}';
    const id = '5f1c0a7e9b3d4c6f8a2e1d0b7c9f4e61';
    const causes = {DefaultCauseId: guid, DefaultCauseIds: [guid], FeaturedCauseIds: [guid]};
    expect(await store({...causes, CauseMultipliers: {[guid]: 2}})).toMatchObject({
      defaultCauseId: id,
      defaultCauseIds: [id],
      featuredCauseIds: [id],
      causeMultipliers: {[id]: 2},
    });
    const result = {...ITEM, portfolioId: guid, donations: {[guid]: 0.6}};
    expect(await clientOf({result}).client.productDonation(PRODUCT)).toMatchObject({
      portfolioId: id,
      donations: {[id]: 0.6},
    });
    expect(await clientOf({CauseId: guid, CauseName: 'x'}).client.trackedCause('t')).toEqual({
      causeId: id,
      causeName: 'x',
    });
  });

  const charity = async () => (await clientOf([CHARITY]).client.searchCharities(SEARCH))[0];

  it('GIVE-05a, GIVE-05b, GIVE-06 a charity has its EIN as cause id, its name and its place', async () => {
    expect(await charity()).toMatchObject({
      id: '12-3456789',
      name: 'Denver Humane Society',
      website: 'https://denver.example',
      logoUrl: 'https://cdn.test/logo.svg',
      streetAddress: '1 Main Street',
      city: 'Denver',
      state: 'CO',
      zip: '80202',
      description: 'Takes in pets.',
    });
  });

  it('GIVE-05e, GIVE-08 a found charity has its category and NTEE codes', async () => {
    expect(await charity()).toMatchObject({
      categoryId: 3,
      categoryName: 'Animals',
      categoryLogoUrl: 'https://cdn.test/3.svg',
      nteeFullCode: 'D20',
      nteeMainCode: 'D',
      nteeSubCode: '20',
    });
  });

  it('GIVE-04, GIVE-05c, GIVE-05f, GIVE-07 a portfolio has an id of 32 hexadecimal digits, its texts and its charities', async () => {
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
        description: 'One gift',
        bannerUrl: 'https://cdn.test/banner.svg',
        portfolioCharities: [{id: '12-3456789'}],
      },
    ]);
  });

  it('GIVE-24a, GIVE-24b, GIVE-24c, GIVE-26 maps what a product and a cart give', async () => {
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
      donationRecipients: {'12-3456789': 0.6},
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
