import {scenePath} from '../../../artwork';
import type {Link, SeedSite} from '../seed-site';
import {CAT_MENU, DOG_MENU, TREATS_MENU} from './menus';

const GUIDES: Link[] = [
  {label: 'Your new puppy', link: '/puppy-guide'},
  {label: 'Your new kitten', link: '/kitten-guide'},
];

const HELP: Link[] = [
  {label: 'Questions & answers', link: '/faq'},
  {label: 'Shipping', link: '/shipping'},
  {label: 'How autoship works', link: '/autoship'},
  {label: 'Contact us', link: '/contact-us'},
];

export const NAVIGATIONS: SeedSite['navigations'] = {
  main: [
    DOG_MENU,
    CAT_MENU,
    TREATS_MENU,
    {label: 'Autoship', link: '/autoship', columns: [], feature: null},
    {
      label: 'Learn',
      link: '/about',
      columns: [
        {heading: 'Feeding guides', links: GUIDES},
        {heading: 'Help', links: HELP},
        {
          heading: 'Marlowe',
          links: [
            {label: 'Who we are', link: '/about'},
            {label: 'Accessibility', link: '/accessibility'},
            {label: 'Give a bowl', link: '/products/give-a-bowl-to-a-shelter'},
          ],
        },
      ],
      feature: {
        headline: 'Two kitchens, one notebook',
        text: 'How a dog who wouldn’t eat became a company.',
        image: scenePath('kitchen'),
        link: '/about',
        label: 'Our story',
      },
    },
  ],
  footer: [
    {
      heading: 'Dog',
      links: [
        {label: 'All dog food', link: '/products/dog'},
        {label: 'Dry food', link: '/products/dog/food-form/dry-food'},
        {label: 'Wet food', link: '/products/dog/food-form/wet-food'},
        {label: 'Treats', link: '/products/dog/food-form/treats'},
        {label: 'Puppy guide', link: '/puppy-guide'},
      ],
    },
    {
      heading: 'Cat',
      links: [
        {label: 'All cat food', link: '/products/cat'},
        {label: 'Dry food', link: '/products/cat/food-form/dry-food'},
        {label: 'Wet food', link: '/products/cat/food-form/wet-food'},
        {label: 'Treats', link: '/products/cat/food-form/treats'},
        {label: 'Kitten guide', link: '/kitten-guide'},
      ],
    },
    {
      heading: 'Help',
      links: [
        ...HELP,
        {label: 'Returns', link: '/returns'},
        {label: 'Find your order', link: '/find-order'},
        {label: 'Your cart', link: '/cart'},
      ],
    },
    {
      heading: 'Marlowe',
      links: [
        {label: 'About us', link: '/about'},
        {label: 'All products', link: '/products'},
        {label: 'Steel bowl', link: '/products/dropshipping/stainless-steel-bowl'},
        {label: 'Give a bowl', link: '/products/give-a-bowl-to-a-shelter'},
      ],
    },
  ],
  legal: [
    {label: 'Terms & Conditions', link: '/terms-and-conditions'},
    {label: 'Privacy policy', link: '/privacy-policy'},
    {label: 'Accessibility', link: '/accessibility'},
    {label: 'Site map', link: '/sitemap'},
  ],
};
