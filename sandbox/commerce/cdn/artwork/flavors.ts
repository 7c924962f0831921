import {chicken, duck, turkey} from './ingredients/birds';
import {salmon, tuna, whitefish} from './ingredients/fish';
import {beef, lamb, liver, rabbit, venison} from './ingredients/meat';
import {cheese, original, peanutButter, vegetable} from './ingredients/pantry';
import type {Flavor} from './pack/pack';
import type {Sheet} from './svg';

export interface FlavorArt {
  /** As printed on the label. */
  label: string;
  /** The flavor's color on every pack. */
  color: string;
  /** The first ingredients of the list on the back. */
  ingredient: string;
  /** Draws the flavor, about 200 x 180 units around 0,0. */
  draw: (sheet: Sheet) => string;
}

export const FLAVOR_ART: Record<Flavor, FlavorArt> = {
  chicken: {label: 'Chicken', color: '#e3a83f', ingredient: 'Chicken, chicken meal', draw: chicken},
  salmon: {label: 'Salmon', color: '#e8836a', ingredient: 'Salmon, ocean fish meal', draw: salmon},
  beef: {label: 'Beef', color: '#b0473d', ingredient: 'Beef, beef meal', draw: beef},
  lamb: {label: 'Lamb', color: '#87a04f', ingredient: 'Lamb, lamb meal', draw: lamb},
  turkey: {label: 'Turkey', color: '#d2762e', ingredient: 'Turkey, turkey meal', draw: turkey},
  duck: {label: 'Duck', color: '#4f7d5c', ingredient: 'Duck, duck meal', draw: duck},
  whitefish: {
    label: 'Whitefish',
    color: '#9fae9c',
    ingredient: 'Whitefish, fish meal',
    draw: whitefish,
  },
  tuna: {label: 'Tuna', color: '#557893', ingredient: 'Tuna, ocean fish meal', draw: tuna},
  venison: {label: 'Venison', color: '#8d5a3c', ingredient: 'Venison, venison meal', draw: venison},
  rabbit: {label: 'Rabbit', color: '#b7946c', ingredient: 'Rabbit, rabbit meal', draw: rabbit},
  vegetable: {
    label: 'Vegetable',
    color: '#74984a',
    ingredient: 'Carrots, green peas',
    draw: vegetable,
  },
  'peanut-butter': {
    label: 'Peanut Butter',
    color: '#c08a4a',
    ingredient: 'Peanut butter, oats',
    draw: peanutButter,
  },
  cheese: {label: 'Cheese', color: '#ecb944', ingredient: 'Dried cheddar cheese', draw: cheese},
  liver: {label: 'Liver', color: '#8f4336', ingredient: 'Beef liver, beef', draw: liver},
  original: {
    label: 'Original',
    color: '#cda45c',
    ingredient: 'Chicken, whole barley',
    draw: original,
  },
};
