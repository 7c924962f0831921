import {PACK_PIXELS} from './artwork/pack/views';
import {
  FLAVORS,
  FORMS,
  LINES,
  SPECIES,
  STAGES,
  VIEWS,
  type NetWeight,
  type Pack,
  type View,
} from './artwork/pack/pack';
import {findScene, type Scene} from './artwork/scenes';

export type Picture =
  | {kind: 'pack'; pack: Pack; view: View; width: number; height: number}
  | {kind: 'scene'; scene: Scene; width: number; height: number};

/**
 * Parses a file name: `pack_<form>_<line>_<species>_<stage>_<flavor>_<size>_<view>.png` or `scene_<name>.png`. `width`
 * and `height` are the natural size in pixels. `null` for an unknown name.
 */
export function parseFileName(name: string): Picture | null {
  const [kind, ...words] = /^([a-z0-9_.-]{1,160})\.png$/.exec(name)?.[1]?.split('_') ?? [];
  if (kind === 'scene' && words.length === 1) return parseScene(words[0] ?? '');
  if (kind === 'pack' && words.length === 7) return parsePack(words);
  return null;
}

function parseScene(name: string): Picture | null {
  const scene = findScene(name);
  return scene && {kind: 'scene', scene, width: scene.width, height: scene.height};
}

function parsePack(words: string[]): Picture | null {
  const form = oneOf(FORMS, words[0]);
  const line = oneOf(LINES, words[1]);
  const species = oneOf(SPECIES, words[2]);
  const stage = oneOf(STAGES, words[3]);
  const flavor = oneOf(FLAVORS, words[4]);
  const size = parseSize(words[5] ?? '');
  const view = oneOf(VIEWS, words[6]);
  if (!form || !line || !species || !stage || !flavor || !size || !view) return null;
  const pack: Pack = {form, line, species, stage, flavor, size};
  return {kind: 'pack', pack, view, width: PACK_PIXELS, height: PACK_PIXELS};
}

const oneOf = <T extends string>(known: readonly T[], word: string | undefined): T | undefined =>
  known.find((value) => value === word);

/** `30lb`, `12.8oz` or `12x12.8oz`: a positive weight below 100, and at most 99 pieces. */
function parseSize(slug: string): NetWeight | null {
  const match = /^(?:([1-9]\d?)x)?(\d{1,2}(?:\.\d{1,2})?)(lb|oz)$/.exec(slug);
  if (!match) return null;
  const amount = Number(match[2]);
  const unit = match[3] === 'lb' ? 'lb' : 'oz';
  return amount > 0 ? {count: Number(match[1] ?? 1), amount, unit} : null;
}
