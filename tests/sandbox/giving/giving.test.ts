import {describe, expect, it} from 'vitest';
import {BREAKS, type Break} from '~sandbox/giving/settings';
import {PROFILES, STORE_IDS} from '~sandbox/world/giving/stores';
import {cmsId, givingApp} from './giving-app';

const KIBBLE = cmsId('everyday-chicken-barley');
const TREAT_BOX = cmsId('monthly-treat-box');
const BOWL = cmsId('stainless-steel-bowl');
const DONATION = cmsId('give-a-bowl-to-a-shelter');

const EVENT = {
  client_properties: {
    user_agent: 'a',
    url: 'b',
    device_type: 'desktop',
    browser_type: 'unknown',
    browser_version: 'unknown',
    platform_type: 'unknown',
    referral_url: 'unknown',
  },
  store_id: STORE_IDS.percentage,
  tracking_id: 't',
  metadata: {widget: {type: 0, style: 0, placement: 1, location: 1}},
  event: {
    time_stamp: 1,
    event_type: 'Cause::Set',
    event_version: '0.1.15',
    payload: {causeId: '1'},
  },
};

interface Item {
  totalDonationValue: number;
  donations: Record<string, number>;
  excluded: boolean;
  directDonation: boolean;
  portfolioId?: string;
  donationType: number;
}

const productPath = (id: string, {price = '30.00', causeId = '0', segment = ''} = {}) =>
  `/products/donation-by-cms-id?cmsId=${id}&realPrice=${price}&providedCauseId=${causeId}&customerSegmentId=${segment}`;

const cartBody = (lines: [string, number, number][], causeId = '0') => ({
  cmsIds: lines.map(([id, price, quantity]) => ({id, price, quantity, discount: 0})),
  cartDiscount: 0,
  ignoreDirectDonations: false,
  providedCauseId: causeId,
  customerSegmentId: '',
});

const sum = (shares: Record<string, number>) =>
  Object.values(shares).reduce((total, amount) => total + amount, 0);

describe('stores', () => {
  it.each(PROFILES.filter((name) => name !== 'never-loads'))(
    'SAND-50a the store %s answers with its configuration in PascalCase',
    async (profile) => {
      const {status, body} = await givingApp(profile).get('/stores/cc-small/none');
      expect(status).toBe(200);
      expect(body).toMatchObject({
        Name: 'Marlowe Pet Nutrition',
        IsActive: profile !== 'inactive',
        LetShoppersChoose: profile !== 'no-choice',
        SearchEnabled: profile !== 'no-search',
        DefaultDonationType: profile === 'flat' ? 1 : 0,
      });
    },
  );

  it('SAND-50a a store that never loads leaves its request open', async () => {
    const {get, context} = givingApp('never-loads');
    const answer = get('/stores/cc-small/none').then(() => 'answered');
    const first = await Promise.race([
      answer,
      new Promise((resolve) => void setTimeout(() => resolve('waiting'), 50)),
    ]);
    expect(first).toBe('waiting');
    context.faults.close();
    await answer;
  });

  it.each(['', 'f'.repeat(32), 'nonsense'])('SAND-50b refuses the store id "%s"', async (id) => {
    const {send} = givingApp();
    expect((await send('/giving/stores/cc-small/none', 'GET', undefined, id)).status).toBe(401);
    expect((await send('/giving/clickstream/events', 'POST', EVENT, id)).status).toBe(401);
  });

  it('SAND-50b answers pages of any origin, even when it refuses', async () => {
    const {get, app, context} = givingApp();
    expect((await get('/stores/cc-small/none')).headers.get('Access-Control-Allow-Origin')).toBe(
      '*',
    );
    const preflight = await app.request('/giving/tracking/x/set-cause', {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:3000',
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'x-store-id',
      },
    });
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('x-store-id');
    context.faults.add({service: 'giving', kind: 'down'});
    const refused = await get('/stores/cc-small/none');
    expect([refused.status, refused.headers.get('Access-Control-Allow-Origin')]).toEqual([
      503,
      '*',
    ]);
  });
});

describe('donations', () => {
  const result = async (path: string, profile?: 'flat') =>
    ((await givingApp(profile).get(path)).body as {result: Item}).result;

  it('SAND-50c a product gives two percent to the store’s causes in equal parts', async () => {
    const {totalDonationValue, donations, donationType} = await result(productPath(KIBBLE));
    expect([totalDonationValue, donationType]).toEqual([0.6, 0]);
    expect(Object.values(donations)).toEqual([0.3, 0.3]);
  });

  it('SAND-50c a chosen cause gets everything, times its multiplier', async () => {
    const {get} = givingApp();
    const {body} = await get('/stores/cc-small/none');
    const [causeId = ''] = Object.keys(
      (body as {CauseMultipliers: Record<string, number>}).CauseMultipliers,
    );
    expect((await result(productPath(KIBBLE, {causeId}))).donations).toEqual({[causeId]: 1.2});
    expect((await result(productPath(KIBBLE, {causeId}), 'flat')).donations).toEqual({
      [causeId]: 0.25,
    });
  });

  it('SAND-50c the bowl gives to one shelter, the treat box to a portfolio, a donation nothing', async () => {
    expect((await result(productPath(BOWL))).directDonation).toBe(true);
    const box = await result(productPath(TREAT_BOX));
    expect(box.portfolioId).toMatch(/^[0-9a-f]{32}$/);
    expect(Object.keys(box.donations)).toHaveLength(3);
    expect(sum(box.donations)).toBeCloseTo(box.totalDonationValue, 3);
    expect(await result(productPath(DONATION))).toMatchObject({
      excluded: true,
      totalDonationValue: 0,
    });
    expect((await result(productPath('99'))).excluded).toBe(true);
  });

  it('SAND-50c an excluded segment gives nothing', async () => {
    const {get} = givingApp();
    const store = (await get('/stores/cc-small/none')).body as {CustomerSegments: {Id: string}[]};
    const segment = store.CustomerSegments[0]?.Id ?? '';
    expect((await result(productPath(KIBBLE, {segment}))).excluded).toBe(true);
  });

  it('SAND-50d the recipients of a cart add up to its lines and to what the store gives per order', async () => {
    for (const profile of ['percentage', 'flat', 'per-order'] as const) {
      const {body} = await givingApp(profile).post(
        '/products/get-multiple-donation',
        cartBody([
          [KIBBLE, 31.99, 2],
          [BOWL, 18, 1],
          [TREAT_BOX, 24.5, 1],
          [DONATION, 5, 1],
        ]),
      );
      const cart = body as {
        donationRecipients: Record<string, number>;
        lineItems: Item[];
        cartDonation?: {totalDonationValue: number};
      };
      const total =
        cart.lineItems.reduce((all, line) => all + line.totalDonationValue, 0) +
        (cart.cartDonation?.totalDonationValue ?? 0);
      expect(sum(cart.donationRecipients)).toBeCloseTo(total, 2);
      expect(cart.cartDonation?.totalDonationValue).toBe(profile === 'per-order' ? 1 : undefined);
    }
  });
});

describe('charities', () => {
  const search = (parameters: Record<string, string>) =>
    `/charities/search?${new URLSearchParams({
      q: '',
      skip: '0',
      take: '25',
      zip: '',
      city: '',
      state: '',
      categoryId: '',
      ...parameters,
    }).toString()}`;
  const found = async (parameters: Record<string, string>) =>
    (await givingApp().get(search(parameters))).body as {
      name: string;
      zip: string;
      city: string;
      state: string;
      categoryId: number;
      ein: string;
    }[];

  it('SAND-50e finds by name, place and category, a page at a time', async () => {
    const named = await found({q: 'humane society', state: 'CO'});
    expect(named.length).toBeGreaterThan(0);
    expect(named.every(({name, state}) => name.endsWith('Humane Society') && state === 'CO')).toBe(
      true,
    );
    const near = await found({zip: '80011', categoryId: '3'});
    expect(near[0]?.zip).toBe('80011');
    expect(near.every(({categoryId, zip}) => categoryId === 3 && zip.startsWith('800'))).toBe(true);
    expect((await found({city: 'boise'})).every(({city}) => city === 'Boise')).toBe(true);
    const [first, second] = [await found({skip: '0'}), await found({skip: '25'})];
    expect([first.length, second.length]).toEqual([25, 25]);
    expect(first.map(({ein}) => ein)).not.toContain(second[0]?.ein);
    expect(await found({q: 'zebra'})).toEqual([]);
  });

  it('SAND-50e finds charities by EIN and portfolios by id, and leaves out unknown ones', async () => {
    const {get} = givingApp();
    const [one, two] = await found({});
    const eins = await get(`/charities/search-by-eins?eins=${one?.ein},99-0000000,${two?.ein}`);
    expect(eins.body).toMatchObject([{ein: one?.ein}, {ein: two?.ein}]);
    const {body} = await get('/stores/cc-small/none');
    const {FeaturedCauseIds} = body as {FeaturedCauseIds: string[]};
    const ids = FeaturedCauseIds.filter((id) => /^[0-9a-f]{32}$/.test(id));
    const portfolios = await get(`/portfolios/cc-query-with-charities?id=${ids.join(',')}`);
    expect((portfolios.body as {id: string}[]).map(({id}) => id)).toEqual(ids);
  });

  it.each<Record<string, string>>([
    {take: '1000'},
    {take: '0'},
    {skip: '-1'},
    {q: 'x'.repeat(101)},
  ])('SAND-50b refuses the search %o', async (parameters) => {
    expect((await givingApp().get(search(parameters))).status).toBe(400);
  });
});

describe('tracking', () => {
  it('SAND-50f keeps the cause, the integration and the confirmation of a tracking', async () => {
    const {startTracking, put, get, send} = givingApp();
    const id = await startTracking();
    expect((await get(`/tracking/${id}/cause`)).body).toEqual({CauseId: '0', CauseName: '0'});
    const cause = {causeId: '10-1234567', causeName: 'Shelter'};
    expect((await put(`/tracking/${id}/set-cause`, cause)).body).toBe(true);
    expect((await get(`/tracking/${id}/cause`)).body).toEqual({
      CauseId: '10-1234567',
      CauseName: 'Shelter',
    });
    const info = {integrationType: 'klaviyo', info: {_kx: 'k'}};
    expect((await put(`/tracking/${id}/add-integration-info`, info)).body).toBe(true);
    const confirmationData = {totalDonationAmount: '1.20', causes: '[]'};
    expect((await put(`/tracking/${id}/set-confirmation-data`, {confirmationData})).body).toBe(
      true,
    );
    expect((await send('/__control/giving')).body).toMatchObject({
      trackings: [{trackingId: id, ...cause, integration: info, confirmation: confirmationData}],
    });
  });

  it('SAND-50b knows no tracking of another store', async () => {
    const {startTracking, send} = givingApp();
    const path = `/giving/tracking/${await startTracking()}/cause`;
    expect((await send(path, 'GET', undefined, STORE_IDS.flat)).status).toBe(404);
    expect((await send('/giving/tracking/undefined/cause')).status).toBe(404);
  });
});

describe('authorize proxy', () => {
  it.each(['POST', 'PUT'])('SAND-50g makes a call that came by %s', async (method) => {
    const {send} = givingApp();
    const call = {
      method: 'get',
      service: 'charities',
      endpoint: '/search-by-eins',
      data: {params: {eins: '10-1234567'}},
    };
    const {status, body} = await send('/giving/sdk/authorize', method, call);
    expect([status, (body as unknown[]).length]).toEqual([200, 1]);
  });

  it.each([
    {method: 'GET', service: 'stores', endpoint: '/cc-small/none', data: {}},
    {method: 'get', service: 'clickstream', endpoint: '/events', data: {}},
    {method: 'get', service: 'stores', endpoint: '/../../x', data: {}},
  ])('SAND-50g refuses %o', async (call) => {
    expect((await givingApp().send('/giving/sdk/authorize', 'POST', call)).status).toBe(400);
  });
});

describe('clickstream', () => {
  it('SAND-50h keeps an event for the control room, and refuses a malformed one', async () => {
    const {send} = givingApp();
    expect((await send('/giving/clickstream/events', 'POST', EVENT)).status).toBe(202);
    const {event: _event, ...malformed} = EVENT;
    expect((await send('/giving/clickstream/events', 'POST', malformed)).status).toBe(400);
    expect((await send('/__control/giving')).body).toMatchObject({events: [EVENT]});
  });
});

describe('control room', () => {
  it('SAND-50i changes the shop’s store, and back', async () => {
    const {send, get} = givingApp();
    const settings = {LetShoppersChoose: false};
    const change = await send('/__control/giving', 'POST', {profile: 'flat', settings});
    expect(change.body).toMatchObject({profile: 'flat', config: settings});
    expect((await get('/stores/cc-small/none')).body).toMatchObject({
      DefaultDonationType: 1,
      LetShoppersChoose: false,
    });
    await send('/__control/giving', 'POST', {});
    expect((await get('/stores/cc-small/none')).body).toMatchObject({
      DefaultDonationType: 0,
      LetShoppersChoose: true,
    });
    expect((await send('/__control/giving', 'POST', {profile: 'x'})).status).toBe(400);
  });

  it('SAND-50i shows trackings and events', async () => {
    const {send, startTracking} = givingApp();
    const id = await startTracking();
    await send('/giving/clickstream/events', 'POST', EVENT);
    const {text} = await send('/');
    expect(text).toContain(id.slice(0, 8));
    expect(text).toContain('Cause::Set');
  });

  it.each<[Break, string, string, unknown?]>([
    ['store', 'GET', '/stores/cc-small/none'],
    ['product-donation', 'GET', productPath(KIBBLE)],
    ['cart-donation', 'POST', '/products/get-multiple-donation', cartBody([])],
    ['search', 'GET', '/charities/search?skip=0&take=1'],
    ['eins', 'GET', '/charities/search-by-eins?eins=1'],
    ['portfolios', 'GET', '/portfolios/cc-query-with-charities?id=1'],
    ['start-tracking', 'POST', '/tracking/', {}],
    ['set-cause', 'PUT', '/tracking/ID/set-cause', {}],
    ['tracked-cause', 'GET', '/tracking/ID/cause'],
    ['integration-info', 'PUT', '/tracking/ID/add-integration-info', {}],
    ['confirmation-data', 'PUT', '/tracking/ID/set-confirmation-data', {}],
  ])('SAND-50j breaks %s: %s %s fails', async (broken, method, path, body) => {
    const {send, startTracking} = givingApp();
    const id = await startTracking();
    await send('/__control/giving', 'POST', {breaks: [broken]});
    const {status} = await send(`/giving${path.replace('ID', id)}`, method, body);
    expect(status).toBe(500);
  });

  it('SAND-50j spoils replies so that a client must not trust them', async () => {
    const {send, get, put, startTracking} = givingApp();
    const id = await startTracking();
    const spoiled: Break[] = BREAKS.slice(BREAKS.indexOf('store-shape'));
    await send('/__control/giving', 'POST', {breaks: spoiled});
    expect((await get('/stores/cc-small/none')).body).toMatchObject({
      IsActive: 'yes',
      DefaultCauseIds: ['99-9999999'],
      ActiveCampaigns: [{Id: 'one'}],
    });
    expect((await get(productPath(KIBBLE))).body).toMatchObject({
      result: {totalDonationValue: -1},
    });
    const cause = {causeId: '10-1234567', causeName: 'Shelter'};
    expect((await put(`/tracking/${id}/set-cause`, cause)).body).toBe(false);
  });

  it('SAND-20 breaks off its reply with the fault malformed', async () => {
    const {context, get} = givingApp();
    context.faults.add({service: 'giving', kind: 'malformed'});
    await expect(get('/stores/cc-small/none')).rejects.toThrow();
  });
});

describe('artwork', () => {
  it.each(['categories/25.svg', 'logos/10-1234567.svg', 'portfolios/west-shelters.svg'])(
    'SAND-50k draws %s',
    async (file) => {
      const {status, headers} = await givingApp().get(`/assets/${file}`);
      expect([status, headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
    },
  );

  it('SAND-50k draws no category beyond 25', async () => {
    expect((await givingApp().get('/assets/categories/26.svg')).status).toBe(404);
  });
});
