import {describe, expect, it} from 'vitest';
import {PRODUCT_CAROUSEL} from '~/domains/catalog/parts/product-carousel-options';
import {shouldLoop} from '~/ui/slider-rules';

describe('the product carousel', () => {
  it.each([
    [3, 1200, true],
    [12, 1440, true],
    [2, 1440, false],
    [12, 1199, false],
    [3, 390, false],
  ])('CARD-36 decides whether to loop with %i items at %i px: %s', (items, width, loops) => {
    expect(shouldLoop(PRODUCT_CAROUSEL.loop, items, width)).toBe(loops);
  });
});
