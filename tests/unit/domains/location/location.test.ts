import {describe, expect, it, vi} from 'vitest';
import {
  deliveryEstimate,
  refreshWarehouse,
  setUserLocation,
  stateOf,
  stockAt,
  userLocation,
} from '~/domains/location/location.server';
import {postLocation} from '~/domains/location/location-form.server';
import {ok} from '~/platform/result';
import type {Inventory} from '~/services/inventory/inventory.server';
import {noAnswer, visitOf} from './builders';

const RANGES: Partial<Inventory> = {
  zipRanges: async () =>
    ok({DEN: [{from: '80001', to: '81658'}], HNL: [{from: '96701', to: '96898'}]}),
};
const HAWAII = 'user_location=96813::HOME';
const CHECKOUT = 'See checkout for delivery date';
const DATE = 'Estimated delivery Tue, Nov 24';

describe('userLocation', () => {
  it('LOC-12a LOC-12b stock, date and state are requested for the same location', async () => {
    const asked: unknown[] = [];
    const inventory: Partial<Inventory> = {
      stock: async ({zip, destination}) => (asked.push({zip, destination}), ok({})),
      deliveryDate: async ({zip, destination}) => (
        asked.push({zip, destination}),
        ok('2026-11-24')
      ),
      state: async (zip) => (asked.push(zip), ok('CO')),
    };
    const {context} = visitOf({inventory, cookie: 'user_location=81657::CLINIC'});
    await stockAt(context, ['A']);
    expect(await deliveryEstimate(context)).toEqual({
      text: 'Estimated delivery Tue, Nov 24 to 81657',
    });
    const place = {zip: '81657', destination: 'CLINIC'};
    expect(asked).toEqual([place, '81657', place]);
    expect(userLocation(context)).toEqual({...place, isKnown: true});
  });

  it('LOC-17 deliveryEstimate says that a stored zip isn’t served instead of giving a date', async () => {
    const inventory: Partial<Inventory> = {deliveryDate: async () => ok(null)};
    const {context} = visitOf({inventory, cookie: 'user_location=00000::HOME'});
    expect(await deliveryEstimate(context)).toEqual({text: 'We don’t deliver to 00000 yet.'});
  });

  it('LOC-12b stockAt returns units by SKU', async () => {
    const {context} = visitOf({inventory: {stock: async () => ok({A: 4, B: 0})}});
    expect(await stockAt(context, ['A', 'B', 'C'])).toEqual(
      new Map([
        ['A', 4],
        ['B', 0],
      ]),
    );
  });

  it('ERR-20 stockAt logs a failed stock check and falls back to commerce’s own stock', async () => {
    const {context, logged} = visitOf({inventory: {stock: noAnswer}});
    expect(await stockAt(context, ['A'])).toBeNull();
    expect(logged).toEqual(['warn: stock check failed']);
  });

  it('ERR-20, LOC-14a stockAt treats a slow stock check as failed', async () => {
    vi.useFakeTimers();
    const {context, logged} = visitOf({inventory: {stock: () => new Promise(() => undefined)}});
    const stock = stockAt(context, ['A']);
    await vi.advanceTimersByTimeAsync(1500);
    expect(await stock).toBeNull();
    expect(logged).toEqual(['warn: stock check failed']);
    vi.useRealTimers();
  });

  it('stockAt returns null for an unserved location, without counting it as a failure', async () => {
    const {context, logged} = visitOf({inventory: {stock: async () => ok(null)}});
    expect(await stockAt(context, ['A'])).toBeNull();
    expect(logged).toEqual([]);
  });
});

describe('deliveryEstimate', () => {
  const inventory: Partial<Inventory> = {
    state: async (zip) => ok(zip === '96813' ? 'HI' : 'CO'),
    deliveryDate: async () => ok('2026-11-24'),
  };
  const textOf = async (given: Parameters<typeof visitOf>[0]) =>
    (await deliveryEstimate(visitOf({inventory, ...given}).context))?.text ?? null;

  it('LOC-09 deliveryEstimate refers Hawaii to checkout while the flag is on', async () => {
    expect(await textOf({cookie: HAWAII})).toBe('See checkout for delivery date');
    expect(await textOf({cookie: HAWAII, hasHawaiiDelivery: false})).toBe(
      'Estimated delivery Tue, Nov 24 to 96813',
    );
    expect(await textOf({})).toBe('Estimated delivery Tue, Nov 24 to 80011');
  });

  it.each<[string, string | null | undefined, string, boolean, string]>([
    ['guest', undefined, '96813', true, CHECKOUT],
    ['guest', undefined, '80202', true, DATE],
    ['guest', undefined, '96813', false, DATE],
    ['guest', undefined, '80202', false, DATE],
    ['person of HI', 'HI', '96813', true, CHECKOUT],
    ['person of HI', 'HI', '80202', true, CHECKOUT],
    ['person of HI', 'HI', '96813', false, DATE],
    ['person of HI', 'HI', '80202', false, DATE],
    ['person of CO', 'CO', '96813', true, DATE],
    ['person of CO', 'CO', '80202', true, DATE],
    ['person of CO', 'CO', '96813', false, DATE],
    ['person of CO', 'CO', '80202', false, DATE],
    ['person of no state', null, '96813', true, CHECKOUT],
    ['person of no state', null, '80202', true, DATE],
    ['person of no state', null, '96813', false, DATE],
    ['person of no state', null, '80202', false, DATE],
    ['person of an unreadable state', 'Oahu', '96813', true, CHECKOUT],
    ['person of " hi "', ' hi ', '80202', true, CHECKOUT],
  ])(
    'LOC-18a LOC-18d LOC-18e %s (profile state %s) at %s with the flag %s sees "%s"',
    async (_who, profileState, zip, hasHawaiiDelivery, text) => {
      const cookie = `user_location=${zip}::HOME`;
      expect(await textOf({cookie, profileState, hasHawaiiDelivery})).toBe(
        text === DATE ? `${DATE} to ${zip}` : text,
      );
    },
  );

  it('LOC-18a deliveryEstimate skips the state lookup if the profile has a state', async () => {
    const state = vi.fn(async () => ok('CO'));
    await textOf({inventory: {...inventory, state}, profileState: 'HI'});
    expect(state).not.toHaveBeenCalled();
  });

  it('ERR-03 deliveryEstimate only logs a failed state lookup', async () => {
    const {context, logged} = visitOf({inventory: {...inventory, state: noAnswer}, cookie: HAWAII});
    expect(await deliveryEstimate(context)).toEqual({
      text: 'Estimated delivery Tue, Nov 24 to 96813',
    });
    expect(logged).toEqual(['warn: state lookup failed']);
    expect(context.visitor.cookies.headers()).toEqual([]);
  });

  it('LOC-14a deliveryEstimate returns null without a date', async () => {
    expect(await textOf({inventory: {...inventory, deliveryDate: noAnswer}})).toBeNull();
    expect(
      await textOf({inventory: {...inventory, deliveryDate: async () => ok(null)}}),
    ).toBeNull();
  });

  it('LOC-05 stateOf returns null for a state outside the 50 states and DC', async () => {
    const {context} = visitOf({
      inventory: {state: async (zip) => ok(zip === '00901' ? 'PR' : 'CO')},
    });
    expect(await stateOf(context, '00901')).toEqual(ok(null));
    expect(await stateOf(context, '80011')).toEqual(ok('CO'));
  });
});

describe('setUserLocation', () => {
  it('LOC-01, SESS-10, CONST-22 setUserLocation stores the location for 180 days and its warehouse for 30', async () => {
    const {context} = visitOf({inventory: {...RANGES, warehouse: async () => ok('HNL')}});
    expect(await setUserLocation(context, {zip: '96813', destination: 'HOME'})).toBe('valid');
    expect(userLocation(context)).toEqual({zip: '96813', destination: 'HOME', isKnown: true});
    expect(context.visitor.cookies.headers()).toEqual([
      'user_location=96813::HOME; Path=/; Max-Age=15552000; SameSite=Lax; HttpOnly',
      'user_warehouse=HNL; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly',
    ]);
  });

  it.each([
    ['00901', 'not-served'],
    ['8001', 'not-a-zip'],
  ])('LOC-08 setUserLocation with %s returns %s and changes nothing', async (zip, verdict) => {
    const {context} = visitOf({inventory: RANGES, cookie: 'user_location=80202::HOME'});
    expect(await setUserLocation(context, {zip, destination: 'HOME'})).toBe(verdict);
    expect(context.visitor.cookies.headers()).toEqual([]);
    expect(userLocation(context).zip).toBe('80202');
  });

  it('LOC-08 setUserLocation checks the zip ranges of the destination', async () => {
    const zipRanges: Inventory['zipRanges'] = async (destination) =>
      destination === 'CLINIC' ? ok({DEN: [{from: '80001', to: '81658'}]}) : ok({});
    const {context} = visitOf({inventory: {zipRanges}});
    const place = {zip: '80202'};
    expect(await setUserLocation(context, {...place, destination: 'HOME'})).toBe('not-served');
    expect(await setUserLocation(context, {...place, destination: 'CLINIC'})).toBe('valid');
  });

  it('LOC-14b setUserLocation accepts any well-formed zip while the zip ranges are unavailable, and logs it', async () => {
    const {context, logged} = visitOf({
      inventory: {zipRanges: noAnswer, warehouse: async () => ok('DEN')},
    });
    expect(await setUserLocation(context, {zip: '8001', destination: 'HOME'})).toBe('not-a-zip');
    expect(await setUserLocation(context, {zip: '80202', destination: 'HOME'})).toBe('valid');
    expect(userLocation(context).zip).toBe('80202');
    expect(logged[0]).toBe('warn: zip ranges unknown, the zip is taken as it is');
  });
});

describe('refreshWarehouse', () => {
  it.each<[string, Inventory['warehouse']]>([
    ['does not answer', noAnswer],
    ['knows none', async () => ok(null)],
    ['answers with what no cookie can hold', async () => ok('DEN; Path=/evil')],
  ])(
    'ERR-01, ERR-02 refreshWarehouse, when the lookup %s, logs a warning and clears the warehouse',
    async (_name, warehouse) => {
      const {context, logged} = visitOf({inventory: {warehouse}, cookie: 'user_warehouse=DEN'});
      expect(await refreshWarehouse(context)).not.toMatchObject({
        value: expect.any(String) as string,
      });
      expect(logged).toEqual(['warn: warehouse lookup failed']);
      expect(context.visitor.cookies.get('user_warehouse')).toBeNull();
      expect(context.visitor.cookies.headers()).toEqual([
        expect.stringMatching(/^user_warehouse=; .*Max-Age=0/),
      ]);
    },
  );
});

describe('postLocation', () => {
  const post = (fields: Record<string, string>) =>
    postLocation(
      visitOf({inventory: {...RANGES, warehouse: async () => ok('DEN')}}).context,
      fields,
    );

  it('postLocation redirects to a path of this site, or nowhere without a path', async () => {
    expect(await post({zip: '80202', to: '/cart?x=1'})).toEqual({
      result: {savedZip: '80202'},
      goTo: '/cart?x=1',
    });
    expect(await post({zip: ' 80202 '})).toEqual({result: {savedZip: '80202'}, goTo: null});
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', ''])(
    'HOUSE-22b postLocation never redirects to %j',
    async (to) => {
      expect((await post({zip: '80202', to})).goTo).toBe('/');
    },
  );

  it.each([
    [{zip: '8020'}, 'Enter your 5-digit zip code.'],
    [{}, 'Enter your 5-digit zip code.'],
    [{zip: '00901'}, 'We don’t deliver to 00901 yet.'],
    [{zip: '<b>'}, 'Enter your 5-digit zip code.'],
  ])('LOC-08 postLocation rejects %j: %s', async (fields, error) => {
    const {zip: typed = ''} = fields as {zip?: string};
    expect(await post({...fields, to: '/cart'})).toEqual({result: {error, typed}, goTo: null});
  });

  it('LOC-01 postLocation accepts home or clinic as the destination', async () => {
    const {context} = visitOf({inventory: RANGES});
    await postLocation(context, {zip: '80202', destination: 'CLINIC'});
    expect(context.visitor.cookies.get('user_location')).toBe('80202::CLINIC');
    await postLocation(context, {zip: '80202', destination: 'MOON'});
    expect(context.visitor.cookies.get('user_location')).toBe('80202::HOME');
  });
});
