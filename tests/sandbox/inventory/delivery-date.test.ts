import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {addDays, weekdayOf} from '~sandbox/day';
import {deliveryDate} from '~sandbox/inventory/delivery-date';
import {isFederalHoliday} from '~sandbox/inventory/holidays';
import {findPlace} from '~sandbox/inventory/places';
import {inventoryApp} from './inventory-app';

const arrival = (zip: string, now: string, destination: 'HOME' | 'CLINIC' = 'HOME') => {
  const place = findPlace(zip);
  return place && deliveryDate(place, {now: new Date(now), destination});
};

describe('deliveryDate', () => {
  /* Denver is 7 hours behind UTC in November and 6 hours in July. */
  it.each([
    ['a Monday morning, one day on the way', '80011', '2026-11-16T16:00Z', '2026-11-17'],
    ['a minute before the cut-off', '80011', '2026-11-16T20:59Z', '2026-11-17'],
    ['at the cut-off it leaves a day later', '80011', '2026-11-16T21:00Z', '2026-11-18'],
    ['summer time moves the cut-off', '80011', '2026-07-06T20:00Z', '2026-07-08'],
    ['a Friday morning arrives on Monday', '80011', '2026-11-13T16:00Z', '2026-11-16'],
    ['a Friday evening arrives on Tuesday', '80011', '2026-11-14T01:00Z', '2026-11-17'],
    ['so does a Sunday', '80011', '2026-11-15T18:00Z', '2026-11-17'],
    ['two days to a further zone', '84101', '2026-11-16T16:00Z', '2026-11-18'],
    ['three days to the furthest', '77002', '2026-11-16T16:00Z', '2026-11-19'],
    ['Thanksgiving is no business day', '84101', '2026-11-25T16:00Z', '2026-11-30'],
    ['nor is it a day to leave on', '80011', '2026-11-26T16:00Z', '2026-11-30'],
    ['over the turn of the year', '77002', '2026-12-30T16:00Z', '2027-01-05'],
    ['Hawaii goes by its own clock', '96813', '2026-11-16T23:30Z', '2026-11-18'],
    ['and by its own cut-off', '96813', '2026-11-17T00:00Z', '2026-11-19'],
  ])('INV-04 calculates the date: %s', (_name, zip, now, date) => {
    expect(arrival(zip, now)).toBe(date);
  });

  it('INV-04 delivers to a clinic one business day later', () => {
    expect(arrival('80011', '2026-11-16T16:00Z', 'CLINIC')).toBe('2026-11-18');
    expect(arrival('80011', '2026-11-13T16:00Z', 'CLINIC')).toBe('2026-11-17');
  });

  it('INV-04 returns a business day, and never an earlier one for a later order', () => {
    const moment = fc.date({
      min: new Date('2025-01-01T00:00Z'),
      max: new Date('2035-12-31T00:00Z'),
      noInvalidDate: true,
    });
    const zip = fc.constantFrom('80011', '77002', '94110', '30303', '10001', '99501', '96813');
    fc.assert(
      fc.property(moment, fc.nat(30 * 24 * 60), zip, (first, minutes, to) => {
        const later = new Date(first.getTime() + minutes * 60_000);
        const [one, other] = [first, later].map((at) => arrival(to, at.toISOString()) ?? '');
        expect(one).not.toBe('');
        expect((one ?? '') <= (other ?? '')).toBe(true);
        expect([1, 2, 3, 4, 5]).toContain(weekdayOf(one ?? ''));
        expect(isFederalHoliday(one ?? '')).toBe(false);
      }),
    );
  });

  it("INV-04, SAND-21 inventory service uses the sandbox's clock", async () => {
    const app = inventoryApp();
    const ask = () => app.get('/v1/delivery-date?zip=80011&destination=HOME');
    app.context.clock.set(new Date('2026-11-16T16:00Z'));
    expect(await ask()).toEqual({status: 200, body: {date: '2026-11-17'}});
    app.context.clock.set(new Date('2026-11-16T22:00Z'));
    expect(await ask()).toEqual({status: 200, body: {date: '2026-11-18'}});
  });
});

describe('federal holidays', () => {
  /* As listed by the US Office of Personnel Management. */
  it.each([
    [2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
    [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
    [2028, '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
  ])('INV-04 are known for %i', (year, days) => {
    const found = [];
    for (let day = `${year}-01-01`; day < `${year + 1}-01-01`; day = addDays(day, 1)) {
      if (isFederalHoliday(day)) found.push(day.slice(5));
    }
    expect(found.join(' ')).toBe(days);
  });
});
