import {scenePath} from '../../../artwork';
import type {Link, NavigationItem} from '../seed-site';

/** Links under a base path, from label and rest of the path. */
const linksUnder = (base: string, links: [label: string, rest: string][]): Link[] =>
  links.map(([label, rest]) => ({label, link: `${base}/${rest}`}));

export const DOG_MENU: NavigationItem = {
  label: 'Dog',
  link: '/products/dog',
  columns: [
    {
      heading: 'By food',
      links: [
        {label: 'All dog food', link: '/products/dog'},
        ...linksUnder('/products/dog/food-form', [
          ['Dry food', 'dry-food'],
          ['Wet food', 'wet-food'],
          ['Treats', 'treats'],
        ]),
        {label: 'Best-selling', link: '/products/dog?sort=best-selling'},
      ],
    },
    {
      heading: 'By age and size',
      links: [
        ...linksUnder('/products/dog/pet-age', [
          ['Puppy', 'puppy-food'],
          ['Adult', 'adult-dog-food'],
          ['Senior', 'senior-dog-food'],
        ]),
        ...linksUnder('/products/dog/breed-size', [
          ['Small breeds', 'small'],
          ['Medium breeds', 'medium'],
          ['Large breeds', 'large'],
        ]),
      ],
    },
    {
      heading: 'By need',
      links: linksUnder('/products/dog/health', [
        ['Joints and mobility', 'joint'],
        ['Weight', 'weight'],
        ['Digestion', 'digestive'],
        ['Skin and coat', 'skin'],
        ['Dental care', 'dental'],
        ['Food sensitivities', 'food-sensitivity'],
      ]),
    },
    {
      heading: 'By line',
      links: linksUnder('/products/dog/brand', [
        ['Marlowe Balance', 'marlowe-balance'],
        ['Marlowe Clinical', 'marlowe-clinical'],
        ['Marlowe Treats', 'marlowe-treats'],
      ]),
    },
  ],
  feature: {
    headline: 'New puppy at home?',
    text: 'What to feed, how often, and when to change.',
    image: scenePath('puppy-guide'),
    link: '/puppy-guide',
    label: 'Read the puppy guide',
  },
};

export const CAT_MENU: NavigationItem = {
  label: 'Cat',
  link: '/products/cat',
  columns: [
    {
      heading: 'By food',
      links: [
        {label: 'All cat food', link: '/products/cat'},
        ...linksUnder('/products/cat/food-form', [
          ['Dry food', 'dry-food'],
          ['Wet food', 'wet-food'],
          ['Treats', 'treats'],
        ]),
        {label: 'Best-selling', link: '/products/cat?sort=best-selling'},
      ],
    },
    {
      heading: 'By age',
      links: linksUnder('/products/cat/pet-age', [
        ['Kitten', 'kitten-food'],
        ['Adult', 'adult-cat-food'],
        ['Senior', 'senior-cat-food'],
      ]),
    },
    {
      heading: 'By need',
      links: linksUnder('/products/cat/health', [
        ['Hairballs', 'hairball'],
        ['Urinary health', 'urinary'],
        ['Weight', 'weight'],
        ['Digestion', 'digestive'],
        ['Kidneys', 'kidney'],
        ['Food sensitivities', 'food-sensitivity'],
      ]),
    },
    {
      heading: 'By line',
      links: linksUnder('/products/cat/brand', [
        ['Marlowe Balance', 'marlowe-balance'],
        ['Marlowe Clinical', 'marlowe-clinical'],
        ['Marlowe Treats', 'marlowe-treats'],
      ]),
    },
  ],
  feature: {
    headline: 'Your kitten’s first year',
    text: 'A month-by-month feeding guide.',
    image: scenePath('kitten-guide'),
    link: '/kitten-guide',
    label: 'Read the kitten guide',
  },
};

export const TREATS_MENU: NavigationItem = {
  label: 'Treats',
  link: '/products?food-form=treat',
  columns: [
    {
      heading: 'For dogs',
      links: [
        {label: 'All dog treats', link: '/products/dog/food-form/treats'},
        ...linksUnder('/products/dog/flavor', [
          ['Peanut butter', 'peanut-butter'],
          ['Cheese', 'cheese'],
          ['Liver', 'liver'],
        ]),
        {label: 'For training', link: '/products/puppy-training-bites'},
      ],
    },
    {
      heading: 'For cats',
      links: [
        {label: 'All cat treats', link: '/products/cat/food-form/treats'},
        {label: 'Crunchy Clouds', link: '/products/crunchy-clouds'},
        {label: 'Silky Spoonfuls', link: '/products/silky-spoonfuls'},
        {label: 'Fish flakes', link: '/products/sea-snow-fish-flakes'},
      ],
    },
    {
      heading: 'Functional treats',
      links: [
        {label: 'Dental care for dogs', link: '/products/dog/food-form/treats?health=dental'},
        {label: 'Dental care for cats', link: '/products/cat/food-form/treats?health=dental'},
        {label: 'Joint support', link: '/products/easy-stride-chews'},
        {label: 'Hairballs', link: '/products/hairball-nibbles'},
        {label: 'Low-calorie treats', link: '/products/garden-crisps-light'},
      ],
    },
  ],
  feature: {
    headline: 'The Monthly Treat Box',
    text: 'Four bags, including one you can’t buy yet.',
    image: scenePath('collection-all-treats'),
    link: '/products/monthly-treat-box',
    label: 'See what’s inside',
  },
};
