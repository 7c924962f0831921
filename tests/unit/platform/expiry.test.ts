import {describe, expect, it} from 'vitest';
import {isShown} from '~/domains/content/schedule';
import {createExpiry} from '~/platform/expiry';

describe('expiry', () => {
  it('EDGE-21 expiry is the earliest of all parts', () => {
    const expiry = createExpiry();
    expect([expiry.freshUntil(), expiry.staleUntil()]).toEqual([Infinity, Infinity]);
    expiry.lower(100, 500);
    expiry.lower(200, 300);
    expect([expiry.freshUntil(), expiry.staleUntil()]).toEqual([100, 300]);
    expiry.lower(50);
    expect([expiry.freshUntil(), expiry.staleUntil()]).toEqual([50, 50]);
  });

  it('EDGE-24 a response is expired until every read has ended', async () => {
    const expiry = createExpiry();
    expiry.lower(100, 500);
    let end: (value: string) => void = () => undefined;
    const slow = expiry.during(new Promise<string>((resolve) => (end = resolve)));
    expect(await expiry.during(Promise.resolve('quick'))).toBe('quick');
    expect([expiry.freshUntil(), expiry.staleUntil()]).toEqual([0, 0]);
    end('slow');
    expect(await slow).toBe('slow');
    expect([expiry.freshUntil(), expiry.staleUntil()]).toEqual([100, 500]);
  });

  it('EDGE-24 a response stays expired after a read that threw', async () => {
    const expiry = createExpiry();
    await expect(expiry.during(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect([expiry.freshUntil(), expiry.staleUntil()]).toEqual([0, 0]);
  });

  it.each<[string, {startsAt?: string; endsAt?: string; status?: 'draft' | 'archived'}, number]>([
    ['something that will appear', {startsAt: '2026-11-24T00:00:10Z'}, 10_000],
    ['something that will disappear', {endsAt: '2026-11-24T00:00:20Z'}, 20_000],
    ['both', {startsAt: '2026-11-23T00:00:00Z', endsAt: '2026-11-24T00:00:20Z'}, 20_000],
    ['what has ended', {endsAt: '2026-11-23T00:00:00Z'}, Infinity],
    ['an unreadable time', {startsAt: 'soon'}, Infinity],
    ['what is archived', {startsAt: '2026-11-24T00:00:10Z', status: 'archived'}, Infinity],
    ['what has no schedule', {}, Infinity],
  ])('EDGE-21 isShown lowers the expiry to the next change of %s', (_, item, ms) => {
    const now = Date.parse('2026-11-24T00:00:00Z');
    const expiry = createExpiry();
    isShown({status: 'published', ...item}, {withDrafts: false, now, expiry});
    expect(expiry.freshUntil() - now).toBe(ms);
  });
});
