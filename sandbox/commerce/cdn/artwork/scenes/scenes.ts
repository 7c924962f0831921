import {CLINIC} from './clinic';
import {collectionScene} from './collections';
import {DESK} from './desk';
import {DOORSTEP} from './doorstep';
import {HERO_HOME, HERO_STAFF} from './hero';
import {KITCHEN} from './kitchen';
import {DONATION, FOOD_BIN, STEEL_BOWL} from './objects';
import type {Scene} from './scene';
import {STILLS} from './stills';
import {
  articleScene,
  AUTOSHIP,
  BRAND_LOGO,
  BRAND_MARK,
  EMPTY_CART,
  LOST_BALL,
  OPEN_GRAPH,
} from './stories';
import {WINTER_WINDOW} from './winter';
import {KITTEN, PUPPY} from './young';

const SCENES = new Map<string, Scene>([
  ['hero-home', HERO_HOME],
  ['hero-staff', HERO_STAFF],
  ['autoship', AUTOSHIP],
  ['error', LOST_BALL],
  ['empty-cart', EMPTY_CART],
  ['doorstep', DOORSTEP],
  ['kitchen', KITCHEN],
  ['desk', DESK],
  ['clinic', CLINIC],
  ['puppy-guide', PUPPY],
  ['kitten-guide', KITTEN],
  ['winter-window', WINTER_WINDOW],
  ...Object.entries(STILLS).map(([name, scene]): [string, Scene] => [`still-${name}`, scene]),
  ['og', OPEN_GRAPH],
  ['brand-logo', BRAND_LOGO],
  ['brand-mark', BRAND_MARK],
  ['product-bowl', STEEL_BOWL],
  ['product-bin', FOOD_BIN],
  ['product-donation', DONATION],
]);

const FAMILIES: {prefix: string; scene: (handle: string) => Scene}[] = [
  {prefix: 'collection-', scene: collectionScene},
  {prefix: 'article-', scene: articleScene},
];

/** Finds a scene by name. Collections and articles have one for any handle. `null` for other names. */
export function findScene(name: string): Scene | null {
  const named = SCENES.get(name);
  if (named) return named;
  const family = FAMILIES.find(({prefix}) => name.startsWith(prefix));
  const handle = name.slice(family?.prefix.length);
  return family && /^[a-z0-9-]{1,120}$/.test(handle) ? family.scene(handle) : null;
}
