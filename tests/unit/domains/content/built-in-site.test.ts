import {describe, expect, it} from 'vitest';
import {FREE_SHIPPING_THRESHOLD_CENTS} from '~/domains/content/shop-offer';
import {builtInSite} from '~/domains/content/built-in-site';
import {formatCentsShort} from '~/platform/money';

const announced = (isStaff: boolean) =>
  builtInSite(isStaff)
    .announcements.map(({text}) => text)
    .join();

describe('what surrounds pages without the content system', () => {
  it('promises the shipping that carts and cards promise', () => {
    expect(announced(false)).toContain(
      `Free shipping over ${formatCentsShort(FREE_SHIPPING_THRESHOLD_CENTS)}`,
    );
  });

  it('CARD-16 promotes neither autoship nor shipping to staff', () => {
    expect(announced(true)).not.toMatch(/autoship|shipping/i);
  });

  it.each([true, false])(
    'leads to both species, to all products and to the site map',
    (isStaff) => {
      const {main, footer} = builtInSite(isStaff).navigation;
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
