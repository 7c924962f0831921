import {parseListPath} from '~/domains/catalog/list-path';
import type {CatalogProduct} from '~sandbox/commerce/catalog/types';
import {sharedWorld} from '~sandbox/world/world';
import {listOf} from './list';
import type {Shop} from './shop';

/** For tests that load a page for every value of a group. */
export const PATIENCE_MS = 30_000;

export const {products} = sharedWorld();
export const productOf = (handle: string): CatalogProduct => {
  const product = products.find((item) => item.handle === handle);
  if (!product) throw new Error(`${handle} is no product of the seed`);
  return product;
};

/** All products of a list, however many pages it has. */
export async function wholeList(path: string, at: Shop, cookie?: string) {
  const list = listOf(await at.visitor(cookie).get(path));
  const pages = Math.ceil(list.total / 24);
  if (pages <= 1) return list;
  return listOf(
    await at.visitor(cookie).get(`${path}${path.includes('?') ? '&' : '?'}page=${pages}`),
  );
}

/** Seed tag of the value in a category's path. */
export function tagOf(path: string, kind: string): string {
  const parsed = parseListPath(path);
  return `${kind}:${parsed?.kind === 'category' ? parsed.value : ''}`;
}

export const group = (list: Awaited<ReturnType<typeof wholeList>>, field: string) =>
  list.groups.find((item) => item.field === field);

/** Predicates per group, based on the tags and variants of the seed. */
export const POUNDS = {POUNDS: 1, OUNCES: 1 / 16, KILOGRAMS: 2.20462, GRAMS: 0.00220462};
export const tagged = (kind: string) => (product: CatalogProduct, value: string) =>
  product.tags.includes(`${kind}:${value}`);
const PACKED_IN: Record<string, string[]> = {
  bag: ['dry-food', 'treat'],
  can: ['canned'],
  tray: ['tray'],
  pouch: ['pouch'],
};
export const GROUPS: {
  field: string;
  slug: string;
  has: (product: CatalogProduct, value: string) => boolean;
}[] = [
  {field: 'species', slug: 'species', has: tagged('species')},
  {field: 'brand', slug: 'brand', has: tagged('line')},
  {field: 'lifestage', slug: 'pet-age', has: tagged('lifestage')},
  {field: 'breed_size', slug: 'breed-size', has: tagged('breed-size')},
  {field: 'food_form', slug: 'food-form', has: tagged('food-form')},
  {field: 'flavor', slug: 'flavor', has: tagged('flavor')},
  {field: 'health_conditions', slug: 'health', has: tagged('health')},
  {
    field: 'pack_type',
    slug: 'pack-type',
    has: (product, value) =>
      value === 'case'
        ? product.variants.some(({title}) => /\d x /.test(title))
        : (PACKED_IN[value] ?? []).some((form) => tagged('food-form')(product, form)),
  },
  {
    field: 'sub_brand_science_diet',
    slug: 'balance-range',
    has: (product) => tagged('line')(product, 'balance'),
  },
  {
    field: 'sub_brand_prescription_diet',
    slug: 'clinical-range',
    has: (product) => tagged('line')(product, 'clinical'),
  },
];

/** A seed variant. Without an option of its own it has the values of its product. */
export interface SeedVariant {
  sku: string;
  price: number;
  pounds: number;
  forms: string[];
  flavors: string[];
  packs: string[];
}

export function seedVariants(product: CatalogProduct): SeedVariant[] {
  const ofKind = (kind: string) =>
    product.tags.filter((tag) => tag.startsWith(`${kind}:`)).map((tag) => tag.split(':')[1] ?? '');
  return product.variants.map(({sku, price, weight, weightUnit, selectedOptions}) => {
    const option = (name: string) =>
      selectedOptions
        .find((item) => item.name === name)
        ?.value.toLowerCase()
        .replaceAll(' ', '-');
    const form = option('Product Form');
    const forms = form ? [form, 'wet-food'] : ofKind('food-form');
    const flavor = option('Flavor');
    const containers = Object.keys(PACKED_IN).filter((pack) =>
      PACKED_IN[pack]?.some((item) => forms.includes(item)),
    );
    return {
      sku,
      price,
      pounds: weight * POUNDS[weightUnit],
      forms,
      flavors: flavor ? [flavor] : ofKind('flavor'),
      packs: /\d-x-/.test(option('Size') ?? '') ? [...containers, 'case'] : containers,
    };
  });
}
