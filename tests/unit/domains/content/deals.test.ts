import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {dealSkus} from '~/domains/content/deals.server';
import {createExpiry} from '~/platform/expiry';
import {fail, ok} from '~/platform/result';
import type {ContentPages} from '~/services/content-system/content-pages.server';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NOW = Date.parse('2026-12-01T00:00:00Z');
const DEAL = {sku: 'STEW', status: 'published', startsAt: null, endsAt: null} as const;
const AWAY = {kind: 'timeout', service: '', operation: '', detail: ''} as const;

type Deals = Awaited<ReturnType<ContentPages['deals']>>;

const unexpectedCall = () => Promise.reject(new Error('nobody asks for this'));

/** The SKUs with a deal if the content system responds after this many ms. */
function skusAfter(ms: number, deals: Deals) {
  const contentPages: ContentPages = {
    site: unexpectedCall,
    pages: unexpectedCall,
    allPages: unexpectedCall,
    redirect: unexpectedCall,
    deals: () => new Promise((resolve) => setTimeout(resolve, ms, deals)),
  };
  return dealSkus({
    request: {expiry: createExpiry()},
    services: {contentPages},
    visitor: {view: {withDrafts: false, now: NOW}},
  });
}

describe('dealSkus', () => {
  it.each([
    [0, ['STEW']],
    [999, ['STEW']],
    [1001, []],
  ])('CMS-18 deals that arrive after %i ms are %j', async (ms, expected) => {
    const onSkus = vi.fn();
    void skusAfter(ms, ok([DEAL])).then((skus) => void onSkus([...skus]));
    await vi.advanceTimersByTimeAsync(1000);
    expect(onSkus).toHaveBeenCalledWith(expected);
  });

  it('CMS-18 dealSkus is empty while the content system is down', async () => {
    const skus = skusAfter(0, fail(AWAY));
    await vi.advanceTimersByTimeAsync(0);
    expect((await skus).size).toBe(0);
  });

  it('CMS-18 dealSkus contains published deals within their dates only', async () => {
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
