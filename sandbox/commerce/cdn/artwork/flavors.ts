import type {Flavor} from './pack/pack';

export interface FlavorArt {
  /** As printed on the label. */
  label: string;
  /** The flavor's color on every pack. */
  color: string;
  /** The first ingredients of the list on the back. */
  ingredient: string;
}

export const FLAVOR_ART: Record<Flavor, FlavorArt> = {
  chicken: {label: 'Chicken', color: '#e3a83f', ingredient: 'Chicken, chicken meal'},
  salmon: {label: 'Salmon', color: '#e8836a', ingredient: 'Salmon, ocean fish meal'},
  beef: {label: 'Beef', color: '#b0473d', ingredient: 'Beef, beef meal'},
  lamb: {label: 'Lamb', color: '#87a04f', ingredient: 'Lamb, lamb meal'},
  turkey: {label: 'Turkey', color: '#d2762e', ingredient: 'Turkey, turkey meal'},
  duck: {label: 'Duck', color: '#4f7d5c', ingredient: 'Duck, duck meal'},
  whitefish: {
    label: 'Whitefish',
    color: '#9fae9c',
    ingredient: 'Whitefish, fish meal',
  },
  tuna: {label: 'Tuna', color: '#557893', ingredient: 'Tuna, ocean fish meal'},
  venison: {label: 'Venison', color: '#8d5a3c', ingredient: 'Venison, venison meal'},
  rabbit: {label: 'Rabbit', color: '#b7946c', ingredient: 'Rabbit, rabbit meal'},
  vegetable: {
    label: 'Vegetable',
    color: '#74984a',
    ingredient: 'Carrots, green peas',
  },
  'peanut-butter': {
    label: 'Peanut Butter',
    color: '#c08a4a',
    ingredient: 'Peanut butter, oats',
  },
  cheese: {label: 'Cheese', color: '#ecb944', ingredient: 'Dried cheddar cheese'},
  liver: {label: 'Liver', color: '#8f4336', ingredient: 'Beef liver, beef'},
  original: {
    label: 'Original',
    color: '#cda45c',
    ingredient: 'Chicken, whole barley',
  },
};
