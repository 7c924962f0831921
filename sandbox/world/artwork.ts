import type {CatalogImage} from '../commerce/catalog/types';
import {FORMS, type Flavor, type FoodForm, type LifeStage, type Line, type Species} from './vocabulary';

const FILES = '/cdn/shop/files/';
/** Native pixels of the drawings; the image service scales them down. */
const PACK = {width: 1600, height: 1600};
const SCENE = {width: 2400, height: 1350};

export type PackView = 'front' | 'back' | 'side' | 'feeding' | 'scene';

export interface PackArtwork {
  form: FoodForm;
  line: Line;
  species: Species;
  stage: LifeStage;
  flavor: Flavor;
  /** Size slug, for instance `12x12.8oz`. */
  size: string;
}

/** Path of a pack shot; the file's name says what the image service has to draw. */
export function packPath(pack: PackArtwork, view: PackView): string {
  const {artwork} = FORMS[pack.form];
  return `${FILES}pack_${artwork}_${pack.line}_${pack.species}_${pack.stage}_${pack.flavor}_${pack.size}_${view}.png`;
}

export const scenePath = (name: string) => `${FILES}scene_${name}.png`;

/** A pack shot is square; so is the picture of a product that has a scene for one. */
export function productImage(id: string, path: string, altText: string): CatalogImage {
  return {id, path, altText, ...PACK};
}

export function sceneImage(id: string, name: string, altText: string): CatalogImage {
  return {id, path: scenePath(name), altText, ...SCENE};
}
