import type {ListCopy} from './list-copy';

/** Copy of the dog pages, by the rest of their slug. Pages with a collection take their heading and intro from it. */
export const DOG_COPY: Record<string, ListCopy> = {
  '': {
    sections: [
      {
        title: 'Where to start',
        text: 'Start with your dog’s age and size, which decide how much energy and calcium your dog needs each day. Then choose a flavor your dog likes.',
      },
      {
        title: 'Switching foods',
        text: 'Mix one quarter new food with the old food for two days, then half, then three quarters. Take about a week to avoid an upset stomach.',
      },
    ],
  },
  brand: {
    heading: 'Our Dog Food Brands',
    intro:
      'Everyday recipes, vet-supervised nutrition and treats: three lines, one standard of quality.',
  },
  'pet-age': {
    heading: 'Dog Food by Age',
    intro: 'Puppies, adults and seniors have different needs. Find the right food for yours.',
  },
  'food-form': {
    heading: 'Dog Food by Form',
    intro: 'Crunchy kibble, soft cans and trays, and treats for training.',
  },
  flavor: {
    heading: 'Dog Food by Flavor',
    intro: 'From chicken to venison, pick the one your dog loves.',
  },
  health: {
    heading: 'Dog Food by Health Need',
    intro: 'Recipes for sensitive stomachs, stiff joints and other needs your vet may bring up.',
  },
  'breed-size': {
    heading: 'Dog Food by Breed Size',
    intro: 'Kibble size, calories and minerals that match your dog’s adult weight.',
  },
  'dry-food': {
    sections: [
      {
        title: 'How much should I feed?',
        text: 'Use the feeding guide on the bag as a starting point. If your dog’s waist starts to disappear, feed 10% less and check again in two weeks.',
      },
    ],
  },
  'wet-food': {
    sections: [
      {
        title: 'Meal or topper?',
        text: 'Our cans and trays are complete meals. If you use them as a topper, take away an eighth of a cup of kibble for every three ounces you add.',
      },
    ],
  },
  treats: {
    sections: [
      {
        title: 'The 10% rule',
        text: 'Keep treats under 10% of the day’s calories. For a 30 lb dog that’s about four biscuits, or a whole session’s worth of training bites.',
      },
    ],
  },
  'puppy-food': {
    sections: [
      {
        title: 'Large-breed puppies',
        text: 'Large breeds grow for longer and should grow slowly. That’s why they have their own recipe, with less calcium per calorie.',
      },
      {
        title: 'How many meals a day?',
        text: 'Feed four meals a day up to four months of age, three meals up to six months, and two after that. Leave the bowl down for 15 minutes, then pick it up.',
      },
    ],
  },
  'adult-dog-food': {
    sections: [
      {
        title: 'When is a dog an adult?',
        text: 'Most dogs are adults at about 12 months, and giant breeds at 18 to 24 months. Feed a puppy recipe until then.',
      },
    ],
  },
  'senior-dog-food': {
    sections: [
      {
        title: 'When is a dog a senior?',
        text: 'Small breeds become seniors at about 10 years, large breeds at about 7. A yearly blood test tells your vet more than a birthday does.',
      },
    ],
  },
  'marlowe-balance': {
    sections: [
      {
        title: 'What makes it complete',
        text: 'Every recipe is complete and balanced for its age group, so you don’t need to add anything. Choose Everyday for kibble made with whole grains, or Country Table for stews and loaves.',
      },
    ],
  },
  'marlowe-clinical': {
    sections: [
      {
        title: 'Why it’s vet-supervised',
        text: 'These recipes change minerals, fat or protein more than an everyday food should. What helps one dog can harm another, so a veterinarian decides which dog needs it and for how long.',
      },
    ],
  },
  'marlowe-treats': {
    sections: [
      {
        title: 'How we make them',
        text: 'We bake our biscuits twice for extra crunch. We dry our jerky at a low temperature for most of a day.',
      },
    ],
  },
  joint: {
    sections: [
      {
        title: 'Start with weight',
        text: 'Every extra pound puts more load on sore joints. Keeping your dog lean is one of the best ways to help.',
      },
    ],
  },
  'food-sensitivity': {
    sections: [
      {
        title: 'What does “hydrolyzed” mean?',
        text: 'A hydrolyzed protein is broken into pieces so small that the immune system is less likely to react. Venison, rabbit and other uncommon proteins help because most dogs have never eaten them.',
      },
    ],
  },
  chicken: {
    heading: 'Chicken Dog Food',
    intro: 'Most dogs’ favorite flavor: fresh chicken first, in kibble, stews and training bites.',
  },
  salmon: {
    heading: 'Salmon Dog Food',
    intro: 'Cold-water salmon for a shiny coat, and a good change from poultry.',
  },
  beef: {
    heading: 'Beef Dog Food',
    intro: 'Hearty beef in loaves, stews and large-breed kibble.',
  },
  lamb: {
    heading: 'Lamb Dog Food',
    intro: 'Mild, rich and easy to digest. A good choice for dogs who need a break from chicken.',
  },
  turkey: {
    heading: 'Turkey Dog Food',
    intro: 'Lean turkey for dogs who are watching their weight.',
  },
  duck: {
    heading: 'Duck Dog Food',
    intro: 'Dark, savory duck for dogs who don’t do well on chicken or turkey.',
  },
  whitefish: {
    heading: 'Whitefish Dog Food',
    intro: 'Lean, mild whitefish that’s gentle on the stomach.',
  },
  tuna: {
    heading: 'Tuna Dog Food',
    intro: 'A cat favorite that plenty of dogs love, too.',
  },
  venison: {
    heading: 'Venison Dog Food',
    intro:
      'Most dogs have never eaten venison, which makes it a good choice for food sensitivities.',
  },
  rabbit: {
    heading: 'Rabbit Dog Food',
    intro: 'Lean, mild rabbit for dogs with sensitivities or a taste for something new.',
  },
  vegetable: {
    heading: 'Vegetable Dog Food',
    intro: 'Carrots, peas and squash first, for a fuller bowl with fewer calories.',
  },
  'peanut-butter': {
    heading: 'Peanut Butter Dog Treats',
    intro: 'Real ground peanuts, baked into treats for training or anytime.',
  },
  cheese: {
    heading: 'Cheese Dog Treats',
    intro: 'Dried cheddar with a smell dogs notice from across the park.',
  },
  liver: {
    heading: 'Liver Dog Treats',
    intro: 'A high-value training reward, in pieces the size of a pea.',
  },
  original: {
    heading: 'Original Dog Treats',
    intro: 'The first treat we ever baked, still made the same way.',
  },
  small: {
    heading: 'Small Breed Dog Food',
    intro: 'Bite-size kibble and extra calories per cup, for dogs up to about 25 lb.',
    sections: [
      {
        title: 'Small dogs burn more energy',
        text: 'Pound for pound, a terrier needs nearly twice as much energy as a mastiff. Our small-breed recipes pack it into smaller pieces.',
      },
    ],
  },
  medium: {
    heading: 'Medium Breed Dog Food',
    intro:
      'For beagles, border collies and other mid-size dogs: steady energy and a kibble size that suits most mouths.',
  },
  large: {
    heading: 'Large Breed Dog Food',
    intro: 'Big kibble, controlled calories and support for hips and joints, for dogs over 50 lb.',
    sections: [
      {
        title: 'Slow down fast eaters',
        text: 'Large kibble makes your dog chew, which slows down mealtime. Feed deep-chested breeds two meals a day, and let them rest after each one.',
      },
    ],
  },
};
