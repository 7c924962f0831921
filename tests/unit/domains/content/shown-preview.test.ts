import {describe, expect, it} from 'vitest';
import {formatMoment, momentField, parseMoment} from '~/domains/content/shown-preview';

describe('the time of a preview', () => {
  it.each([
    /* Mountain Time is seven hours behind UTC in winter, six in summer. */
    ['2027-01-10T09:00', '2027-01-10T16:00:00.000Z'],
    ['2027-07-10T09:00', '2027-07-10T15:00:00.000Z'],
    /* On days of a clock change, the offset after the change applies. */
    ['2027-03-14T05:00', '2027-03-14T11:00:00.000Z'],
    ['2026-11-01T03:00', '2026-11-01T10:00:00.000Z'],
    ['2027-01-10T09:00:30', '2027-01-10T16:00:30.000Z'],
  ])('CMS-12b parseMoment reads %s as %s', (text, iso) => {
    expect(parseMoment(text)).toBe(Date.parse(iso));
    expect(momentField(Date.parse(iso))).toBe(text);
  });

  it.each([
    ['2027-03-14T01:59', '2027-03-14T01:59'],
    ['2027-03-14T02:00', '2027-03-14T03:00'],
    ['2027-03-14T02:30', '2027-03-14T03:30'],
    ['2027-03-14T03:00', '2027-03-14T03:00'],
  ])('HOUSE-60 parseMoment reads %s on the day of the spring clock change as %s', (text, read) => {
    expect(momentField(parseMoment(text) ?? 0)).toBe(read);
  });

  it('HOUSE-60 parseMoment reads a time that comes twice in fall as the first', () => {
    expect(parseMoment('2026-11-01T01:30')).toBe(Date.parse('2026-11-01T07:30:00Z'));
  });

  it.each([
    '',
    'tomorrow',
    '2027-01-10',
    '2027-13-40T09:00',
    '2027-02-30T10:00',
    '2027-02-29T10:00',
    '2027-04-31T10:00:00',
    '2027-01-10T24:00',
    '2027-01-10T09:00Z',
    '10/01/2027 9:00',
  ])('CMS-12b parseMoment rejects "%s"', (text) => {
    expect(parseMoment(text)).toBeNull();
  });

  it('CMS-14a formatMoment shows the time as it was entered', () => {
    expect(formatMoment(parseMoment('2027-01-10T09:00') ?? 0)).toMatch(
      /^Jan 10, 2027, 9:00.AM Mountain Time$/,
    );
  });
});
