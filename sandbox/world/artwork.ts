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
/** Native pixels of the drawings; the image service scales them down. */
const PACK = {width: 1600, height: 1600};
const SCENE = {width: 2400, height: 1200};
const COLLECTION = {width: 1200, height: 900};

/** What is drawn of a pack, the front first, with the words that tell it from the others. */
const VIEWS = [
  ['front', 'front of the pack'],
  ['side', 'side of the pack'],
  ['back', 'back of the pack with the ingredients'],
  ['feeding', 'beside a full bowl'],
  ['scene', 'at home'],
] as const;

/** A path on the image service with no transform. */
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
  /** Size slug, for instance `12x12.8oz`. */
  size: string;
}

/** Every view of a pack; a file's name says what the image service has to draw. `name` is what the pack holds. */
export function packPictures(pack: PackArtwork, name: string): Picture[] {
  const {line, species, stage, flavor, size} = pack;
  const {artwork} = FORMS[pack.form];
  const stem = `${FILES}pack_${artwork}_${line}_${species}_${stage}_${flavor}_${size}_`;
  return VIEWS.map(([view, words]) => ({path: `${stem}${view}.png`, altText: `${name}: ${words}`}));
}

export const scenePath = (name: string) => `${FILES}scene_${name}.png`;

/** A pack shot is square; so is the picture of a product that has a scene for one. */
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
