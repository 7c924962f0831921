import type {ListCopy} from './list-copy';

/** Copy of the cat pages, by the rest of their slug. Pages with a collection take their heading from it. */
export const CAT_COPY: Record<string, ListCopy> = {
  '': {
    sections: [
      {
        title: 'Wet, dry or both',
        text: 'Cats often don’t drink enough water. One wet meal a day is an easy way to help.',
      },
      {
        title: 'Picky is normal',
        text: 'Cats choose food by smell first, then texture. Put a new recipe next to the old one and give your cat a few days to decide.',
      },
    ],
  },
  brand: {
    heading: 'Our Cat Food Brands',
    intro: 'Everyday meals, vet-supervised diets and treats, all in one place.',
  },
  'pet-age': {
    heading: 'Cat Food by Age',
    intro: 'From the first solid meal to the senior years.',
  },
  'food-form': {
    heading: 'Cat Food by Form',
    intro: 'Dry, wet or a little of both: choose what your cat likes best.',
  },
  flavor: {
    heading: 'Cat Food by Flavor',
    intro: 'Chicken, fish or something less common, for even the pickiest eater in the house.',
  },
  health: {
    heading: 'Cat Food by Health Need',
    intro: 'Help with hairballs, urinary health, weight and more.',
  },
  'dry-food': {
    intro:
      'Crunchy kibble that can stay out all morning, in shapes that are easy for cats to pick up.',
    sections: [
      {
        title: 'Free feeding or set meals?',
        text: 'Kittens and very active cats can eat whenever they like. For most other cats, measure out the day’s food in the morning to avoid overfeeding.',
      },
    ],
  },
  'wet-food': {
    intro: 'Smooth pâté, tender flakes and plenty of gravy.',
    sections: [
      {
        title: 'Serve it warm',
        text: 'Food smells stronger at body temperature. Microwave it for ten seconds, stir, and check that it isn’t hot. It often wins over a cat who said no the first time.',
      },
    ],
  },
  treats: {
    intro:
      'Cat treats with about two calories each, so you can give a few and still leave room for dinner.',
    sections: [
      {
        title: 'Dental and hairball treats',
        text: 'Dental treats are large on purpose, so the tooth sinks in before they break. Hairball treats work best along with regular brushing.',
      },
    ],
  },
  'kitten-food': {
    sections: [
      {
        title: 'The first year',
        text: 'Feed kitten food until the first birthday, and a little longer for Maine Coons and other large breeds. A kitten’s stomach is about the size of a walnut, so serve three small meals a day.',
      },
    ],
  },
  'adult-cat-food': {
    intro:
      'Steady calories, plenty of meat and enough taurine for healthy eyes and a healthy heart, from ages one to ten.',
    sections: [
      {
        title: 'Indoor or outdoor?',
        text: 'Indoor cats need about 20% fewer calories than cats who go outside. If yours is gaining weight, try a lighter recipe before you cut back the portion.',
      },
    ],
  },
  'senior-cat-food': {
    intro: 'For cats 11 and up: softer bites, less phosphorus and a stronger aroma.',
    sections: [
      {
        title: 'Watch the scale',
        text: 'Senior cats lose weight more often than they gain it. Weigh yours once a month, and call your vet if it has lost half a pound.',
      },
    ],
  },
  'marlowe-balance': {
    intro:
      'Complete everyday recipes for cats of every age, with meat or fish as the first ingredient.',
    sections: [
      {
        title: 'Find the right range',
        text: 'Everyday is our dry food for daily meals. Country Table is slow-cooked and wet. Gentle is for sensitive cats, Light is for weight control, First Year is for kittens and Golden Years is for seniors.',
      },
    ],
  },
  'marlowe-clinical': {
    intro: 'Vet-supervised recipes for cats with a medical condition.',
    sections: [
      {
        title: 'How to order it',
        text: 'Add it to your cart and confirm that a veterinarian recommended it. We may contact the clinic to check, and you don’t have to send us any paperwork.',
      },
    ],
  },
  'marlowe-treats': {
    intro: 'Crunchy, creamy or flaked treats your cat will come running for.',
    sections: [
      {
        title: 'Just fish',
        text: 'Our fish flakes have one ingredient: dried fish. Our toppers and creamy treats add broth and no sugar.',
      },
    ],
  },
  hairball: {
    sections: [
      {
        title: 'Why fiber helps',
        text: 'Oat and cellulose fiber help swallowed hair move through the digestive tract, so less of it comes back up.',
      },
    ],
  },
  weight: {
    intro: 'Recipes with fewer calories that still fill the bowl.',
  },
  digestive: {
    intro: 'Short ingredient lists, gently cooked for cats with sensitive stomachs.',
  },
  skin: {
    intro: 'Fish oil and zinc for a shiny coat and comfortable skin.',
  },
  dental: {
    intro:
      'Textured pieces that help clean your cat’s teeth with every bite, even if brushing isn’t an option.',
  },
  urinary: {
    intro: 'Balanced magnesium and a steady pH to help keep crystals from forming.',
    sections: [
      {
        title: 'Know the emergency signs',
        text: 'A cat who strains to urinate and can’t needs a vet right away. Urinary Care is for after treatment and to help prevent another episode.',
      },
    ],
  },
  kidney: {
    intro: 'Tempting, low-phosphorus meals for cats with kidney disease.',
  },
  'food-sensitivity': {
    intro:
      'Recipes with duck, rabbit or venison as the only animal protein, for cats who itch or have an upset stomach after eating.',
  },
  chicken: {
    heading: 'Chicken Cat Food',
    intro: 'A favorite with most cats, as kibble, pâté, chunks in gravy and treats.',
  },
  salmon: {
    heading: 'Salmon Cat Food',
    intro: 'Rich, flavorful salmon with natural omega-3s for skin and coat.',
  },
  beef: {
    heading: 'Beef Cat Food',
    intro: 'A hearty choice for cats who don’t care for poultry or fish.',
  },
  lamb: {
    heading: 'Lamb Cat Food',
    intro: 'Mild, tender lamb for cats who are ready for a change.',
  },
  turkey: {
    heading: 'Turkey Cat Food',
    intro: 'Lean, mild turkey that’s easy on sensitive stomachs and good for weight control.',
  },
  duck: {
    heading: 'Duck Cat Food',
    intro:
      'Rich duck that many cats have never tried, which makes it a good choice for sensitive ones.',
  },
  whitefish: {
    heading: 'Whitefish Cat Food',
    intro: 'Mild whitefish in flakes and mousse, for cats who find salmon too strong.',
  },
  tuna: {
    heading: 'Tuna Cat Food',
    intro: 'A strong aroma and a flavor few cats can resist.',
  },
  venison: {
    heading: 'Venison Cat Food',
    intro:
      'A single, less common meat and a short ingredient list, for cats with food sensitivities.',
  },
  rabbit: {
    heading: 'Rabbit Cat Food',
    intro: 'Lean, high-protein rabbit, close to what cats eat in the wild.',
  },
  vegetable: {
    heading: 'Vegetable Cat Food',
    intro: 'Recipes with pumpkin and peas for healthy digestion and fewer calories.',
  },
  'peanut-butter': {
    heading: 'Peanut Butter Cat Treats',
    intro: 'Not every cat likes peanut butter, but the ones who do really do.',
  },
  cheese: {
    heading: 'Cheese Cat Treats',
    intro: 'Crunchy cheddar puffs that are low in lactose.',
  },
  liver: {
    heading: 'Liver Cat Food',
    intro: 'Rich liver for smooth pâtés and picky eaters.',
  },
  original: {
    heading: 'Original Cat Treats',
    intro: 'Our classic treats, with the flavor cats keep coming back to.',
  },
};
