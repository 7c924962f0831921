import {describe, expect, it} from 'vitest';
import {parseFileName} from '~sandbox/commerce/cdn/file-name';

describe('parseFileName', () => {
  it('SAND-12e reads the contents of a pack from its name', () => {
    expect(parseFileName('pack_can_clinical_cat_senior_peanut-butter_12x12.8oz_side.png')).toEqual({
      kind: 'pack',
      view: 'side',
      width: 1600,
      height: 1600,
      pack: {
        form: 'can',
        line: 'clinical',
        species: 'cat',
        stage: 'senior',
        flavor: 'peanut-butter',
        size: {count: 12, amount: 12.8, unit: 'oz'},
      },
    });
  });

  it.each([
    ['hero-home', 2400, 1200],
    ['hero-staff', 2400, 1200],
    ['autoship', 2400, 1200],
    ['error', 2400, 1200],
    ['empty-cart', 2400, 1200],
    ['og', 2400, 1200],
    ['brand-logo', 2400, 1200],
    ['brand-mark', 1600, 1600],
    ['product-bowl', 1600, 1600],
    ['product-bin', 1600, 1600],
    ['product-donation', 1600, 1600],
    ['article-reading-a-label', 2400, 1200],
    ['collection-dog-dry-food', 1200, 900],
    ['collection-cat-hairball', 1200, 900],
    ['collection-some-other', 1200, 900],
  ])('SAND-12e returns the size of the scene %s as %i x %i', (name, width, height) => {
    expect(parseFileName(`scene_${name}.png`)).toMatchObject({kind: 'scene', width, height});
  });

  it.each([
    '0lb',
    '0x4lb',
    '04x4lb',
    '100x4lb',
    '4',
    'lb',
    '4lbs',
    '-4lb',
    '1e3oz',
    '4.555oz',
    '100lb',
  ])('SAND-12e rejects the size %s', (size) => {
    expect(parseFileName(`pack_bag_balance_dog_adult_chicken_${size}_front.png`)).toBeNull();
  });
});
