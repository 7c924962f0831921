import type {SeedPage} from '../../seed-site';

/** The content below the cart. */
export const CART: SeedPage = {
  name: 'Cart',
  slug: 'cart',
  title: 'Shopping Cart',
  is_indexed: false,
  blocks: [
    {
      collection: 'block_product_carousel',
      page: 'cart-goes-well-with',
      headline: 'Goes well with',
      handles: [
        {handle: 'homestyle-stew'},
        {handle: 'clinical-urinary-care-cat'},
        {handle: 'tender-chunks-in-gravy'},
        {handle: 'clinical-digestive-low-fat'},
        {handle: 'everyday-chicken-barley'},
        {handle: 'indoor-salmon-oat'},
      ],
      isLastComponent: true,
    },
  ],
};
