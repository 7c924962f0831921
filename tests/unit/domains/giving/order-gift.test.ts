import {afterEach, describe, expect, it, vi} from 'vitest';
import {readOrderGift} from '~/domains/giving/order-gift.server';
import {charityQuery, EMPTY_SEARCH, shelterSearch} from '~/domains/giving/rules/cause-search';
import {createGivingClient} from '~/services/giving/giving-client';
import {STORE_IDS} from '~sandbox/world/giving/stores';
import {cmsId, givingApp} from '~tests/sandbox/giving/giving-app';
import {cartOf, giftLineOf, lineOf} from '~tests/support/cart-builders';

const KIBBLE = `gid://shopify/Product/${cmsId('everyday-chicken-barley')}`;
const line = lineOf({cents: 3000});
const FOOD = {...line, product: {...line.product, id: KIBBLE}};
const CART = cartOf([FOOD]);
const WITH_GIFT = cartOf([FOOD, giftLineOf(300)]);

/** `answer` replies instead of the service, unless it returns `null`. */
function parts(
  answer: (path: string) => Promise<Response> | null = () => null,
  pause?: () => Promise<void>,
) {
  const sandbox = givingApp();
  const logged: string[] = [];
  const waiting: Promise<unknown>[] = [];
  const client = createGivingClient({
    storeId: STORE_IDS.percentage,
    endpoints: {
      apiUrl: 'http://giving.test/giving/{service}',
      clickstreamUrl: 'http://giving.test/giving/clickstream',
      proxyUrl: null,
    },
    fetch: async (address, init) => {
      await pause?.();
      const {pathname, search} = new URL(address as string);
      return answer(pathname) ?? sandbox.app.request(pathname + search, init);
    },
  });
  const log = {
    info: () => undefined,
    warn: (message: string) => void logged.push(message),
    error: () => undefined,
  };
  const waitUntil = (promise: Promise<unknown>) => void waiting.push(promise);
  return {
    sandbox,
    client,
    log,
    logged,
    waiting,
    gift: {client, site: 'DTC', log, waitUntil} as const,
  };
}

/** The store's reply with other default causes. */
async function withCauses(causes: object): Promise<Response> {
  const {body} = await givingApp().get('/stores/cc-small/none');
  return Response.json({...(body as object), ...causes});
}

afterEach(() => void vi.useRealTimers());

describe('readOrderGift', () => {
  it('GIVE-92 API-88 says what the order gives and to whom, and tells the service', async () => {
    const {sandbox, client, gift, waiting} = parts();
    const trackingId = await sandbox.startTracking();
    const [shelter] = await client.searchCharities({
      ...charityQuery(shelterSearch('80202')),
    });
    if (!shelter) throw new Error('there is no shelter');
    await client.setCause(trackingId, {causeId: shelter.id, causeName: shelter.name});
    const read = await readOrderGift(gift, CART, trackingId);
    expect(read).toEqual({
      cents: expect.any(Number) as number,
      extraCents: 0,
      to: shelter.name,
    });
    await Promise.all(waiting);
    const {trackings} = (await sandbox.send('/__control/giving')).body as {
      trackings: {trackingId: string; confirmation: {totalDonationAmount: string} | null}[];
    };
    const told = trackings.find((item) => item.trackingId === trackingId)?.confirmation;
    expect(told?.totalDonationAmount).toBe(((read?.cents ?? 0) / 100).toFixed(2));
  });

  it.each([
    ['fails', () => Promise.resolve(new Response('', {status: 503}))],
    ['sends a malformed reply', () => Promise.resolve(Response.json({causeId: 7}))],
    ['is slow', () => new Promise<Response>(() => undefined)],
  ])(
    'GIVE-92 says nothing and doesn’t hold checkout up when the service %s',
    async (_how, answer) => {
      const {gift} = parts(answer);
      expect(await readOrderGift(gift, CART, 'a-tracking')).toBeNull();
      /* It's charged, so it's recorded. */
      const own = {cents: 0, extraCents: 300, to: ''};
      expect(await readOrderGift(gift, WITH_GIFT, 'a-tracking')).toEqual(own);
    },
  );

  it('GIVE-92 waits 1.2 s for the service', async () => {
    vi.useFakeTimers();
    const {gift} = parts(() => new Promise(() => undefined));
    const settled = vi.fn();
    void readOrderGift(gift, CART, 'a-tracking').then(settled);
    await vi.advanceTimersByTimeAsync(1199);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(null);
  });

  it('GIVE-92 doesn’t wait until the service has stored the gift', async () => {
    const {sandbox, gift, waiting} = parts((path) =>
      path.endsWith('set-confirmation-data') ? new Promise(() => undefined) : null,
    );
    const trackingId = await sandbox.startTracking();
    expect(await readOrderGift(gift, CART, trackingId)).toMatchObject({extraCents: 0});
    expect(waiting).toHaveLength(1);
  });

  it('GIVE-92 names the cause of an item that always gives to the same one, besides the shopper’s own', async () => {
    const {sandbox, client, gift} = parts();
    const trackingId = await sandbox.startTracking();
    const [charity] = await client.searchCharities({
      ...charityQuery({...EMPTY_SEARCH, categoryId: 5}),
    });
    if (!charity) throw new Error('there is no charity');
    await client.setCause(trackingId, {causeId: charity.id, causeName: charity.name});
    const id = `gid://shopify/Product/${cmsId('stainless-steel-bowl')}`;
    const bowl = {...line, id: 'bowl', product: {...line.product, id}};
    const alone = await readOrderGift(gift, cartOf([bowl]), trackingId);
    expect(alone?.to).not.toBe(charity.name);
    const both = await readOrderGift(gift, cartOf([FOOD, bowl]), trackingId);
    expect(both?.to.split(', ').sort()).toEqual([charity.name, alone?.to].sort());
  });

  it('GIVE-97 tells the service the shop’s share and the shopper’s gift as one sum', async () => {
    const {sandbox, gift, waiting} = parts();
    const trackingId = await sandbox.startTracking();
    const plain = await readOrderGift(gift, CART, trackingId);
    const read = await readOrderGift(gift, WITH_GIFT, trackingId);
    expect(read).toEqual({...plain, extraCents: 300});
    await Promise.all(waiting);
    const {trackings} = (await sandbox.send('/__control/giving')).body as {
      trackings: {confirmation: {totalDonationAmount: string; causes: string} | null}[];
    };
    const told = trackings[0]?.confirmation;
    const cents = (text = '') => Math.round(Number(text) * 100);
    expect(cents(told?.totalDonationAmount)).toBe((read?.cents ?? 0) + 300);
    const causes = JSON.parse(told?.causes ?? '[]') as {causeName: string; amount: string}[];
    expect(causes.reduce((sum, {amount}) => sum + cents(amount), 0)).toBe((read?.cents ?? 0) + 300);
    expect(read?.to).toBe(causes.map(({causeName}) => causeName).join(', '));
  });

  it('API-110 tells the service that nothing is given once the gift of an earlier checkout is gone', async () => {
    const {sandbox, gift, waiting} = parts();
    const trackingId = await sandbox.startTracking();
    expect(await readOrderGift(gift, CART, trackingId)).not.toBeNull();
    expect(await readOrderGift(gift, cartOf([]), trackingId)).toBeNull();
    await Promise.all(waiting);
    const {trackings} = (await sandbox.send('/__control/giving')).body as {
      trackings: {confirmation: unknown}[];
    };
    expect(trackings.map(({confirmation}) => confirmation)).toEqual([
      {totalDonationAmount: '0.00', causes: '[]'},
    ]);
  });

  it('GIVE-97 doesn’t report a gift that came too late for the order', async () => {
    vi.useFakeTimers();
    const pause = () => new Promise<void>((resolve) => void setTimeout(resolve, 500));
    const {sandbox, gift, waiting} = parts(undefined, pause);
    const trackingId = await sandbox.startTracking();
    const reading = readOrderGift(gift, CART, trackingId);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await reading).toBeNull();
    expect(waiting).toEqual([]);
    const {trackings} = (await sandbox.send('/__control/giving')).body as {
      trackings: {confirmation: unknown}[];
    };
    expect(trackings.map(({confirmation}) => confirmation)).toEqual([null]);
  });

  it('GIVE-97 names the store’s causes for a gift without donation tracking, and promises no more', async () => {
    const {gift, waiting} = parts();
    expect(await readOrderGift(gift, CART, null)).toBeNull();
    const read = await readOrderGift(gift, WITH_GIFT, null);
    expect(read).toMatchObject({cents: 0, extraCents: 300});
    expect(read?.to.split(', ')).toHaveLength(2);
    expect(waiting).toEqual([]);
  });

  it.each([
    ['only one default cause', {DefaultCauseIds: []}, /^\w[^,]+$/],
    ['no default cause', {DefaultCauseId: '', DefaultCauseIds: []}, /^$/],
  ])(
    'GIVE-130 keeps a shopper’s gift, and tells the service, if the store has %s',
    async (_what, causes, to) => {
      const {sandbox, gift, waiting} = parts((path) =>
        path.includes('/stores') ? withCauses(causes) : null,
      );
      const trackingId = await sandbox.startTracking();
      const cart = cartOf([giftLineOf(300)]);
      const read = await readOrderGift(gift, cart, trackingId);
      expect(read).toMatchObject({cents: 0, extraCents: 300});
      expect(read?.to).toMatch(to);
      await Promise.all(waiting);
      const {trackings} = (await sandbox.send('/__control/giving')).body as {
        trackings: {confirmation: {totalDonationAmount: string} | null}[];
      };
      expect(trackings[0]?.confirmation?.totalDonationAmount).toBe('3.00');
    },
  );

  it('GIVE-98 gives nothing for the staff site, whose segment the store excludes', async () => {
    const {sandbox, gift} = parts();
    const trackingId = await sandbox.startTracking();
    expect(await readOrderGift({...gift, site: 'HPSF'}, CART, trackingId)).toBeNull();
  });
});
