import {productImage, sceneImage, scenePath} from './artwork';
import {gid} from './ids';
import type {WorldMetaobject, WorldShop, WorldUrlRedirect} from './types';

export const SHOP: WorldShop = {
  id: gid('Shop', 10001),
  name: 'Marlowe Pet Nutrition',
  description:
    'Complete food and treats for dogs and cats, written by nutritionists, checked by veterinarians and delivered before the bag runs out.',
  email: 'care@marlowe.example',
  currencyCode: 'USD',
  countryCode: 'US',
  brand: {
    slogan: 'Good food, on time, for the life they have now.',
    shortDescription: 'Vet-made food for dogs and cats.',
    logo: sceneImage(gid('MediaImage', 1001), 'brand-logo', 'Marlowe'),
    squareLogo: productImage(gid('MediaImage', 1002), scenePath('brand-mark'), 'Marlowe'),
    coverImage: sceneImage(
      gid('MediaImage', 1003),
      'hero-home',
      'A dog and a cat waiting beside two full bowls',
    ),
    colors: {
      primary: [{background: '#2f5fb3', foreground: '#ffffff'}],
      secondary: [{background: '#f4ede1', foreground: '#22324f'}],
    },
  },
  metafields: [],
};

export const METAOBJECTS: WorldMetaobject[] = [
  {
    id: gid('Metaobject', 450001),
    type: 'site_notice',
    handle: 'autoship',
    updatedAt: '2026-09-01T09:00:00Z',
  },
];

export const URL_REDIRECTS: WorldUrlRedirect[] = [
  {id: gid('UrlRedirect', 460001), path: '/dogs', target: '/collections/dog'},
  {id: gid('UrlRedirect', 460002), path: '/cats', target: '/collections/cat'},
  {
    id: gid('UrlRedirect', 460003),
    path: '/products/everyday-chicken',
    target: '/products/everyday-chicken-barley',
  },
  {id: gid('UrlRedirect', 460004), path: '/pages/our-story', target: '/pages/about'},
];
