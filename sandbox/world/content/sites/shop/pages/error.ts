import {scenePath} from '../../../../artwork';
import type {SeedPage} from '../../seed-site';

/** The content below the "Page Not Found" heading, which the app renders with the path. */
export const ERROR: SeedPage = {
  name: 'Error',
  slug: 'error',
  title: '404 Error',
  is_indexed: false,
  blocks: [
    {
      collection: 'block_feature_heading',
      eyebrow: 'Lost and found',
      headline: 'We looked everywhere',
      text: '<p>The page may have moved, or the address may have a typo. Your cart is right where you left it.</p><p>Search finds products by name, flavor or the number on the back of the bag.</p>',
      image: scenePath('error'),
      image_alt: 'A dog searching under a bush for the ball that lies behind it',
      buttons: [
        {label: 'Shop all food', link: '/products'},
        {label: 'Go to the home page', link: '/'},
      ],
    },
    {
      collection: 'block_product_carousel',
      page: 'error',
      headline: 'While you’re here',
      paragraph: 'Our most popular products.',
      handles: [
        {handle: 'everyday-chicken-barley'},
        {handle: 'indoor-salmon-oat'},
        {handle: 'soft-baked-hearts'},
        {handle: 'homestyle-stew'},
        {handle: 'tender-chunks-in-gravy'},
        {handle: 'crunchy-clouds'},
        {handle: 'golden-years'},
        {handle: 'kitten-first-bites'},
      ],
      isLastComponent: true,
    },
  ],
};
