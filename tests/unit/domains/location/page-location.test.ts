import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {pageLocation} from '~/domains/location/page-location.server';
import {siteOf} from '~/domains/session/site';
import {ok} from '~/platform/result';
import {visitOf} from './builders';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ESTIMATE = {text: 'Estimated delivery Tue, Nov 24 to 80011'};

/** The page location if the delivery date takes this many milliseconds. */
const pageAfter = (ms: number) =>
  pageLocation({
    ...visitOf({
      inventory: {
        deliveryDate: async () => {
          await new Promise((resolve) => setTimeout(resolve, ms));
          return ok('2026-11-24');
        },
      },
    }).context,
    site: siteOf('DTC'),
  });

it('LOC-10 pageLocation includes an estimate that is fast', async () => {
  const page = pageAfter(299);
  await vi.advanceTimersByTimeAsync(300);
  expect(await page).toEqual({
    location: {zip: '80011', destination: 'HOME', isKnown: false},
    estimate: ESTIMATE,
  });
});

it('LOC-14a pageLocation defers an estimate that is slow', async () => {
  const page = pageAfter(1000);
  await vi.advanceTimersByTimeAsync(300);
  const {estimate} = await page;
  expect(estimate).toBeInstanceOf(Promise);
  await vi.advanceTimersByTimeAsync(700);
  expect(await estimate).toEqual(ESTIMATE);
});

it('LOC-14a pageLocation resolves to no estimate if it never arrives', async () => {
  const page = pageAfter(60_000);
  await vi.advanceTimersByTimeAsync(300);
  const {estimate} = await page;
  await vi.advanceTimersByTimeAsync(3000);
  expect(await estimate).toBeNull();
});
