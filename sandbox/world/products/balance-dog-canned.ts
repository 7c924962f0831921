import type {ProductSpec} from '../product-spec';

/** Marlowe Balance canned food for dogs. */
export const BALANCE_DOG_CANNED: ProductSpec[] = [
  {
    code: 'HST',
    title: 'Homestyle Stew',
    line: 'balance',
    species: 'dog',
    stage: 'adult',
    packs: [
      {
        form: 'canned',
        flavors: ['chicken', 'beef', 'lamb'],
        sizes: ['12.8 oz', '12 x 12.8 oz'],
        price: 399,
      },
    ],
    sentences: [
      'Open the can and you can name what is in it: strips of meat, diced carrot, peas, a potato cube.',
      'The gravy is broth thickened with a little rice flour, nothing shinier than that.',
      'Serve it alone, or spoon a third of a can over kibble on days that deserve it.',
    ],
    benefits: [
      'Visible pieces of meat and vegetables',
      'Complete on its own or as a topper',
      'Slow-simmered in real broth',
    ],
    ingredients:
      '{main}, Chicken Broth, Pork Liver, Carrots, Peas, Potatoes, Rice Flour, Egg Whites',
    analysis: [8, 4, 1.5, 80],
    kcalPerKg: 980,
    rating: [4.7, 1095],
    launched: '2025-04-12',
    bestSeller: 7,
    variants: {'Lamb / 12.8 oz': {stock: 8}, 'Beef / 12 x 12.8 oz': {sale: 10}},
  },
  {
    code: 'SML',
    title: 'Smooth Loaf Adult',
    line: 'balance',
    species: 'dog',
    stage: 'adult',
    packs: [
      {
        form: 'canned',
        flavors: ['chicken', 'turkey', 'beef'],
        sizes: ['12.8 oz', '12 x 12.8 oz'],
        price: 349,
      },
    ],
    sentences: [
      'A plain, honest loaf that slides out of the can and slices like one.',
      'It mashes easily around a tablet, which is how half of our customers discovered it.',
      'Brown rice and beet pulp give it body without making it dry.',
      'Leftovers keep for three days in the fridge under a lid.',
    ],
    benefits: [
      'Slices, mashes and hides tablets',
      'Balanced for grown dogs of any size',
      'Grain that is easy to digest',
      'The best price per ounce of our wet foods',
    ],
    ingredients:
      '{main}, Water, Pork Liver, Brown Rice, Oat Fiber, Dried Beet Pulp, Flaxseed, Dried Egg Product',
    analysis: [7.5, 5, 1.5, 78],
    kcalPerKg: 1040,
    rating: [4.5, 633],
    launched: '2025-05-27',
    variants: {'Turkey / 12 x 12.8 oz': {sale: 15, stock: 5}},
  },
  {
    code: 'PTL',
    title: 'Puppy Tender Loaf',
    line: 'balance',
    species: 'dog',
    stage: 'puppy',
    packs: [
      {form: 'canned', flavors: ['chicken', 'lamb'], sizes: ['5.5 oz', '24 x 5.5 oz'], price: 249},
    ],
    sentences: [
      'Somewhere between milk and kibble there is a fortnight in which nothing seems right.',
      'Tender Loaf was made for those two weeks and then for the rest of puppyhood.',
      'It is whipped soft, served warm if you like, and rich in the fatty acids that new brains ask for.',
    ],
    benefits: [
      'Soft enough for three-week-old mouths',
      'DHA for brain and eyes',
      'Small cans that match small meals',
    ],
    ingredients:
      '{main}, Water, Chicken Liver, Dried Egg Product, Rice Flour, Fish Oil, Dried Milk Protein',
    analysis: [10, 7, 1, 76],
    kcalPerKg: 1240,
    rating: [4.8, 351],
    launched: '2025-10-14',
    variants: {'Lamb / 5.5 oz': {badges: ['new-flavor']}},
  },
  {
    code: 'SGS',
    title: 'Senior Gentle Stew',
    line: 'balance',
    species: 'dog',
    stage: 'senior',
    health: ['digestive'],
    packs: [
      {
        form: 'canned',
        flavors: ['turkey', 'chicken'],
        sizes: ['12.8 oz', '12 x 12.8 oz'],
        price: 429,
      },
    ],
    sentences: [
      'Old dogs often drink too little, and a bowl of stew is the politest way to change that.',
      'Soft cubes of meat fall apart under the tongue, so that sore gums have nothing to do.',
      'Pumpkin keeps the inside moving when the outside has slowed down.',
      'Phosphorus and sodium are held low throughout.',
    ],
    benefits: [
      'Extra moisture in every meal',
      'Tender cubes for sore mouths',
      'Pumpkin for comfortable digestion',
      'Reduced phosphorus and sodium',
    ],
    ingredients: '{main}, Turkey Broth, Pumpkin, Rice, Chicken Liver, Carrots, Fish Oil, Flaxseed',
    analysis: [7.5, 4, 1.5, 82],
    kcalPerKg: 890,
    rating: [4.7, 428],
    launched: '2025-07-01',
    variants: {'Turkey / 12 x 12.8 oz': {badges: ['new-formula', 'featured']}},
  },
  {
    code: 'HWS',
    title: 'Healthy Weight Vegetable & Chicken Stew',
    line: 'balance',
    species: 'dog',
    stage: 'adult',
    health: ['weight'],
    packs: [
      {form: 'canned', flavors: ['vegetable'], sizes: ['12.8 oz', '12 x 12.8 oz'], price: 389},
    ],
    sentences: [
      'Green beans are the oldest trick for a dog on a diet, so there are a lot of them in here.',
      'Lean chicken breast and carrots fill the rest of the can, at about a quarter fewer calories than Homestyle Stew.',
      'Mix it half and half with Healthy Weight kibble, and the bowl looks as generous as ever.',
    ],
    benefits: [
      'A quarter fewer calories than Homestyle Stew',
      'Green beans and carrots you can see',
      'L-carnitine to help burn fat',
    ],
    ingredients:
      'Chicken Breast, Chicken Broth, Green Beans, {main}, Potatoes, Oat Fiber, L-Carnitine',
    analysis: [7, 2.5, 2.5, 84],
    kcalPerKg: 720,
    rating: [4.4, 266],
    launched: '2025-11-18',
    variants: {
      '12.8 oz': {badges: ['discontinued-soon']},
      '12 x 12.8 oz': {sale: 25, stock: 6, badges: ['discontinued-soon']},
    },
  },
  {
    code: 'SSP',
    title: 'Slow-Simmered Supper',
    line: 'balance',
    species: 'dog',
    stage: 'adult',
    breedSizes: ['small', 'medium'],
    packs: [
      {form: 'canned', flavors: ['beef', 'chicken'], sizes: ['5.5 oz', '24 x 5.5 oz'], price: 269},
      {
        form: 'pouch',
        flavors: ['beef', 'chicken'],
        sizes: ['12 x 2.8 oz', '24 x 2.8 oz'],
        price: 2099,
      },
    ],
    sentences: [
      'We simmer the meat for four hours before anything else goes into the pot.',
      'That gives a dark, savory broth and shreds that pull apart with a fork.',
      'Choose cans for the kitchen and pouches for the road; the recipe inside is the same.',
      'Either way it is a complete meal, not just a garnish.',
    ],
    benefits: [
      'Simmered for four hours',
      'The same recipe in cans and pouches',
      'Complete and balanced for grown dogs',
    ],
    ingredients:
      '{main}, Beef Broth, Chicken Liver, Potatoes, Carrots, Parsnips, Barley Flour, Parsley',
    analysis: [9, 4.5, 1, 79],
    kcalPerKg: 1020,
    rating: [4.6, 337],
    launched: '2026-01-20',
    variants: {
      'Beef / Pouch / 24 x 2.8 oz': {sale: 12},
      'Chicken / Canned / 5.5 oz': {badges: ['new-look']},
    },
  },
];
