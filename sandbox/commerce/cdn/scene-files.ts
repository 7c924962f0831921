import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {Species, Stage} from './artwork/pack/pack';

/** Pictures that don't depend on product data are files in `pictures/`: WebP in their natural size, or SVG. */
export interface SceneFile {
  path: string;
  width: number;
  height: number;
}

const FOLDER = fileURLToPath(new URL('pictures/', import.meta.url));

/** Natural sizes in pixels. */
const SQUARE = {width: 1600, height: 1600};
const WIDE = {width: 2400, height: 1200};
const COLLECTION = {width: 1200, height: 900};

export function sceneSize(name: string): Pick<SceneFile, 'width' | 'height'> {
  if (name.startsWith('collection-')) return COLLECTION;
  return name === 'brand-mark' || name.startsWith('product-') ? SQUARE : WIDE;
}

export const SCENES: ReadonlyMap<string, SceneFile> = new Map(
  readdirSync(`${FOLDER}scenes`).map((file) => {
    const name = file.replace(/\.\w+$/, '');
    return [name, {path: `scenes/${file}`, ...sceneSize(name)}];
  }),
);

/** The room behind a pack at home, with the pet that it is for. */
export function homeOf({species, stage}: {species: Species; stage: Stage}): SceneFile {
  const age = stage === 'puppy' || stage === 'kitten' ? 'young' : stage;
  return {path: `homes/${species}-${age}.webp`, ...SQUARE};
}

export const readSceneFile = ({path}: SceneFile): Buffer => readFileSync(FOLDER + path);
