import type {ProductSpec} from '../product-spec';

export const BALANCE_CAT_AGES: ProductSpec[] = [
  {
    code: 'KFB',
    title: 'Kitten First Bites',
    line: 'balance',
    species: 'cat',
    stage: 'kitten',
    packs: [
      {
        form: 'dry-food',
        flavors: ['chicken', 'salmon'],
        sizes: ['4 lb', '7 lb', '15 lb'],
        price: 2099,
      },
    ],
    sentences: [
      'Kittens double in size in just a few weeks, and they need the calories to do it.',
      'First Bites has more energy per cup than our adult food, in thin flakes that small mouths can chew.',
      'DHA from fish oil supports healthy eyes and brain development.',
      'It’s fine to leave a little out between meals. At this age, grazing is normal.',
    ],
    benefits: [
      '36% protein for fast growth',
      'DHA for eyes and brain',
      'Thin pieces for milk teeth',
      'Also suits nursing mothers',
    ],
    ingredients:
      '{main}, Chicken Meal, Chicken Fat, Brown Rice, Dried Egg Product, Fish Oil, Oat Groats, Dried Milk Protein',
    analysis: [36, 20, 2.5, 10],
    moreAnalysis: [['DHA (min)', '0.12%']],
    kcalPerKg: 4150,
    rating: [4.8, 893],
    launched: '2025-04-25',
    bestSeller: 9,
    variants: {'Salmon / 4 lb': {badges: ['new-flavor']}, 'Salmon / 15 lb': {stock: 7}},
  },
  {
    code: 'QYS',
    title: 'Quiet Years 11+',
    line: 'balance',
    species: 'cat',
    stage: 'senior',
    health: ['kidney', 'digestive'],
    packs: [
      {form: 'dry-food', flavors: ['chicken', 'salmon'], sizes: ['4 lb', '7 lb'], price: 2299},
    ],
    sentences: [
      'At eleven, most cats sleep more, move less and eat with their noses.',
      'Quiet Years has less phosphorus for aging kidneys and a stronger aroma to bring them back to the bowl.',
      'It’s rich in gentle, easy-to-digest protein, because older cats lose muscle quickly.',
      'See your vet for a checkup every six months. We’ll take care of breakfast.',
    ],
    benefits: [
      'Lower phosphorus for aging kidneys',
      'A stronger aroma for older noses',
      'Highly digestible protein',
      'Vitamin B12 for appetite',
    ],
    ingredients:
      '{main}, Dried Egg Product, Brown Rice, Chicken Fat, Chicken Meal, Fish Oil, Pea Protein, Pumpkin',
    analysis: [33, 17, 4, 10],
    moreAnalysis: [['Phosphorus (max)', '0.75%']],
    kcalPerKg: 3880,
    rating: [4.7, 604],
    launched: '2025-08-19',
  },
];
