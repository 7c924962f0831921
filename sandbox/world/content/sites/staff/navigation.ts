import {scenePath} from '../../../artwork';
import type {Link, NavigationItem, SeedSite} from '../seed-site';

/** Links to the lists of a species, from label and rest of the path. */
const listLinks = (species: 'dog' | 'cat', links: [label: string, rest: string][]): Link[] =>
  links.map(([label, rest]) => ({label, link: `/products/${species}/${rest}`}));

const DOG: NavigationItem = {
  label: 'Dog',
  link: '/products/dog',
  columns: [
    {
      heading: 'Form',
      links: [
        {label: 'All for dogs', link: '/products/dog'},
        ...listLinks('dog', [
          ['Dry', 'food-form/dry-food'],
          ['Wet', 'food-form/wet-food'],
          ['Dental and diet treats', 'food-form/treats'],
        ]),
      ],
    },
    {
      heading: 'Life stage',
      links: listLinks('dog', [
        ['Puppy', 'pet-age/puppy-food'],
        ['Adult', 'pet-age/adult-dog-food'],
        ['Senior', 'pet-age/senior-dog-food'],
        ['Large breeds', 'breed-size/large'],
      ]),
    },
    {
      heading: 'Indication',
      links: listLinks('dog', [
        ['Joints and mobility', 'health/joint'],
        ['Gastrointestinal', 'health/digestive'],
        ['Kidney', 'health/kidney'],
        ['Heart', 'health/heart'],
        ['Skin and coat', 'health/skin'],
        ['Weight', 'health/weight'],
      ]),
    },
  ],
  feature: {
    headline: 'For your own dog',
    text: 'Everyday Balance recipes, by age and size.',
    image: scenePath('collection-dog-marlowe-balance'),
    link: '/products/dog/brand/marlowe-balance',
    label: 'See Balance for dogs',
  },
};

const CAT: NavigationItem = {
  label: 'Cat',
  link: '/products/cat',
  columns: [
    {
      heading: 'Form',
      links: [
        {label: 'All for cats', link: '/products/cat'},
        ...listLinks('cat', [
          ['Dry', 'food-form/dry-food'],
          ['Wet', 'food-form/wet-food'],
          ['Dental and diet treats', 'food-form/treats'],
        ]),
      ],
    },
    {
      heading: 'Life stage',
      links: listLinks('cat', [
        ['Kitten', 'pet-age/kitten-food'],
        ['Adult', 'pet-age/adult-cat-food'],
        ['Senior', 'pet-age/senior-cat-food'],
      ]),
    },
    {
      heading: 'Indication',
      links: listLinks('cat', [
        ['Lower urinary tract', 'health/urinary'],
        ['Kidney', 'health/kidney'],
        ['Gastrointestinal', 'health/digestive'],
        ['Skin and food reactions', 'health/food-sensitivity'],
        ['Stress', 'health/calm'],
        ['Weight', 'health/weight'],
      ]),
    },
  ],
  feature: {
    headline: 'For your own cat',
    text: 'From First Bites to Quiet Years, dry and wet.',
    image: scenePath('collection-cat-marlowe-balance'),
    link: '/products/cat/brand/marlowe-balance',
    label: 'See Balance for cats',
  },
};

const CLINICAL: NavigationItem = {
  label: 'Clinical line',
  link: '/clinical-line',
  columns: [
    {
      heading: 'By patient',
      links: [
        {label: 'Clinical for dogs', link: '/products/dog/brand/marlowe-clinical'},
        {label: 'Clinical for cats', link: '/products/cat/brand/marlowe-clinical'},
        {label: 'The line at a glance', link: '/clinical-line'},
      ],
    },
    {
      heading: 'Most requested',
      links: [
        {label: 'Kidney Diet, dog', link: '/products/clinical-kidney-diet-dry'},
        {label: 'Digestive Low Fat', link: '/products/clinical-digestive-low-fat'},
        {label: 'Urinary Care, cat', link: '/products/clinical-urinary-care-cat'},
        {label: 'Calm & Comfort, cat', link: '/products/clinical-calm-comfort-cat'},
      ],
    },
  ],
  feature: {
    headline: 'Fourteen days with your own patient',
    text: 'What we learned from staff who fed it at home first.',
    image: scenePath('clinic'),
    link: '/clinical-line',
    label: 'Read about the line',
  },
};

const HELP_LINKS: Link[] = [
  {label: 'Questions & answers', link: '/faq'},
  {label: 'Delivery to clinic, school or home', link: '/shipping'},
  {label: 'Autoship for clinics', link: '/autoship'},
  {label: 'Contact us', link: '/contact-us'},
];

const PROGRAM_LINKS: Link[] = [
  {label: 'About the program', link: '/about'},
  {label: 'Program terms', link: '/terms-and-conditions'},
  {label: 'Accessibility', link: '/accessibility'},
];

const RETURNS_LINK: Link = {label: 'Returns', link: '/returns'};

export const NAVIGATIONS: SeedSite['navigations'] = {
  main: [
    DOG,
    CAT,
    CLINICAL,
    {
      label: 'Help',
      link: '/faq',
      columns: [
        {heading: 'Ordering', links: HELP_LINKS},
        {heading: 'The program', links: PROGRAM_LINKS},
      ],
      feature: null,
    },
  ],
  footer: [
    {
      heading: 'Catalog',
      links: [
        {label: 'All products', link: '/products'},
        {label: 'For dogs', link: '/products/dog'},
        {label: 'For cats', link: '/products/cat'},
        {label: 'Clinical line', link: '/clinical-line'},
        {label: 'Your cart', link: '/cart'},
      ],
    },
    {heading: 'Ordering', links: [...HELP_LINKS, RETURNS_LINK]},
    {heading: 'Program', links: PROGRAM_LINKS},
  ],
  legal: [
    {label: 'Terms & Conditions', link: '/terms-and-conditions'},
    {label: 'Privacy policy', link: '/privacy-policy'},
    {label: 'Accessibility', link: '/accessibility'},
    {label: 'Site map', link: '/sitemap'},
  ],
};
