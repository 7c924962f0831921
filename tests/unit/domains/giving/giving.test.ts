import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {GivingStore} from '~/domains/giving-eligibility/giving-store';
import type {Giving} from '~/domains/giving/sdk/giving';
import {loadStore} from '~/domains/giving/sdk/load-store';
import {NO_VIEW} from '~/domains/giving/sdk/giving-state';
import {EMPTY_SEARCH, shelterSearch} from '~/domains/giving/rules/cause-search';
import type {Break} from '~sandbox/giving/settings';
import {fakeOf} from '~tests/support/context';
import {cmsId, givingApp} from '~tests/sandbox/giving/giving-app';
import {givingVisit, tabStorage} from './giving-visit';

const KIBBLE = {cmsId: cmsId('everyday-chicken-barley'), priceCents: 3000, quantity: 1};
const CART = {
  cmsIds: [{id: KIBBLE.cmsId, price: 30, quantity: 2, discount: 0}],
  cartDiscount: 0,
};
const PLACE = {type: 0, style: 0, placement: 1, location: 0};

beforeEach(() => {
  vi.useFakeTimers({toFake: ['setInterval', 'clearInterval', 'Date']});
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets 100 ms of polls pass until the promise settles; the calls themselves take real time. */
async function passing<Value>(work: Promise<Value>): Promise<Value> {
  const progress = {isDone: false};
  const done = work.finally(() => (progress.isDone = true));
  done.catch(() => undefined);
  while (!progress.isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(100);
  }
  return done;
}

const start = (giving: Giving) => passing(giving.start());

async function anyShelter(giving: Giving) {
  const [first] = (await giving.search(shelterSearch('80202'), PLACE)) ?? [];
  if (!first) throw new Error('there is a shelter in Denver');
  return {causeId: first.id, causeName: first.name};
}

describe('starting', () => {
  it('loads the store, starts tracking once, and is ready', async () => {
    const {giving, calls} = givingVisit();
    const ready = vi.fn();
    giving.events.on('SDK::Ready', ready);
    expect(await start(giving)).toBe(true);
    expect(giving.state()).toMatchObject({phase: 'open', store: {name: 'Marlowe Pet Nutrition'}});
    expect(calls).toEqual(['GET /stores/cc-small/none', 'POST /tracking/']);
    expect(ready).toHaveBeenCalledOnce();
  });

  it('GIVE-28, GIVE-29 starts tracking once per session and keeps it', async () => {
    const storage = tabStorage();
    const sandbox = givingApp();
    const first = givingVisit({storage, sandbox});
    await start(first.giving);
    const second = givingVisit({storage, sandbox});
    await start(second.giving);
    expect(second.giving.state().tracking).toEqual(first.giving.state().tracking);
    expect((await second.state()).trackings).toHaveLength(1);
    const elsewhere = givingVisit({sandbox});
    await start(elsewhere.giving);
    expect((await elsewhere.state()).trackings).toHaveLength(2);
  });

  it.each(['{"trackingId', '{}', '7', 'null', JSON.stringify({trackingId: '../x'})])(
    'starts a new tracking when the kept one reads %s',
    async (text) => {
      const storage = tabStorage();
      const visit = givingVisit({storage});
      storage.setItem('giving-tracking:3c9e5b1f0a7d4e26b8f1c2d3e4a5b601', text);
      await start(visit.giving);
      expect(visit.calls).toContain('POST /tracking/');
    },
  );

  it('works without session storage', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.');
    };
    const storage = {...tabStorage(), getItem: refuse, setItem: refuse, removeItem: refuse};
    const {giving} = givingVisit({storage});
    expect(await start(giving)).toBe(true);
    expect(await giving.setCause(await anyShelter(giving), PLACE)).toBe(true);
    giving.stop();
  });

  it('GIVE-51 fails with "Invalid StoreId" on an invalid store id, and makes no calls', async () => {
    const {giving, calls} = givingVisit({storeId: 'marlowe'});
    await expect(giving.start()).rejects.toMatchObject({
      name: 'GivingSdkError',
      message: 'Invalid StoreId',
    });
    expect(giving.state().phase).toBe('hidden');
    expect(calls).toEqual([]);
  });

  it.each([
    ['inactive', 'inactive', {site: 'DTC'}],
    ['for a segment that excludes everybody', 'excluded', {site: 'DTC'}],
    ['on the staff site, by its segment', 'percentage', {site: 'HPSF'}],
  ] as const)(
    'GIVE-81 starts no tracking when the store is %s',
    async (_what, profile, customData) => {
      const {giving, calls} = givingVisit({profile, customData});
      expect(await start(giving)).toBe(false);
      expect(giving.state().phase).toBe('hidden');
      expect(calls).toEqual(['GET /stores/cc-small/none']);
    },
  );
});

describe('a store that never loads', () => {
  it('GIVE-40, GIVE-41, GIVE-72 fails after 5000 ms, and the widget is hidden with empty values', async () => {
    const {giving, handleErrors, sandbox} = givingVisit({profile: 'never-loads'});
    const errors = handleErrors();
    const started = giving.start();
    await vi.advanceTimersByTimeAsync(4900);
    expect(giving.state().phase).toBe('loading');
    await vi.advanceTimersByTimeAsync(100);
    expect(await started).toBe(false);
    expect(errors).toContain('Error initializing SDK');
    expect(giving.state()).toEqual({phase: 'hidden', store: null, segment: null, tracking: null});
    expect(await giving.viewProduct(KIBBLE)).toEqual(NO_VIEW);
    sandbox.context.faults.close();
  });

  it('GIVE-60 is polled every 100 ms', async () => {
    let isLoaded = false;
    const loaded = loadStore(async () => fakeOf<GivingStore>({})).then(() => (isLoaded = true));
    await vi.advanceTimersByTimeAsync(99);
    expect(isLoaded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await loaded;
    expect(isLoaded).toBe(true);
  });
});

describe('choosing a cause', () => {
  it('GIVE-02, GIVE-31 the shopper’s choice is kept by the tracking', async () => {
    const {giving, state} = givingVisit();
    await start(giving);
    const shelter = await anyShelter(giving);
    expect(await giving.setCause(shelter, PLACE)).toBe(true);
    expect(giving.state().tracking).toMatchObject(shelter);
    expect((await state()).trackings).toMatchObject([shelter]);
    expect(await giving.trackedCause()).toEqual(shelter);
  });

  it('GIVE-33 clearing sets cause id 0 and cause name 0', async () => {
    const {giving, state} = givingVisit();
    await start(giving);
    await giving.setCause(await anyShelter(giving), PLACE);
    await giving.setCause(null, PLACE);
    expect((await state()).trackings).toMatchObject([{causeId: '0', causeName: '0'}]);
  });

  it('GIVE-34, GIVE-35, MKT-06 reports the first cause as set and later ones as updated, every 5000 ms', async () => {
    const {giving, state} = givingVisit();
    const heard: string[] = [];
    giving.events.on('Cause::Set', () => heard.push('set'));
    giving.events.on('Cause::Updated', () => heard.push('updated'));
    await start(giving);
    const shelter = await anyShelter(giving);
    await giving.setCause(shelter, PLACE);
    await giving.setCause(null, PLACE);
    expect(heard).toEqual(['set', 'updated']);
    expect((await state()).events).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    await vi.waitFor(async () => expect((await state()).events).toHaveLength(3));
    const sent = (await state()).events.map(({event}) => event);
    expect(sent.map(({event_type: type}) => type).sort()).toEqual([
      'Action::Searched',
      'Cause::Set',
      'Cause::Updated',
    ]);
    expect(sent.find(({event_type: type}) => type === 'Cause::Set')?.payload).toEqual(shelter);
  });

  it('ANLY-06 reports a search without its words and its place, which can be personal', async () => {
    const {giving, state} = givingVisit();
    await start(giving);
    const search = {name: 'Ada Whitfield', place: '80202', state: 'CO', categoryId: 3, page: 0};
    const found = await giving.search(search, PLACE);
    giving.flush();
    await vi.waitFor(async () => expect((await state()).events).toHaveLength(1));
    expect((await state()).events[0]?.event).toMatchObject({
      event_type: 'Action::Searched',
      payload: {categoryId: '3', state: 'CO', results: found?.length},
    });
    expect(JSON.stringify((await state()).events)).not.toMatch(/Ada|Whitfield|80202/);
  });

  it('GIVE-32 recalculates the donation when the cause changes', async () => {
    const {giving} = givingVisit();
    await start(giving);
    const shown: string[][] = [];
    const end = giving.onCause(() => {
      void giving
        .viewProduct(KIBBLE)
        .then(({donation}) => shown.push(donation.shares.map(({causeId}) => causeId)));
    });
    await vi.waitFor(() => expect(shown).toHaveLength(1));
    const shelter = await anyShelter(giving);
    await giving.setCause(shelter, PLACE);
    await vi.waitFor(() => expect(shown).toHaveLength(2));
    expect(shown[1]).toEqual([shelter.causeId]);
    end();
    await giving.setCause(null, PLACE);
    expect(shown).toHaveLength(2);
  });

  it('GIVE-85 clearing and setting again ends where it began', async () => {
    const {giving} = givingVisit();
    await start(giving);
    const without = await giving.viewCart(CART);
    const shelter = await anyShelter(giving);
    await giving.setCause(shelter, PLACE);
    const chosen = await giving.viewCart(CART);
    for (let turn = 0; turn < 3; turn += 1) {
      await giving.setCause(null, PLACE);
      expect(await giving.viewCart(CART)).toEqual(without);
      await giving.setCause(shelter, PLACE);
      expect(await giving.viewCart(CART)).toEqual(chosen);
    }
  });

  it('the last of several quick choices wins', async () => {
    const {giving, state} = givingVisit();
    await start(giving);
    const shelter = await anyShelter(giving);
    const other = {causeId: '10-1234567', causeName: 'Other'};
    await Promise.all([shelter, null, other].map((cause) => giving.setCause(cause, PLACE)));
    expect((await state()).trackings).toMatchObject([other]);
    expect(giving.state().tracking).toMatchObject(other);
  });
});

describe('a link with sgcause', () => {
  const LINKED = '10-1234567';
  const url = `https://shop.test/?sgcause=${LINKED}`;

  it('GIVE-30 overrides the kept tracking, after tracking has started', async () => {
    const storage = tabStorage();
    const sandbox = givingApp();
    const before = givingVisit({storage, sandbox});
    await start(before.giving);
    await before.giving.setCause(await anyShelter(before.giving), PLACE);
    const visit = givingVisit({storage, sandbox, url});
    await start(visit.giving);
    expect(visit.giving.state().tracking).toMatchObject({causeId: LINKED});
    expect((await visit.state()).trackings).toMatchObject([{causeId: LINKED}]);
  });

  it('GIVE-30 works in a new session: the cause is set for the tracking that was just started', async () => {
    const {giving, calls} = givingVisit({url});
    await start(giving);
    expect(giving.state().tracking).toMatchObject({causeId: LINKED});
    const {trackingId = ''} = giving.state().tracking ?? {};
    expect(calls.indexOf('POST /tracking/')).toBeLessThan(
      calls.indexOf(`PUT /tracking/${trackingId}/set-cause`),
    );
    expect(calls.some((call) => call.includes('undefined'))).toBe(false);
  });

  it('GIVE-102b that is loaded again keeps a cause that was chosen since, and another link replaces it', async () => {
    const storage = tabStorage();
    const sandbox = givingApp();
    const first = givingVisit({storage, sandbox, url});
    await start(first.giving);
    const chosen = await anyShelter(first.giving);
    await first.giving.setCause(chosen, PLACE);
    const again = givingVisit({storage, sandbox, url});
    await start(again.giving);
    expect(again.giving.state().tracking).toMatchObject({causeId: chosen.causeId});
    const [, second] = (await again.giving.search(shelterSearch('80202'), PLACE)) ?? [];
    const other = givingVisit({storage, sandbox, url: `https://shop.test/?sgcause=${second?.id}`});
    await start(other.giving);
    expect(other.giving.state().tracking).toMatchObject({causeId: second?.id});
  });

  it.each([
    ['an unknown cause', 'https://shop.test/?sgcause=99-0000000', 'percentage'],
    ['no cause', 'https://shop.test/?sgcause=0', 'percentage'],
    ['a cause, where shoppers can’t choose', url, 'no-choice'],
  ] as const)('to %s changes nothing', async (_what, address, profile) => {
    const {giving} = givingVisit({url: address, profile});
    await start(giving);
    expect(giving.state().tracking).toMatchObject({causeId: '0'});
  });
});

describe('donations', () => {
  it('GIVE-03 are shown per product and per cart, with their causes', async () => {
    const {giving} = givingVisit();
    await start(giving);
    const product = await giving.viewProduct(KIBBLE);
    expect(product).toMatchObject({isShown: true, donation: {totalCents: 60}});
    expect(Object.values(product.causes).map(({name}) => name)).toHaveLength(2);
    const cart = await giving.viewCart(CART);
    expect(cart).toMatchObject({isShown: true, donation: {totalCents: 120}});
    expect(await giving.viewProduct({...KIBBLE, quantity: 3})).toMatchObject({
      donation: {totalCents: 180},
    });
  });

  it('GIVE-22, GIVE-23, GIVE-25 are requested with the cause and the segment', async () => {
    const {giving, sandbox} = givingVisit();
    await start(giving);
    const bodies = vi.spyOn(sandbox.app, 'request');
    await giving.viewCart(CART);
    await giving.viewProduct(KIBBLE);
    const sent = bodies.mock.calls.map(([path, init]) => [path, init?.body] as [string, string]);
    const cart = sent.find(([path]) => path.includes('get-multiple-donation'));
    expect(JSON.parse(cart?.[1] ?? '')).toEqual({
      cmsIds: [{id: KIBBLE.cmsId, price: 30, quantity: 2, discount: 0}],
      cartDiscount: 0,
      ignoreDirectDonations: false,
      providedCauseId: '0',
      customerSegmentId: '',
    });
    const product = sent.find(([path]) => path.includes('donation-by-cms-id'));
    expect(new URLSearchParams(product?.[0].split('?')[1]).toString()).toBe(
      `cmsId=${KIBBLE.cmsId}&realPrice=30.00&providedCauseId=0&customerSegmentId=`,
    );
  });

  it('are requested once while nothing changes', async () => {
    const {giving, calls} = givingVisit();
    await start(giving);
    await giving.viewProduct(KIBBLE);
    const before = calls.length;
    await giving.viewProduct({...KIBBLE, quantity: 5});
    await giving.viewProduct(KIBBLE);
    expect(calls.length).toBe(before);
  });

  it('GIVE-83a are requested again after five minutes', async () => {
    const {giving, calls} = givingVisit();
    await start(giving);
    const asked = async () => {
      await giving.viewProduct(KIBBLE);
      return calls.filter((call) => call.includes('donation-by-cms-id')).length;
    };
    expect(await asked()).toBe(1);
    vi.setSystemTime(Date.now() + 5 * 60_000 - 1);
    expect(await asked()).toBe(1);
    vi.setSystemTime(Date.now() + 1);
    expect(await asked()).toBe(2);
  });

  it('GIVE-05d name multipliers of percentages only', async () => {
    for (const profile of ['percentage', 'flat'] as const) {
      const {giving} = givingVisit({profile});
      await start(giving);
      const causes = (await giving.suggestedCauses()) ?? [];
      const multipliers = causes.map(({multiplier}) => multiplier);
      expect(Math.max(...multipliers)).toBe(profile === 'percentage' ? 2 : 1);
    }
  });

  it('GIVE-01, GIVE-04, GIVE-05g suggestions are charities and portfolios, and mark the defaults', async () => {
    const {giving} = givingVisit();
    await start(giving);
    const causes = (await giving.suggestedCauses()) ?? [];
    expect(causes.filter(({default: isDefault}) => isDefault)).toHaveLength(2);
    const portfolios = causes.filter(({portfolioCharities}) => portfolioCharities.length > 0);
    expect(portfolios).toHaveLength(3);
  });
});

describe('the end', () => {
  it('API-88 records what an order gives', async () => {
    const {giving, state} = givingVisit();
    await start(giving);
    expect(await giving.confirm(await giving.viewCart(CART))).toBe(true);
    expect((await state()).trackings).toMatchObject([
      {confirmation: {totalDonationAmount: '1.20'}},
    ]);
  });

  it('MKT-07 hands off marketing parameters, and nothing without any', async () => {
    const {giving, state, calls} = givingVisit();
    await start(giving);
    expect(await giving.handOffMarketing({})).toBe(false);
    expect(calls.some((call) => call.endsWith('add-integration-info'))).toBe(false);
    expect(await giving.handOffMarketing({_kx: 'k'})).toBe(true);
    expect((await state()).trackings).toMatchObject([
      {integration: {integrationType: 'klaviyo', info: {_kx: 'k'}}},
    ]);
  });

  it('GIVE-86 stopping hides giving, forgets the tracking and sends nothing more', async () => {
    const {giving, storage, calls} = givingVisit();
    await start(giving);
    await giving.setCause(await anyShelter(giving), PLACE);
    giving.stop();
    expect(giving.state().phase).toBe('hidden');
    expect(storage.items.size).toBe(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls.filter((call) => call.includes('clickstream'))).toEqual([]);
  });
});

/** Breaks one call of the service, runs `act`, and returns its result and the error messages. */
async function failing(
  breaks: Break[],
  work: (giving: Giving) => Promise<unknown>,
  {isStarted = true} = {},
) {
  const visit = givingVisit();
  const errors = visit.handleErrors();
  if (isStarted) await start(visit.giving);
  await visit.sandbox.send('/__control/giving', 'POST', {breaks});
  const result = await passing(work(visit.giving));
  return {errors, result};
}

describe('errors with a listener', () => {
  it.each<[string, Break, (giving: Giving) => Promise<unknown>, unknown]>([
    ['Error retrieving store', 'store', (giving) => giving.start(), false],
    ['Error initializing SDK', 'store-shape', (giving) => giving.start(), false],
    [
      'Error retrieving product donation',
      'product-donation',
      (giving) => giving.viewProduct(KIBBLE),
      NO_VIEW,
    ],
    ['Error retrieving cart donation', 'cart-donation', (giving) => giving.viewCart(CART), NO_VIEW],
    ['Error calculating donation', 'donation-values', (giving) => giving.viewCart(CART), NO_VIEW],
    ['Error searching charities', 'search', (giving) => giving.search(EMPTY_SEARCH, PLACE), null],
    ['Error retrieving charities by EIN', 'eins', (giving) => giving.suggestedCauses(), null],
    ['Error getting charities', 'eins', (giving) => giving.suggestedCauses(), null],
    ['Error retrieving portfolios', 'portfolios', (giving) => giving.suggestedCauses(), null],
    ['Error updating tracking', 'set-cause', (giving) => giving.setCause(null, PLACE), false],
    [
      'Error setting cause to tracking',
      'set-cause-refused',
      (giving) => giving.setCause(null, PLACE),
      false,
    ],
    ['Error updating tracking', 'confirmation-data', (giving) => giving.confirm(NO_VIEW), false],
    [
      'Error updating integration metadata',
      'integration-info',
      (giving) => giving.handOffMarketing({_kx: 'k'}),
      false,
    ],
    ['Error getting tracked cause', 'tracked-cause', (giving) => giving.trackedCause(), null],
  ])(
    'GIVE-62, GIVE-80 "%s" when %s is broken: the call returns an empty result',
    async (message, broken, work, empty) => {
      const {errors, result} = await failing([broken], work);
      expect(errors).toContain(message);
      expect(result).toEqual(empty);
    },
  );

  it('GIVE-63 "Error starting tracking": donations are shown, but no cause can be chosen', async () => {
    const {errors, result} = await failing(
      ['start-tracking'],
      async (giving) => {
        const isOpen = await giving.start();
        const {isShown} = await giving.viewProduct(KIBBLE);
        return [isOpen, isShown, await giving.setCause(null, PLACE)];
      },
      {isStarted: false},
    );
    expect(errors).toContain('Error starting tracking');
    expect(result).toEqual([true, true, false]);
  });

  it('GIVE-78 "Error populating cause IDs": the amount is shown without names', async () => {
    const {errors, result} = await failing(['eins'], (giving) => giving.viewProduct(KIBBLE));
    expect(errors).toContain('Error populating cause IDs');
    expect(result).toMatchObject({isShown: true, donation: {totalCents: 60}, causes: {}});
  });

  it('GIVE-79 "Error retrieving donation eligibility" before the store is loaded: nothing is shown', async () => {
    const {errors, result} = await failing([], (giving) => giving.viewProduct(KIBBLE), {
      isStarted: false,
    });
    expect(errors).toContain('Error retrieving donation eligibility');
    expect(result).toEqual(NO_VIEW);
  });
});

describe('errors without a listener', () => {
  const throwing = async (broken: Break, work: (giving: Giving) => Promise<unknown>) => {
    const visit = givingVisit();
    await start(visit.giving);
    await visit.sandbox.send('/__control/giving', 'POST', {breaks: [broken]});
    return passing(work(visit.giving)).then(
      () => null,
      (error: unknown) => error as Error,
    );
  };

  it.each<[string, string, Break, (giving: Giving) => Promise<unknown>]>([
    ['GivingSdkError', 'Error initializing SDK', 'store', (giving) => giving.start()],
    ['GivingSdkError', 'Error updating widget', 'cart-donation', (giving) => giving.viewCart(CART)],
    ['GivingSdkError', 'Error getting charities', 'eins', (giving) => giving.suggestedCauses()],
    [
      'GivingSdkError',
      'Error setting cause to tracking',
      'set-cause',
      (giving) => giving.setCause(null, PLACE),
    ],
    [
      'GivingApiError',
      'Error searching charities',
      'search',
      (giving) => giving.search(EMPTY_SEARCH, PLACE),
    ],
    [
      'GivingApiError',
      'Error getting tracked cause',
      'tracked-cause',
      (giving) => giving.trackedCause(),
    ],
  ])(
    'GIVE-61, GIVE-73, GIVE-75, GIVE-76 are thrown: the %s "%s"',
    async (name, message, broken, work) => {
      expect(await throwing(broken, work)).toMatchObject({name, message});
    },
  );

  it('GIVE-61, GIVE-74 an SDK error names the failure behind it', async () => {
    const error = await throwing('donation-values', (giving) => giving.viewCart(CART));
    expect(error?.cause).toMatchObject({
      name: 'GivingSdkError',
      message: 'Error calculating donation',
      cause: {name: 'RangeError'},
    });
  });
});
