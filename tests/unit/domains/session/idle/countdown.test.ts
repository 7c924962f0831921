import {describe, expect, it} from 'vitest';
import {
  clockText,
  lastAnnouncedAt,
  secondsUntil,
  spokenText,
} from '~/domains/session/idle/countdown';

describe('countdown', () => {
  it.each([
    {left: 120_000, seconds: 120},
    {left: 119_001, seconds: 120},
    {left: 1, seconds: 1},
    {left: 0, seconds: 0},
    {left: -5_000, seconds: 0},
  ])('secondsUntil $left ms before the end is $seconds', ({left, seconds}) => {
    expect(secondsUntil(1_760_000_000_000, 1_760_000_000_000 - left)).toBe(seconds);
  });

  it.each([
    {seconds: 120, clock: '2:00', spoken: '2 minutes'},
    {seconds: 119, clock: '1:59', spoken: '1 minute 59 seconds'},
    {seconds: 61, clock: '1:01', spoken: '1 minute 1 second'},
    {seconds: 60, clock: '1:00', spoken: '1 minute'},
    {seconds: 9, clock: '0:09', spoken: '9 seconds'},
    {seconds: 0, clock: '0:00', spoken: '0 seconds'},
  ])('countdown of $seconds s shows $clock and says $spoken', ({seconds, clock, spoken}) => {
    expect([clockText(seconds), spokenText(seconds)]).toEqual([clock, spoken]);
  });

  it('lastAnnouncedAt changes three times in two minutes, so the countdown is announced four times', () => {
    const announced: (number | null)[] = [];
    for (let left = 120; left >= 0; left -= 1) {
      const moment = lastAnnouncedAt(left);
      if (announced.at(-1) !== moment) announced.push(moment);
    }
    expect(announced).toEqual([null, 60, 30, 10]);
  });

  it('lastAnnouncedAt skips moments that a throttled tab missed', () => {
    expect([70, 20, 3].map(lastAnnouncedAt)).toEqual([null, 30, 10]);
  });
});
