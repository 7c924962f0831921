import {describe, expect, it} from 'vitest';
import {isScene} from '~/domains/catalog/product';

describe('isScene', () => {
  it.each([
    ['pack_bag_balance_dog_adult_beef_15lb_scene.png?v=1', true],
    ['scene_product-bowl.png', true],
    ['pack_bag_balance_dog_adult_beef_15lb_front.png', false],
    ['pack_bag_balance_dog_adult_beef_15lb_back.png', false],
  ])('PDP-17b isScene of %s is %s', (file, expected) => {
    expect(isScene({url: `https://cdn.test/cdn/shop/files/${file}`})).toBe(expected);
  });
});
