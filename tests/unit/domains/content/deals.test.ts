import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {dealSkus} from '~/domains/content/deals.server';
import {fail, ok} from '~/platform/result';
import type {ContentPages} from '~/services/content-system/content-pages.server';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NOW = Date.parse('2026-12-01T00:00:00Z');
const DEAL = {sku: 'STEW', status: 'published', startsAt: null, endsAt: null} as const;
const AWAY = {kind: 'timeout', service: '', operation: '', detail: ''} as const;

type Deals = Awaited<ReturnType<ContentPages['deals']>>;

const unasked = () => Promise.reject(new Error('nobody asks for this'));

/** The SKUs with a deal when the content system answers after so many ms. */
function skusAfter(ms: number, deals: Deals) {
  const contentPages: ContentPages = {
    site: unasked,
    pages: unasked,
    allPages: unasked,
    redirect: unasked,
    deals: () => new Promise((resolve) => setTimeout(resolve, ms, deals)),
  };
  return dealSkus({contentPages, view: {withDrafts: false, now: NOW}});
}

describe('SKUs with a deal', () => {
  it.each([
    [0, ['STEW']],
    [999, ['STEW']],
    [1001, []],
  ])('CMS-18 that come after %i ms are %j', async (ms, expected) => {
    const come = vi.fn();
    void skusAfter(ms, ok([DEAL])).then((skus) => void come([...skus]));
    await vi.advanceTimersByTimeAsync(1000);
    expect(come).toHaveBeenCalledWith(expected);
  });

  it('CMS-09, CMS-18 are none while the content system is away', async () => {
    const skus = skusAfter(0, fail(AWAY));
    await vi.advanceTimersByTimeAsync(0);
    expect((await skus).size).toBe(0);
  });

  it('CMS-18 are those of deals that last', async () => {
    const skus = skusAfter(
      0,
      ok([
        DEAL,
        {...DEAL, sku: 'OVER', endsAt: '2026-12-01T00:00:00Z'},
        {...DEAL, sku: 'TO-COME', startsAt: '2026-12-01T00:00:01Z'},
        {...DEAL, sku: 'DRAFT', status: 'draft'},
      ]),
    );
    await vi.advanceTimersByTimeAsync(0);
    expect([...(await skus)]).toEqual(['STEW']);
  });
});
