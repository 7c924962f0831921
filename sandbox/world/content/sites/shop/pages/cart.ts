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
        {handle: 'soft-baked-hearts'},
        {handle: 'tender-chunks-in-gravy'},
        {handle: 'crunchy-clouds'},
        {handle: 'homestyle-stew'},
        {handle: 'everyday-chicken-barley'},
        {handle: 'indoor-salmon-oat'},
        {handle: 'kitten-first-bites'},
        {handle: 'golden-years'},
      ],
      isLastComponent: true,
    },
  ],
};
