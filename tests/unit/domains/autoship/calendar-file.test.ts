import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {calendarFile} from '~/domains/autoship/calendar-file';
import type {ForecastDelivery} from '~/domains/autoship/forecast';

const FACTS = {
  host: 'shop.test',
  pageUrl: 'https://shop.test/account/autoships',
  madeAt: '2026-11-24T08:30:00.000Z',
};

const delivery = (parts: Partial<ForecastDelivery> = {}): ForecastDelivery => ({
  day: '2026-12-31',
  addressId: 'home',
  items: [{title: 'Country Table', details: 'Chicken, 30 lb', quantity: 2}],
  totalCents: 9500,
  itemsCents: 9500,
  isEstimate: false,
  ...parts,
});

/** Joins folded lines. */
const lines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('calendarFile', () => {
  it('AUTO-17 calendarFile has one all-day event per delivery', () => {
    const file = lines(calendarFile([delivery(), delivery({day: '2027-01-28'})], FACTS));
    expect(file.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(file).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'UID:2026-12-31-home@shop.test',
        'DTSTAMP:20261124T083000Z',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY:Autoship ships: Country Table',
        'DESCRIPTION:2 × Country Table\\, Chicken\\, 30 lb',
        'URL:https://shop.test/account/autoships',
        'END:VCALENDAR',
      ]),
    );
  });

  it('calendarFile without deliveries is a calendar without events', () => {
    expect(calendarFile([], FACTS)).not.toContain('VEVENT');
  });

  it('AUTO-17 calendarFile lets no title start a line of its own', () => {
    const title = 'Good\r\nBEGIN:VEVENT\nfor\rcats\u0000';
    const file = calendarFile([delivery({items: [{title, details: '', quantity: 1}]})], FACTS);
    expect(lines(file)).toContain('SUMMARY:Autoship ships: Good\\nBEGIN:VEVENT\\nfor cats ');
    expect(lines(file).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });

  it('AUTO-17 calendarFile folds a long line after 75 octets', () => {
    const items = [{title: 'x'.repeat(200), details: '', quantity: 1}];
    const file = calendarFile([delivery({items})], FACTS).split('\r\n');
    const at = file.findIndex((line) => line.startsWith('SUMMARY:'));
    expect(file.slice(at, at + 2).map(({length}) => length)).toEqual([75, 75]);
  });

  it('calendarFile folds lines at 75 octets and loses no character', () => {
    const text = fc
      .string({unit: 'grapheme', maxLength: 200})
      .filter((item) => !/\p{Cc}/u.test(item));
    fc.assert(
      fc.property(text, (title) => {
        const items = [{title, details: '', quantity: 1}];
        const file = calendarFile([delivery({items})], FACTS);
        for (const line of file.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
        const summary = lines(file).find((line) => line.startsWith('SUMMARY:'));
        expect(summary?.replaceAll(/\\(.)/gu, '$1')).toBe(`SUMMARY:Autoship ships: ${title}`);
      }),
    );
  });
});
