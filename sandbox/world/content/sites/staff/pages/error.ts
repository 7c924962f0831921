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
      headline: 'There’s no page at this address',
      text: '<p>The page has moved or never existed. Your cart and this month’s quota are unchanged.</p><p>You can search for names, flavors and SKUs.</p>',
      image: scenePath('error'),
      image_alt: 'A dog looks for a ball under a bush while the ball lies behind it',
      buttons: [
        {label: 'Open the catalog', link: '/products'},
        {label: 'Ask us', link: '/contact-us'},
      ],
    },
    {
      collection: 'block_product_carousel',
      page: 'error',
      headline: 'Staff favorites',
      handles: [
        {handle: 'everyday-chicken-barley'},
        {handle: 'clinical-urinary-care-cat'},
        {handle: 'indoor-salmon-oat'},
        {handle: 'clinical-digestive-low-fat'},
        {handle: 'homestyle-stew'},
        {handle: 'tender-chunks-in-gravy'},
      ],
      isLastComponent: true,
    },
  ],
};
