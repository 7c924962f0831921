import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  isGiftOffered,
  keepStore,
  readSiteOffer,
  shownGiving,
} from '~/domains/giving/site-offer.server';
import {createGivingClient} from '~/services/giving/giving-client';
import {STORE_IDS, type ProfileName} from '~sandbox/world/giving/stores';
import {givingApp} from '~tests/sandbox/giving/giving-app';

const SETTINGS = {
  storeId: STORE_IDS.percentage,
  apiUrl: 'http://giving.test/giving/{service}',
  clickstreamUrl: 'http://giving.test/giving/clickstream',
  proxyUrl: null,
  assetOrigin: 'http://giving.test',
};

function clientOf(profile: ProfileName) {
  const sandbox = givingApp(profile);
  return createGivingClient({
    storeId: STORE_IDS[profile],
    endpoints: SETTINGS,
    fetch: async (address, init) => {
      const {pathname, search} = new URL(address as string);
      return sandbox.app.request(pathname + search, init);
    },
  });
}

const silent = {store: () => new Promise<never>(() => undefined)};
const broken = {store: () => Promise.reject(new Error('down'))};

describe('what the server knows of the store', () => {
  it.each([
    ['percentage', 'DTC', true],
    ['percentage', 'HPSF', false],
    ['inactive', 'DTC', false],
    ['flat', 'DTC', true],
  ] as const)('GIVE-98 a %s store on the site %s is shown: %s', async (profile, site, isShown) => {
    const store = await clientOf(profile).store();
    const client = {store: async () => store};
    expect((await readSiteOffer(client, site)) !== null).toBe(isShown);
    const shown = await shownGiving(client, site, SETTINGS);
    expect(shown).toEqual(isShown ? {...SETTINGS, hasGifts: false} : null);
  });

  it.each([
    ['extras', 'DTC', 'roundUp', true],
    ['extras', 'DTC', 'addOn', true],
    ['extras', 'HPSF', 'addOn', false],
    ['percentage', 'DTC', 'roundUp', false],
  ] as const)(
    'GIVE-95 a %s store on the site %s offers %s: %s',
    async (profile, site, kind, is) => {
      expect(await isGiftOffered(clientOf(profile), site, kind)).toBe(is);
    },
  );
});

describe('a store that can’t be read', () => {
  it('GIVE-98 leaves the page’s widget to decide, and offers no gift', async () => {
    for (const client of [silent, broken]) {
      expect(await shownGiving(client, 'DTC', SETTINGS)).toEqual({...SETTINGS, hasGifts: false});
      expect(await isGiftOffered(client, 'DTC', 'addOn')).toBe(false);
    }
  });
});

describe('a kept store', () => {
  beforeEach(() => {
    vi.useFakeTimers({toFake: ['Date']});
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is read once a minute, and again after a failure', async () => {
    const store = await clientOf('percentage').store();
    const read = vi.fn(async () => store);
    read.mockRejectedValueOnce(new Error('down'));
    const kept = keepStore({store: read}, SETTINGS, () => undefined);
    await expect(kept.store()).rejects.toThrow('down');
    expect([await kept.store(), await kept.store()]).toEqual([store, store]);
    expect(read).toHaveBeenCalledTimes(2);
    vi.setSystemTime(Date.now() + 60_001);
    await kept.store();
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('GIVE-101 is read completely after the response if a page can’t wait for it', async () => {
    vi.useFakeTimers();
    const store = await clientOf('extras').store();
    const read = vi.fn(
      () => new Promise<typeof store>((resolve) => void setTimeout(resolve, 400, store)),
    );
    const background: Promise<unknown>[] = [];
    const settings = {...SETTINGS, storeId: STORE_IDS.extras};
    const kept = keepStore({store: read}, settings, (promise) => void background.push(promise));
    const shown = shownGiving(kept, 'DTC', settings);
    await vi.advanceTimersByTimeAsync(150);
    expect(await shown).toMatchObject({hasGifts: false});

    const settled = Promise.all(background);
    await vi.advanceTimersByTimeAsync(250);
    await settled;
    expect(background).toHaveLength(1);
    expect(await shownGiving(kept, 'DTC', settings)).toMatchObject({hasGifts: true});
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('GIVE-101 hands the runtime no rejection when the read fails', async () => {
    const background: Promise<unknown>[] = [];
    const other = {...SETTINGS, storeId: 'one that was never read'};
    const kept = keepStore(broken, other, (promise) => void background.push(promise));
    await expect(kept.store()).rejects.toThrow('down');
    expect(await Promise.all(background)).toEqual([undefined]);
  });
});
