import type {CatalogProduct, CatalogVariant} from '~sandbox/commerce/catalog/types';

export const sentencesOf = ({description}: CatalogProduct) =>
  description.split(/(?<=[.!?])\s+/).map((sentence) => sentence.toLowerCase());

/** The values that occur more than once. */
export function repeated(values: string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

export function metafieldOf(
  owner: CatalogProduct | CatalogVariant,
  key: string,
  namespace = 'custom',
): string | undefined {
  return owner.metafields.find((item) => item.namespace === namespace && item.key === key)?.value;
}

export const badgesOf = (variant: CatalogVariant): string[] =>
  JSON.parse(metafieldOf(variant, 'badge_tags') ?? '[]') as string[];

const FLAVOR =
  'chicken|salmon|beef|lamb|turkey|duck|whitefish|tuna|venison|rabbit|vegetable|peanut-butter|cheese|liver|original';

/** Image file names, as defined in docs/sandbox.md. */
export const IMAGE_PATH = new RegExp(
  `^/cdn/shop/files/(?:scene_[a-z0-9-]+|pack_(?:bag|can|tray|pouch|treat)_(?:balance|clinical|treats)_(?:dog|cat)_(?:puppy|kitten|adult|senior)_(?:${FLAVOR})_(?:\\d+x)?[\\d.]+(?:lb|oz)_(?:front|back|side|feeding|scene))\\.png$`,
);
