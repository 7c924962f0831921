import type {
  CatalogImage,
  CatalogMetafield,
  CatalogOption,
  CatalogProduct,
  CatalogVariant,
} from '../commerce/catalog/types';
import {DAY_MS} from '../day';
import {productImage, type Picture} from './artwork';
import {shorten, toHtml} from './html';
import {gid, toHandle, hash} from './ids';
import type {Size} from './sizes';
import type {Badge} from './vocabulary';

/** The latest time used in the seed. */
export const SEED_END = '2026-10-01T00:00:00Z';
const SEO_DESCRIPTION_LENGTH = 160;

/** The facts that differ between products. Ids, titles, images and times are derived from them. */
export interface ProductDraft {
  /** Unique. The ids of the product, its variants, options and images are derived from it. */
  number: number;
  title: string;
  subtitle: string;
  vendor: string;
  productType: string;
  sentences: string[];
  tags: string[];
  /** `YYYY-MM-DD`. */
  launched: string;
  metafields: CatalogMetafield[];
  variants: VariantDraft[];
  sellingPlanGroupIds: string[];
  requiresSellingPlan: boolean;
  requiresShipping: boolean;
  taxable: boolean;
  category: CatalogProduct['category'];
}

export interface VariantDraft {
  /** In the order of the product's options. */
  selectedOptions: {name: string; value: string}[];
  sku: string;
  /** US cents. */
  price: number;
  compareAtPrice: number | null;
  /** `null`: not tracked. */
  stock: number | null;
  weight: Pick<Size, 'weight' | 'weightUnit'>;
  badges: Badge[];
  /** Front first. */
  pictures: Picture[];
}

/** In Shopify's format: `Chicken / 30 lb`. */
export const variantTitle = (options: VariantDraft['selectedOptions']) =>
  options.map(({value}) => value).join(' / ');

export function metafield(
  key: string,
  type: string,
  value: string,
  namespace = 'custom',
): CatalogMetafield {
  return {namespace, key, type, value};
}

export const textMetafield = (key: string, value: string) =>
  metafield(key, 'single_line_text_field', value);

export const listMetafield = (key: string, values: string[]) =>
  metafield(key, 'list.single_line_text_field', JSON.stringify(values));

/** Expands a draft. The same draft always gives the same product, including ids and times. */
export function assembleProduct(draft: ProductDraft): CatalogProduct {
  const {number, title, sentences, launched} = draft;
  const id = gid('Product', number);
  const images = new Map<string, CatalogImage>();
  const imageOf = ({path, altText}: Picture): CatalogImage => {
    const known = images.get(path);
    if (known) return known;
    const image = productImage(gid('MediaImage', number * 1000 + images.size + 1), path, altText);
    images.set(path, image);
    return image;
  };
  const published = new Date(`${launched}T15:00:00Z`).getTime();
  const description = sentences.join(' ');
  const variants = draft.variants.map((variant, index) =>
    assembleVariant(draft, variant, index + 1, variant.pictures.map(imageOf)),
  );
  return {
    id,
    handle: toHandle(title),
    title,
    vendor: draft.vendor,
    productType: draft.productType,
    description,
    descriptionHtml: toHtml([sentences.slice(0, 2).join(' '), sentences.slice(2).join(' ')]),
    tags: draft.tags,
    createdAt: isoTime(published - 9 * DAY_MS),
    updatedAt: isoTime(changedAfter(published, title)),
    publishedAt: isoTime(published),
    options: optionsOf(draft),
    media: [...images.values()],
    variants,
    sellingPlanGroupIds: draft.sellingPlanGroupIds,
    requiresSellingPlan: draft.requiresSellingPlan,
    metafields: [textMetafield('subtitle', draft.subtitle), ...draft.metafields],
    seo: {
      title: `${title} | ${draft.subtitle}`,
      description: shorten(description, SEO_DESCRIPTION_LENGTH),
    },
    category: draft.category,
    isGiftCard: false,
  };
}

function assembleVariant(
  draft: ProductDraft,
  variant: VariantDraft,
  position: number,
  [image, ...gallery]: CatalogImage[],
): CatalogVariant {
  return {
    id: gid('ProductVariant', draft.number * 100 + position),
    productId: gid('Product', draft.number),
    position,
    title: variantTitle(variant.selectedOptions),
    sku: variant.sku,
    barcode: barcodeOf(draft.number * 100 + position),
    selectedOptions: variant.selectedOptions,
    price: variant.price,
    compareAtPrice: variant.compareAtPrice,
    initialStock: variant.stock,
    weight: variant.weight.weight,
    weightUnit: variant.weight.weightUnit,
    taxable: draft.taxable,
    requiresShipping: draft.requiresShipping,
    image: image ?? null,
    gallery,
    metafields: [
      listMetafield(
        'badge_tags',
        variant.badges.map((badge) => `badge::${badge}`),
      ),
      metafield(
        'media',
        'list.file_reference',
        JSON.stringify(gallery.map((picture) => picture.id)),
      ),
    ],
  };
}

function optionsOf({number, variants}: ProductDraft): CatalogOption[] {
  const values = new Map<string, Set<string>>();
  for (const {name, value} of variants.flatMap((variant) => variant.selectedOptions)) {
    values.set(name, (values.get(name) ?? new Set()).add(value));
  }
  return [...values].map(([name, names], option) => ({
    id: gid('ProductOption', number * 10 + option + 1),
    name,
    values: [...names].map((value, index) => ({
      id: gid('ProductOptionValue', number * 1000 + (option + 1) * 100 + index + 1),
      name: value,
    })),
  }));
}

/** A UPC-A with a valid check digit, in the range reserved for stores' own use (first digit 4). */
function barcodeOf(number: number): string {
  const digits = `4${String(number).padStart(10, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** A fixed time between the launch and the end of the seed, chosen by the title's hash. */
function changedAfter(published: number, title: string): number {
  const days = Math.floor((new Date(SEED_END).getTime() - published) / DAY_MS);
  return published + (days > 0 ? hash(title) % days : 0) * DAY_MS;
}

const isoTime = (milliseconds: number) => `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
