import {afterEach, expect, it, vi} from 'vitest';
import {momentOf} from '~sandbox/day';

afterEach(() => void vi.unstubAllEnvs());

it.each([
  ['2026-03-01', '2026-03-01T00:00:00.000Z'],
  ['2026-03-01T10:00', '2026-03-01T10:00:00.000Z'],
  ['2026-03-01T10:00:00.250', '2026-03-01T10:00:00.250Z'],
  ['2026-03-01T10:00:00Z', '2026-03-01T10:00:00.000Z'],
  ['2026-03-01T10:00:00-07:00', '2026-03-01T17:00:00.000Z'],
  ['2026-03-01T10:00:00-0700', '2026-03-01T17:00:00.000Z'],
])('SAND-71 momentOf reads %s as %s on a machine in another zone', (text, iso) => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  expect(momentOf(text).toISOString()).toBe(iso);
});

it('SAND-71 momentOf gives an invalid date for other text', () => {
  expect(momentOf('yesterday').getTime()).toBeNaN();
});
