import {describe, expect, it} from 'vitest';
import type {SiteId} from '~/domains/session/site';
import {FREE_SHIPPING_THRESHOLD_CENTS} from '~/domains/content/shop-offer';
import {builtInSite} from '~/domains/content/built-in-site';
import {formatCentsShort} from '~/platform/money';

const announced = (site: SiteId) =>
  builtInSite(site)
    .announcements.map(({text}) => text)
    .join();

describe('builtInSite', () => {
  it('builtInSite announces the same free-shipping threshold as carts and cards', () => {
    expect(announced('DTC')).toContain(
      `Free shipping over ${formatCentsShort(FREE_SHIPPING_THRESHOLD_CENTS)}`,
    );
  });

  it('CARD-16 builtInSite promotes neither autoship nor shipping to staff', () => {
    expect(announced('HPSF')).not.toMatch(/autoship|shipping/i);
  });

  it.each(['DTC', 'HPSF'] as const)(
    'builtInSite links to both species, all products and the site map',
    (site) => {
      const {main, footer} = builtInSite(site).navigation;
      expect(main.map(({to}) => to)).toEqual(['/products/dog', '/products/cat', '/products']);
      expect(footer.flatMap(({links}) => links.map(({to}) => to))).toEqual(
        expect.arrayContaining([
          '/products/dog',
          '/products/cat',
          '/products',
          '/cart',
          '/sitemap',
        ]),
      );
    },
  );
});
