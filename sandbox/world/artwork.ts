import type {CatalogImage} from '../commerce/catalog/types';
import {
  FORMS,
  type Flavor,
  type FoodForm,
  type LifeStage,
  type Line,
  type Species,
} from './vocabulary';

const FILES = '/cdn/shop/files/';
/** Size of the original drawings in pixels; the image service scales them down. */
const PACK = {width: 1600, height: 1600};
const SCENE = {width: 2400, height: 1200};
const COLLECTION = {width: 1200, height: 900};

/** The views of a pack, front first, with the words that distinguish them in alt text. */
const VIEWS = [
  ['front', 'front of the pack'],
  ['side', 'side of the pack'],
  ['back', 'back of the pack with the ingredients list'],
  ['feeding', 'beside a full bowl'],
  ['scene', 'at home'],
] as const;

/** A path on the image service, without a transform. */
export interface Picture {
  path: string;
  altText: string;
}

interface PackArtwork {
  form: FoodForm;
  line: Line;
  species: Species;
  stage: LifeStage;
  flavor: Flavor;
  /** Size slug, such as `12x12.8oz`. */
  size: string;
}

/** All views of a pack. The file name tells the image service what to draw; `name` is the product in the pack. */
export function packPictures(pack: PackArtwork, name: string): Picture[] {
  const {line, species, stage, flavor, size} = pack;
  const {artwork} = FORMS[pack.form];
  const stem = `${FILES}pack_${artwork}_${line}_${species}_${stage}_${flavor}_${size}_`;
  return VIEWS.map(([view, words]) => ({path: `${stem}${view}.png`, altText: `${name}: ${words}`}));
}

export const scenePath = (name: string) => `${FILES}scene_${name}.png`;

/** A square image, for pack shots and for products shown in a scene. */
export function productImage(id: string, path: string, altText: string): CatalogImage {
  return {id, path, altText, ...PACK};
}

export function sceneImage(id: string, name: string, altText: string): CatalogImage {
  return {id, path: scenePath(name), altText, ...sceneSize(name)};
}

function sceneSize(name: string) {
  if (name.startsWith('collection-')) return COLLECTION;
  return name === 'brand-mark' ? PACK : SCENE;
}
