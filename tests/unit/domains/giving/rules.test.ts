import {describe, expect, it} from 'vitest';
import {
  charityQuery,
  EMPTY_SEARCH,
  linkedCauseId,
  shelterSearch,
  shownLogo,
} from '~/domains/giving/rules/cause-search';
import {clickstreamEvent} from '~/domains/giving/rules/clickstream-event';
import {confirmationData} from '~/domains/giving/rules/confirmation-data';
import {integrationInfo} from '~/domains/giving/rules/integration-info';
import {createReplyCache} from '~/domains/giving/rules/reply-cache';
import {NO_CAUSE, startedTracking, withCause} from '~/domains/giving/tracking';

describe('cause search', () => {
  it.each([
    ['80011', '80011', ''],
    [' 8 ', '8', ''],
    ['1st City', '1st City', ''],
    ['Denver', '', 'Denver'],
    ['  Fort   Collins ', '', 'Fort Collins'],
    ['St. 5', '', 'St. 5'],
    ['', '', ''],
  ])('GIVE-54, GIVE-55 takes "%s" as the zip "%s" or the city "%s"', (place, zip, city) => {
    expect(charityQuery({...EMPTY_SEARCH, place})).toMatchObject({zip, city});
  });

  it('GIVE-56 filters by state', () => {
    expect(charityQuery({...EMPTY_SEARCH, state: 'CO'}).state).toBe('CO');
    expect(charityQuery(EMPTY_SEARCH).state).toBe('');
  });

  it('GIVE-57, GIVE-58 starts at 0 and takes 25 at a time', () => {
    expect(charityQuery(EMPTY_SEARCH)).toMatchObject({skip: 0, take: 25});
    expect(charityQuery({...EMPTY_SEARCH, page: 2})).toMatchObject({skip: 50, take: 25});
  });

  it('GIVE-59 finds shelters by category 3', () => {
    expect(charityQuery(shelterSearch('80011'))).toEqual({
      q: '',
      skip: 0,
      take: 25,
      zip: '80011',
      city: '',
      state: '',
      categoryId: '3',
    });
  });

  it('sends at most 60 characters of the name', () => {
    expect(charityQuery({...EMPTY_SEARCH, name: 'x'.repeat(500)}).q).toHaveLength(60);
  });
});

describe('sgcause in a link', () => {
  it.each([
    ['12-3456789', '12-3456789'],
    [' 12-3456789 ', '12-3456789'],
    ['5f1c0a7e9b3d4c6f8a2e1d0b7c9f4e61', '5f1c0a7e9b3d4c6f8a2e1d0b7c9f4e61'],
    ['5F1C0A7E-9B3D-4C6F-8A2E-1D0B7C9F4E61', '5f1c0a7e9b3d4c6f8a2e1d0b7c9f4e61'],
    ['', null],
    ['0', null],
    ['<script>', null],
    ['1,2', null],
    ['1'.repeat(65), null],
  ])('"%s" asks for %s', (text, causeId) => {
    expect(linkedCauseId(text)).toBe(causeId);
  });
});

describe('logo', () => {
  it.each([
    ['https://cdn.test/a.png', true],
    ['https://evil.test/a.png', false],
    ['https://cdn.test.evil.test/a.png', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('GIVE-09 "%s" is shown: %s; otherwise the category’s icon is', (logoUrl, shown) => {
    expect(shownLogo({logoUrl}, 'https://cdn.test')).toBe(shown ? logoUrl : null);
  });
});

describe('tracking', () => {
  const SHELTER = {causeId: '12-3456789', causeName: 'Shelter'};

  it('GIVE-27 has an id, a cause’s id and its name', () => {
    expect(startedTracking({trackingId: 't', ...SHELTER})).toMatchObject({
      trackingId: 't',
      ...SHELTER,
    });
    expect(startedTracking({trackingId: 't'})).toMatchObject({causeId: '0', causeName: '0'});
  });

  it('GIVE-33 clearing sets cause id 0 and cause name 0', () => {
    const {tracking} = withCause(startedTracking({trackingId: 't', ...SHELTER}), NO_CAUSE);
    expect(tracking).toMatchObject({causeId: '0', causeName: '0'});
  });

  it('GIVE-34, GIVE-35 the first cause is set, later ones are updates, also after clearing', () => {
    const first = withCause(startedTracking({trackingId: 't'}), SHELTER);
    const cleared = withCause(first.tracking, NO_CAUSE);
    const again = withCause(cleared.tracking, SHELTER);
    expect([first, cleared, again].map(({event}) => event)).toEqual([
      'Cause::Set',
      'Cause::Updated',
      'Cause::Updated',
    ]);
    expect(again.tracking).toEqual(first.tracking);
    const known = startedTracking({trackingId: 't', ...SHELTER});
    expect(withCause(known, SHELTER).event).toBe('Cause::Updated');
  });
});

describe('confirmation data', () => {
  it('has the total with two decimals and the causes as JSON', () => {
    const donation = {
      totalCents: 120,
      shares: [
        {causeId: '1', cents: 100},
        {causeId: '2', cents: 20},
      ],
    };
    const {totalDonationAmount, causes} = confirmationData(donation, (id) => `Cause ${id}`);
    expect(totalDonationAmount).toBe('1.20');
    expect(JSON.parse(causes)).toEqual([
      {causeId: '1', causeName: 'Cause 1', amount: '1.00'},
      {causeId: '2', causeName: 'Cause 2', amount: '0.20'},
    ]);
  });
});

describe('integration info', () => {
  it('MKT-02 has _kx, variation, utm_content and utm_campaign', () => {
    expect(integrationInfo({_kx: 'k', utm_campaign: 'spring'})).toEqual({
      integrationType: 'klaviyo',
      info: {_kx: 'k', variation: '', utm_content: '', utm_campaign: 'spring'},
    });
    expect(integrationInfo({variation: 'v'.repeat(500)})?.info.variation).toHaveLength(200);
    expect(integrationInfo({})).toBeNull();
    expect(integrationInfo({_kx: ''})).toBeNull();
  });
});

describe('clickstream event', () => {
  const parts = {
    storeId: 's',
    trackingId: 't',
    browser: {
      userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0 Safari/537.36',
      url: 'https://shop.test/Cart?email=ada@example.com#x',
      referrer: '',
    },
    widget: {type: 0, style: 2, placement: 1, location: 0},
    customer: null,
    at: 1_770_000_000_000,
    type: 'Cause::Set' as const,
    payload: {causeId: '1'},
  };

  it('MKT-03, MKT-04, MKT-05 has client properties, ids, metadata, customer, and the event 0.1.15', () => {
    const customer = {id: '7', email: 'ada@example.com'};
    expect(clickstreamEvent({...parts, customer})).toEqual({
      client_properties: {
        user_agent: parts.browser.userAgent.toLowerCase(),
        url: 'https://shop.test/cart',
        device_type: 'desktop',
        browser_type: 'chrome',
        browser_version: '142',
        platform_type: 'windows',
        referral_url: 'unknown',
      },
      store_id: 's',
      tracking_id: 't',
      metadata: {widget: parts.widget},
      customer,
      event: {
        time_stamp: 1_770_000_000_000,
        event_type: 'Cause::Set',
        event_version: '0.1.15',
        payload: {causeId: '1'},
      },
    });
    expect(clickstreamEvent(parts)).not.toHaveProperty('customer');
  });

  it.each([
    ['', 'unknown', 'unknown', 'unknown', 'unknown'],
    ['curl/8', 'desktop', 'unknown', 'unknown', 'unknown'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.1 Mobile/15E148 Safari/604.1',
      'mobile',
      'safari',
      '18',
      'ios',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 Chrome/142.0.0.0 Mobile Safari/537',
      'mobile',
      'chrome',
      '142',
      'android',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Safari/537',
      'tablet',
      'chrome',
      '142',
      'android',
    ],
    ['Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/140.0', 'desktop', 'firefox', '140', 'linux'],
    ['Mozilla/5.0 (Macintosh) Chrome/142 Safari/537 Edg/142.1', 'desktop', 'edge', '142', 'macos'],
  ])('reads "%s" as %s, %s %s on %s', (userAgent, device, browser, version, platform) => {
    const event = clickstreamEvent({...parts, browser: {...parts.browser, userAgent}});
    expect(event.client_properties).toMatchObject({
      device_type: device,
      browser_type: browser,
      browser_version: version,
      platform_type: platform,
    });
  });
});

describe('reply cache', () => {
  const cacheAt = (clock: {time: number}) =>
    createReplyCache({maxAgeMs: 1000, maxEntries: 3, now: () => clock.time});

  it('GIVE-83a repeats a reply until its end', async () => {
    const clock = {time: 0};
    const cache = cacheAt(clock);
    let calls = 0;
    const ask = () => cache.run(['a'], async () => (calls += 1));
    expect([await ask(), await ask()]).toEqual([1, 1]);
    clock.time = 999;
    expect(await ask()).toBe(1);
    clock.time = 1000;
    expect(await ask()).toBe(2);
  });

  it('GIVE-83b never gives one call the reply of another', async () => {
    const cache = createReplyCache({maxAgeMs: 1000, maxEntries: 100});
    const keys = [['a', 'b'], ['a,b'], ['ab'], ['a', ['b']], [1], ['1'], [{a: 1}], [{a: '1'}], []];
    const first = await Promise.all(keys.map((key, index) => cache.run(key, async () => index)));
    const second = await Promise.all(keys.map((key) => cache.run(key, async () => -1)));
    expect(first).toEqual(keys.map((_key, index) => index));
    expect(second).toEqual(first);
  });

  it('GIVE-83a keeps no failure and only so many replies', async () => {
    const cache = cacheAt({time: 0});
    await expect(cache.run(['a'], () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.run(['a'], async () => 'up')).toBe('up');
    for (const key of ['b', 'c', 'd']) await cache.run([key], async () => key);
    expect(await cache.run(['a'], async () => 'asked again')).toBe('asked again');
    expect(await cache.run(['d'], async () => 'asked again')).toBe('d');
  });
});
