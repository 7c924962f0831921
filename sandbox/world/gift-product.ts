import type {CatalogProduct} from '../commerce/catalog/types';
import {scenePath} from './artwork';
import {assembleProduct, metafield, type VariantDraft} from './assemble';

/** Outside the range of the listed products, because its 102 variants need more ids than a listed product gets. */
const NUMBER = 6001;

/** Round-ups are 1 to 99 cents; add-ons are whole dollars. */
const AMOUNTS_CENTS = [...Array.from({length: 99}, (_, index) => index + 1), 100, 300, 500];

const SKU_PREFIX = 'MF-GIFT-';

export const isGiftSku = (sku: string) => sku.startsWith(SKU_PREFIX);

/**
 * The gift that a shopper adds to an order, as a variant for each amount. It's unlisted: only the shop's server finds
 * it, by its handle.
 */
export const GIFT_PRODUCT: CatalogProduct = assembleProduct({
  number: NUMBER,
  title: 'Gift to Charity',
  subtitle: 'Goes to the cause you chose',
  vendor: 'Marlowe Foundation',
  productType: 'Donation',
  sentences: ['All of it goes to the cause you chose.'],
  tags: ['donation', 'unlisted'],
  launched: '2026-05-04',
  metafields: [
    metafield('prescription', 'boolean', 'false'),
    metafield('dropship', 'boolean', 'false'),
  ],
  variants: AMOUNTS_CENTS.map((cents): VariantDraft => ({
    selectedOptions: [{name: 'Amount', value: `$${(cents / 100).toFixed(2)}`}],
    sku: `${SKU_PREFIX}${cents}`,
    price: cents,
    compareAtPrice: null,
    stock: null,
    weight: {weight: 0, weightUnit: 'POUNDS'},
    badges: [],
    pictures: [
      {
        path: scenePath('product-donation'),
        altText: 'A shelter dog resting its chin on a full bowl',
      },
    ],
  })),
  sellingPlanGroupIds: [],
  requiresSellingPlan: false,
  requiresShipping: false,
  taxable: false,
  category: null,
});
