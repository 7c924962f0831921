import type {ListCopy} from './list-copy';

/** Copy of the dog pages, by the rest of their slug. Pages with a collection take their heading and intro from it. */
export const DOG_COPY: Record<string, ListCopy> = {
  '': {
    sections: [
      {
        title: 'Where to begin',
        text: 'Start with age and size: they decide how much energy, calcium and chewing a day needs. Flavor comes after that, and your dog will have an opinion.',
      },
      {
        title: 'Changing over',
        text: 'Mix a quarter of the new food into the old for two days, then half, then three quarters. A week of patience saves a night of regret.',
      },
    ],
  },
  brand: {
    heading: 'Our Dog Food Brands',
    intro: 'Everyday recipes, vet-supervised nutrition and treats: three lines, one standard.',
  },
  'pet-age': {
    heading: 'Dog Food by Age',
    intro: 'A puppy, a grown dog and an old friend each need a different bowl.',
  },
  'food-form': {
    heading: 'Dog Food by Form',
    intro: 'Crunchy kibble, soft cans and trays, or a treat to train with.',
  },
  flavor: {
    heading: 'Dog Food by Flavor',
    intro: 'Pick the one that makes the tail go, from chicken to venison.',
  },
  health: {
    heading: 'Dog Food by Health Need',
    intro: 'Recipes for sensitive stomachs, stiff joints and everything your vet brings up.',
  },
  'breed-size': {
    heading: 'Dog Food by Breed Size',
    intro: 'Kibble size, calories and minerals matched to what your dog weighs when grown.',
  },
  'dry-food': {
    sections: [
      {
        title: 'How much is enough?',
        text: 'Every bag has a feeding guide by weight. It is a place to start: if the waist disappears, take a tenth away and look again in two weeks.',
      },
    ],
  },
  'wet-food': {
    sections: [
      {
        title: 'Whole meal or topper?',
        text: 'Cans and trays are complete by themselves. Over kibble, count an eighth of a cup less for each three ounces that you spoon on top.',
      },
    ],
  },
  treats: {
    sections: [
      {
        title: 'The rule of a tenth',
        text: 'Treats should stay under a tenth of the day’s calories. For a thirty-pound dog that is about four biscuits, or a great many training bites.',
      },
    ],
  },
  'puppy-food': {
    sections: [
      {
        title: 'Small mouths, large plans',
        text: 'Large-breed puppies grow for longer and should grow slowly, which is why they have a recipe of their own with less calcium per calorie.',
      },
      {
        title: 'Meals a day',
        text: 'Four until four months, three until six, then two for life. Set the bowl down for fifteen minutes and take it up again.',
      },
    ],
  },
  'adult-dog-food': {
    sections: [
      {
        title: 'When is a dog grown?',
        text: 'At about twelve months for most, and at eighteen to twenty-four for the giants. Until then the puppy recipe is the right one.',
      },
    ],
  },
  'senior-dog-food': {
    sections: [
      {
        title: 'Old at seven, or not',
        text: 'Small breeds turn senior near ten, large ones near seven. A yearly blood test says more than the birthday does.',
      },
    ],
  },
  'marlowe-balance': {
    sections: [
      {
        title: 'What Balance stands for',
        text: 'Each recipe is complete for its age group on its own, so nothing needs to be added. The ranges differ in what they begin with: barley and rice in Everyday, stews and loaves in Country Table.',
      },
    ],
  },
  'marlowe-clinical': {
    sections: [
      {
        title: 'Vet-supervised, and why',
        text: 'These recipes move minerals, fat or protein further than an everyday food may. That helps one dog and can harm another, so a veterinarian decides who eats it and for how long.',
      },
    ],
  },
  'marlowe-treats': {
    sections: [
      {
        title: 'From our own oven',
        text: 'Biscuits are baked twice so that they snap. Jerky is dried at a low heat for most of a day, and nothing else is done to it.',
      },
    ],
  },
  joint: {
    sections: [
      {
        title: 'Weight first',
        text: 'Every pound too many is felt four times over in a sore elbow. Slim dogs on the same joints walk further.',
      },
    ],
  },
  'food-sensitivity': {
    sections: [
      {
        title: 'What “hydrolyzed” means',
        text: 'A hydrolyzed protein is cut into pieces so small that the immune system no longer takes notice. An uncommon protein, such as venison or rabbit, reaches the same end by being new.',
      },
    ],
  },
  chicken: {
    heading: 'Chicken Dog Food',
    intro:
      'The flavor that most dogs vote for: fresh chicken first, in kibble, stews and training bites.',
  },
  salmon: {
    heading: 'Salmon Dog Food',
    intro: 'Cold-water salmon for shiny coats, and for dogs who have had enough of poultry.',
  },
  beef: {
    heading: 'Beef Dog Food',
    intro: 'Beef in loaves, stews and big-breed kibble, for the dog who watches you grill.',
  },
  lamb: {
    heading: 'Lamb Dog Food',
    intro:
      'Lamb is mild, rich and easy to digest, which makes it a good second choice after chicken.',
  },
  turkey: {
    heading: 'Turkey Dog Food',
    intro:
      'Lean turkey for dogs who should keep their waist, on holidays and on all the other days.',
  },
  duck: {
    heading: 'Duck Dog Food',
    intro: 'Dark, savory duck: a bird for dogs that other birds do not agree with.',
  },
  whitefish: {
    heading: 'Whitefish Dog Food',
    intro: 'Whitefish is lean and quiet in the stomach, with a smell that stays in the kitchen.',
  },
  tuna: {
    heading: 'Tuna Dog Food',
    intro: 'A cat’s favorite that a surprising number of dogs would steal.',
  },
  venison: {
    heading: 'Venison Dog Food',
    intro: 'Venison is new to most dogs, and what is new seldom makes them itch.',
  },
  rabbit: {
    heading: 'Rabbit Dog Food',
    intro: 'Rabbit for sensitive dogs, and for those who have only ever dreamt of catching one.',
  },
  vegetable: {
    heading: 'Vegetable Dog Food',
    intro:
      'Carrots, peas and squash in front: fewer calories, and more in the bowl to show for it.',
  },
  'peanut-butter': {
    heading: 'Peanut Butter Dog Treats',
    intro: 'Peanuts, ground and baked, with no sweetener of any kind.',
  },
  cheese: {
    heading: 'Cheese Dog Treats',
    intro: 'Dried cheddar that carries across a whole dog park.',
  },
  liver: {
    heading: 'Liver Dog Treats',
    intro: 'The strongest argument in any training session, in pieces the size of a pea.',
  },
  original: {
    heading: 'Original Dog Treats',
    intro: 'The first recipe that we baked, unchanged since somebody ate the notes.',
  },
  small: {
    heading: 'Small Breed Dog Food',
    intro:
      'Pieces for small jaws and calories for fast hearts, up to about twenty-five pounds of dog.',
    sections: [
      {
        title: 'Little dogs burn more',
        text: 'A terrier needs nearly twice the energy of a mastiff for each pound it weighs. Small-breed recipes carry it in fewer, finer pieces.',
      },
    ],
  },
  medium: {
    heading: 'Medium Breed Dog Food',
    intro:
      'For the dogs in the middle, from beagles to border collies: an even pace and a kibble that suits most mouths.',
  },
  large: {
    heading: 'Large Breed Dog Food',
    intro: 'Big pieces, sensible calories and something for the hips, from fifty pounds upward.',
    sections: [
      {
        title: 'Slower is better',
        text: 'Large kibble asks to be chewed, and chewing keeps dinner from being a race. Deep-chested dogs are safest with two meals and a rest after each.',
      },
    ],
  },
};
