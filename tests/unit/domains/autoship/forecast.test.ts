import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {forecast} from '~/domains/autoship/forecast';
import {toAutoshipView} from '~/domains/autoship/parts/autoship-view';
import {addDays} from '~/domains/autoship/parts/day';
import {deliveryOf, FOOD, NEXT, subscriptionOf} from './builders';

const DAY_MS = 24 * 60 * 60 * 1000;

const days = (view: Parameters<typeof forecast>[0]) => forecast(view).map(({day}) => day);

describe('forecast', () => {
  it('forecast begins with the provider’s own delivery and goes on at its frequency', () => {
    const [next, second] = forecast({
      deliveries: [deliveryOf()],
      subscriptions: [subscriptionOf()],
    });
    expect(next).toMatchObject({day: '2026-12-01', totalCents: 10_260, isEstimate: false});
    expect(second).toMatchObject({day: '2026-12-29', totalCents: 9500, isEstimate: true});
  });

  it('forecast combines items for the same day and address', () => {
    const cat = subscriptionOf({id: 'sub-2', quantity: 1, food: {...FOOD, title: 'Indoor'}});
    const elsewhere = subscriptionOf({id: 'sub-3', addressId: 'work'});
    const later = forecast({deliveries: [], subscriptions: [subscriptionOf(), cat, elsewhere]});
    expect(later.slice(0, 2)).toMatchObject([
      {day: '2026-12-29', addressId: 'home', totalCents: 14_250},
      {day: '2026-12-29', addressId: 'work', totalCents: 9500},
    ]);
    expect(later[0]?.items.map(({title}) => title)).toEqual(['Country Table', 'Indoor']);
  });

  it('forecast adds items that the provider has not planned yet to the delivery that they will ship with', () => {
    const weekly = subscriptionOf({
      id: 'sub-2',
      quantity: 1,
      frequency: {every: 2, period: 'week', days: 14},
      next: {...NEXT, day: '2026-11-17', isLocked: true},
    });
    expect(forecast({deliveries: [deliveryOf()], subscriptions: [weekly]})[0]).toMatchObject({
      day: '2026-12-01',
      items: [{quantity: 2}, {quantity: 1}],
      totalCents: 14_250,
      isEstimate: true,
    });
  });

  it.each([
    ['canceled', subscriptionOf({status: 'canceled', next: null}), []],
    [
      'paused without an end',
      subscriptionOf({status: 'paused', next: null, pause: {until: null, reason: 'customer'}}),
      [],
    ],
    [
      'paused until a day',
      subscriptionOf({
        status: 'paused',
        next: null,
        pause: {until: '2027-02-02', reason: 'customer'},
      }),
      ['2027-02-02', '2027-03-02'],
    ],
  ])('forecast of a subscription that is %s', (_status, subscription, first) => {
    const all = days({deliveries: [], subscriptions: [subscription]});
    expect(all.slice(0, 2)).toEqual(first);
  });

  it('AUTO-16 forecast ends with the locked delivery of a canceled subscription', () => {
    const canceled = subscriptionOf({status: 'canceled', next: {...NEXT, isLocked: true}});
    expect(days({deliveries: [deliveryOf()], subscriptions: [canceled]})).toEqual(['2026-12-01']);
  });

  it('AUTO-61 forecast names no day for items that wait for stock', () => {
    const [item = expect.fail()] = deliveryOf().items;
    const short = {...item, id: 'item-2', isOutOfStock: true, food: {...FOOD, title: 'Hearts'}};
    const of = (items: (typeof item)[]) =>
      forecast({deliveries: [deliveryOf({items})], subscriptions: []});
    expect(of([item, short])).toMatchObject([
      {day: '2026-12-01', items: [{title: 'Country Table', quantity: 2}]},
    ]);
    expect(of([short])).toEqual([]);
  });

  it('AUTO-105 forecast has a delivery whose card was declined on the day of the next attempt, and counts the later ones from there', () => {
    const declined = deliveryOf({status: 'retrying', retryOn: '2026-12-04'});
    const view = toAutoshipView({
      subscriptions: [subscriptionOf()],
      deliveries: [declined],
      products: null,
      addresses: [],
      cards: [],
    });
    expect(view.subscriptions[0]?.next?.day).toBe('2026-12-04');
    expect(days(view).slice(0, 2)).toEqual(['2026-12-04', '2027-01-01']);
  });

  it('AUTO-105 forecast names no day for a declined delivery without a next attempt', () => {
    const declined = deliveryOf({status: 'retrying', retryOn: null});
    expect(forecast({deliveries: [declined], subscriptions: []})).toEqual([]);
  });

  it('AUTO-110 forecast names no later days while a declined delivery has no next attempt', () => {
    const view = toAutoshipView({
      subscriptions: [subscriptionOf()],
      deliveries: [deliveryOf({status: 'retrying', retryOn: null})],
      products: null,
      addresses: [],
      cards: [],
    });
    expect(view.subscriptions[0]?.next?.day).toBeNull();
    expect(forecast(view)).toEqual([]);
  });

  it('forecast without subscriptions is empty', () => {
    expect(forecast({deliveries: [], subscriptions: []})).toEqual([]);
  });

  const subscriptions = fc.array(
    fc.record({
      weeks: fc.constantFrom(2, 3, 4, 5, 6, 8, 10, 12),
      inDays: fc.nat({max: 90}),
      addressId: fc.constantFrom('home', 'work'),
      quantity: fc.integer({min: 1, max: 5}),
    }),
    {minLength: 1, maxLength: 6},
  );

  it('AUTO-16 forecast has each delivery of each subscription once, in order, within a year', () => {
    fc.assert(
      fc.property(subscriptions, (drawn) => {
        const list = drawn.map(({weeks, inDays, addressId, quantity}, index) =>
          subscriptionOf({
            id: `sub-${index}`,
            quantity,
            addressId,
            frequency: {every: weeks, period: 'week', days: weeks * 7},
            next: {...NEXT, day: addDays(NEXT.day, inDays)},
            food: {...FOOD, title: `Food ${index}`},
          }),
        );
        const all = forecast({deliveries: [], subscriptions: list});
        expect(all.map(({day}) => day)).toEqual(all.map(({day}) => day).toSorted());
        const end = addDays(all[0]?.day ?? '', 365);
        for (const one of list) {
          const own = all.filter(({items}) => items.some(({title}) => title === one.food.title));
          const first = addDays(one.next?.day ?? '', one.frequency.days);
          const expected =
            Math.floor((Date.parse(end) - Date.parse(first)) / DAY_MS / one.frequency.days) + 1;
          expect(own).toHaveLength(Math.max(0, expected));
          expect(new Set(own.map(({addressId}) => addressId)).size).toBeLessThanOrEqual(1);
        }
        const keys = all.map(({day, addressId}) => `${day} ${addressId ?? ''}`);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});
