import type {CatalogProduct} from '../commerce/catalog/types';
import {scenePath} from './artwork';
import {
  assembleProduct,
  listMetafield,
  metafield,
  type ProductDraft,
  type VariantDraft,
} from './assemble';

const WEIGHTLESS: VariantDraft['weight'] = {weight: 0, weightUnit: 'POUNDS'};

interface Extra {
  title: string;
  subtitle: string;
  /** Scene on the image service, and the alt text of the picture. */
  picture: {name: string; altText: string};
  sentences: string[];
  benefits: string[];
  launched: string;
  /** Prices in US cents by size, with the size's SKU. */
  sizes: {label: string; sku: string; price: number; pounds?: number}[];
}

/** Sold by the shop and shipped by the manufacturer: no autoship, no own stock. */
const ACCESSORIES: Extra[] = [
  {
    title: 'Stainless Steel Bowl',
    subtitle: 'Dishwasher-safe bowl with a rubber foot',
    picture: {name: 'product-bowl', altText: 'A brushed steel bowl on a kitchen floor'},
    sentences: [
      'One sheet of steel, pressed deep, with a rubber ring that keeps it in place.',
      'It’s sturdy and dishwasher-safe, and doesn’t hold on to smells.',
      'Lines on the inside mark each half cup, so it’s easy to follow the feeding guide.',
      'It ships directly from the workshop, in three to five days.',
    ],
    benefits: ['Rust-free 18/8 steel', 'Rubber foot that stays put', 'Half-cup lines inside'],
    launched: '2025-10-02',
    sizes: [
      {label: '2 cup', sku: 'MA-BOWL-2', price: 1299, pounds: 0.6},
      {label: '4 cup', sku: 'MA-BOWL-4', price: 1699, pounds: 0.9},
      {label: '8 cup', sku: 'MA-BOWL-8', price: 2199, pounds: 1.3},
    ],
  },
  {
    title: 'Airtight Food Bin',
    subtitle: 'Keeps dry food fresh for six weeks',
    picture: {name: 'product-bin', altText: 'A white food bin with a bamboo lid beside a door'},
    sentences: [
      'Kibble starts to go stale the day you open the bag, mostly because of air.',
      'A silicone seal and a twist lid keep air out, and the wide mouth fits the whole bag with the label still on.',
      'A one-cup scoop hangs inside the lid.',
      'It ships directly from the company that makes it, separately from your food.',
    ],
    benefits: ['Silicone seal', 'Fits the whole bag', 'One-cup scoop on the lid'],
    launched: '2025-10-02',
    sizes: [
      {label: '15 lb', sku: 'MA-BIN-15', price: 3499, pounds: 4.2},
      {label: '30 lb', sku: 'MA-BIN-30', price: 4999, pounds: 6.1},
    ],
  },
];

const DONATION: Extra = {
  title: 'Give a Bowl to a Shelter',
  subtitle: 'A donation to the Marlowe Foundation',
  picture: {name: 'product-donation', altText: 'A shelter dog resting its chin on a full bowl'},
  sentences: [
    'Every dollar buys food for a dog or cat who’s still waiting for a home.',
    'The Marlowe Foundation sends it, at cost, to partner shelters near you.',
    'Five dollars fills about ten bowls.',
    'Nothing ships to you. We’ll email you a receipt and a thank-you.',
  ],
  benefits: ['Every dollar buys food', 'Goes to shelters near you', 'A receipt by email'],
  launched: '2025-04-05',
  sizes: [
    {label: '$5', sku: 'MF-GIVE-5', price: 500},
    {label: '$10', sku: 'MF-GIVE-10', price: 1000},
    {label: '$25', sku: 'MF-GIVE-25', price: 2500},
  ],
};

/** Everything that isn't food: dropshipped accessories and the donation. Numbered from `firstNumber`. */
export function buildExtras(firstNumber: number): CatalogProduct[] {
  return [
    ...ACCESSORIES.map((extra) => ({
      ...draftOf(extra),
      vendor: 'Marlowe Home',
      productType: 'Accessories',
      tags: ['dropship'],
      dropship: true,
      requiresShipping: true,
      taxable: true,
    })),
    {
      ...draftOf(DONATION),
      vendor: 'Marlowe Foundation',
      productType: 'Donation',
      tags: ['donation'],
      dropship: false,
      requiresShipping: false,
      taxable: false,
    },
  ].map(({dropship, ...draft}, index) =>
    assembleProduct({
      ...draft,
      number: firstNumber + index,
      metafields: [
        ...draft.metafields,
        metafield('prescription', 'boolean', 'false'),
        metafield('dropship', 'boolean', String(dropship)),
      ],
    }),
  );
}

function draftOf({title, subtitle, picture, sentences, benefits, launched, sizes}: Extra) {
  return {
    title,
    subtitle,
    sentences,
    launched,
    metafields: [listMetafield('benefits', benefits)],
    variants: sizes.map(({label, sku, price, pounds}): VariantDraft => ({
      selectedOptions: [{name: 'Size', value: label}],
      sku,
      price,
      compareAtPrice: null,
      stock: null,
      weight: pounds ? {weight: pounds, weightUnit: 'POUNDS'} : WEIGHTLESS,
      badges: [],
      pictures: [{path: scenePath(picture.name), altText: picture.altText}],
    })),
    sellingPlanGroupIds: [],
    requiresSellingPlan: false,
    category: null,
  } satisfies Partial<ProductDraft>;
}
