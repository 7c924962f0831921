import type {CatalogProduct} from '../commerce/catalog/types';
import {buildExtras} from './extras';
import {generateSpecs} from './generate';
import {expand} from './grammar';
import type {ProductSpec} from './product-spec';
import {BALANCE_CAT_AGES} from './products/balance-cat-ages';
import {BALANCE_CAT_DRY} from './products/balance-cat-dry';
import {BALANCE_CAT_WET} from './products/balance-cat-wet';
import {BALANCE_DOG_AGES} from './products/balance-dog-ages';
import {BALANCE_DOG_DRY} from './products/balance-dog-dry';
import {BALANCE_DOG_CANNED} from './products/balance-dog-canned';
import {BALANCE_DOG_TRAYS} from './products/balance-dog-trays';
import {CLINICAL_CAT} from './products/clinical-cat';
import {CLINICAL_DOG_DRY} from './products/clinical-dog-dry';
import {CLINICAL_DOG_WET} from './products/clinical-dog-wet';
import {TREATS_CAT} from './products/treats-cat';
import {TREATS_DOG} from './products/treats-dog';

const FIRST_NUMBER = 7001;

const SPECS: ProductSpec[] = [
  ...BALANCE_DOG_DRY,
  ...BALANCE_DOG_AGES,
  ...BALANCE_DOG_CANNED,
  ...BALANCE_DOG_TRAYS,
  ...BALANCE_CAT_DRY,
  ...BALANCE_CAT_AGES,
  ...BALANCE_CAT_WET,
  ...CLINICAL_DOG_DRY,
  ...CLINICAL_DOG_WET,
  ...CLINICAL_CAT,
  ...TREATS_DOG,
  ...TREATS_CAT,
];

/**
 * The hand-written products, followed by generated ones up to `count` products in total; never fewer than the
 * hand-written ones (SAND-17, SAND-18).
 */
export function buildProducts(count = 0): CatalogProduct[] {
  const written = [
    ...SPECS.map((spec, index) => expand(spec, FIRST_NUMBER + index)),
    ...buildExtras(FIRST_NUMBER + SPECS.length),
  ];
  const generated = generateSpecs(Math.max(0, count - written.length)).map((spec, index) =>
    expand(spec, FIRST_NUMBER + written.length + index),
  );
  return [...written, ...generated];
}

/** Handles, best sellers first: the hand-written ones by rank, then the generated ones. */
export function bestSellerHandles(products: CatalogProduct[]): string[] {
  const rank = new Map(SPECS.map(({title, bestSeller}) => [title, bestSeller]));
  const rankOf = ({title}: CatalogProduct) => rank.get(title) ?? SPECS.length;
  return products
    .filter(({tags}) => tags.includes('best-seller'))
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map(({handle}) => handle);
}
