import type {ListCopy} from './list-copy';

/** Copy of the cat pages, by the rest of their slug. Pages with a collection take their heading from it. */
export const CAT_COPY: Record<string, ListCopy> = {
  '': {
    sections: [
      {
        title: 'Wet, dry or both',
        text: 'Cats were made for dry places and drink too little. One wet meal a day is the easiest glass of water that you will ever serve.',
      },
      {
        title: 'Picky is normal',
        text: 'A cat decides by smell, then texture, then pride. Offer a new recipe beside the old one and let time do the talking.',
      },
    ],
  },
  brand: {
    heading: 'Our Cat Food Brands',
    intro: 'Find the daily dinner, the diet from the clinic and the little extras in one place.',
  },
  'pet-age': {
    heading: 'Cat Food by Age',
    intro: 'From the first solid meal to the slow, sunny years.',
  },
  'food-form': {
    heading: 'Cat Food by Form',
    intro: 'Dry, wet or a bit of both: choose what your cat actually finishes.',
  },
  flavor: {
    heading: 'Cat Food by Flavor',
    intro: 'Fish, fowl or something wilder, for the pickiest eater in the house.',
  },
  health: {
    heading: 'Cat Food by Health Need',
    intro: 'Help with hairballs, urinary care, weight and more.',
  },
  'dry-food': {
    intro:
      'Crunch that can stand in a bowl all morning, shaped so that a cat can pick it up without looking down.',
    sections: [
      {
        title: 'Left out or measured?',
        text: 'Kittens and hard workers may graze. Everybody else keeps a better figure with the day’s amount weighed out in the morning.',
      },
    ],
  },
  'wet-food': {
    intro: 'Pâté for lickers, flakes for pickers and gravy for those who leave the rest.',
    sections: [
      {
        title: 'Serve it warm',
        text: 'At body temperature food smells like food. Ten seconds in a microwave, stirred and tested with a finger, wins over most refusals.',
      },
    ],
  },
  treats: {
    intro:
      'Two or three are a conversation, ten are a meal: cat treats with about two calories each.',
    sections: [
      {
        title: 'Dental and hairball treats',
        text: 'Dental pieces are large on purpose, so that the tooth goes in before they break. Hairball nibbles work best the day after a brushing.',
      },
    ],
  },
  'kitten-food': {
    sections: [
      {
        title: 'The first year',
        text: 'Feed kitten recipes until the first birthday, and a little longer for Maine Coons. Three small meals suit a stomach the size of a walnut.',
      },
    ],
  },
  'adult-cat-food': {
    intro:
      'One to ten are the good years: steady calories, plenty of meat and enough taurine for eyes and heart.',
    sections: [
      {
        title: 'Inside or outside',
        text: 'An indoor cat needs about a fifth less than one who keeps a territory. If the belly sways, change the recipe before you change the bowl.',
      },
    ],
  },
  'senior-cat-food': {
    intro: 'From eleven on: softer bites, less phosphorus and a smell that reaches the warm chair.',
    sections: [
      {
        title: 'Watch the scale',
        text: 'Old cats get thin more often than fat. Weigh yours once a month on your own arm, and call the vet if half a pound has gone.',
      },
    ],
  },
  'marlowe-balance': {
    intro:
      'The food we would put down every evening: complete recipes for cats of each age, meat and fish first.',
    sections: [
      {
        title: 'Six ranges, one idea',
        text: 'Everyday is dry and steady, Country Table is wet and slow-cooked, Gentle and Light say what they do. First Year and Golden Years go by the calendar.',
      },
    ],
  },
  'marlowe-clinical': {
    intro: 'For cats in treatment, with a veterinarian who knows the numbers.',
    sections: [
      {
        title: 'How to order it',
        text: 'Put it in the cart as you would any food and confirm that a vet has recommended it. We may ask the clinic, and that is all the paperwork.',
      },
    ],
  },
  'marlowe-treats': {
    intro: 'Crunchy, silky or dried to a flake, and gone before the packet is closed.',
    sections: [
      {
        title: 'Fish, and little else',
        text: 'The shortest label in the shop belongs to our fish flakes: one fish, dried. Toppers and spoonfuls add broth and nothing sweet.',
      },
    ],
  },
  hairball: {
    sections: [
      {
        title: 'Why fiber helps',
        text: 'Swallowed hair has two ways out. Oat and cellulose fiber keep it moving toward the polite one.',
      },
    ],
  },
  weight: {
    intro: 'A pound on a cat is ten on you: lighter recipes that still fill the saucer.',
  },
  digestive: {
    intro: 'Few ingredients, cooked soft, for stomachs that send things back.',
  },
  skin: {
    intro:
      'Fish oils and zinc, for fur that has lost its shine and for backs that are licked bare.',
  },
  dental: {
    intro: 'Porous pieces that clean as a cat bites, since a toothbrush is rarely an option.',
  },
  urinary: {
    intro:
      'Balanced magnesium and a steady pH, to keep crystals from forming where they hurt most.',
    sections: [
      {
        title: 'When it is urgent',
        text: 'A cat that strains and passes nothing is an emergency within hours. Urinary Care is for afterwards, and for never again.',
      },
    ],
  },
  kidney: {
    intro:
      'Tempting little meals with the phosphorus taken down, for kidneys that have done their share.',
  },
  'food-sensitivity': {
    intro: 'Duck, rabbit and venison on their own, for cats who scratch after dinner.',
  },
  chicken: {
    heading: 'Chicken Cat Food',
    intro: 'Chicken that a cat would call by its first name, as triangles, pâté and gravy.',
  },
  salmon: {
    heading: 'Salmon Cat Food',
    intro: 'Pink, oily and loud: salmon is what brings a cat in from the garden.',
  },
  beef: {
    heading: 'Beef Cat Food',
    intro: 'A deeper taste for cats who turn away from birds and fish alike.',
  },
  lamb: {
    heading: 'Lamb Cat Food',
    intro: 'Gentle, grassy lamb, and a change for cats who have tried everything else.',
  },
  turkey: {
    heading: 'Turkey Cat Food',
    intro: 'White turkey with a clean smell, kind to waists and to delicate bellies.',
  },
  duck: {
    heading: 'Duck Cat Food',
    intro: 'Duck has the fat that cats love and a protein that few of them have met.',
  },
  whitefish: {
    heading: 'Whitefish Cat Food',
    intro: 'Cod’s milder cousins, in flakes and mousse, for noses that find salmon too much.',
  },
  tuna: {
    heading: 'Tuna Cat Food',
    intro: 'Open the tray quietly, or you will have company.',
  },
  venison: {
    heading: 'Venison Cat Food',
    intro: 'One wild meat and little beside it, so that a reaction has nowhere to hide.',
  },
  rabbit: {
    heading: 'Rabbit Cat Food',
    intro: 'As close to the barn as dinner gets: rabbit, with its own liver.',
  },
  vegetable: {
    heading: 'Vegetable Cat Food',
    intro: 'Pumpkin and peas around the meat, for regular days and lighter bowls.',
  },
  'peanut-butter': {
    heading: 'Peanut Butter Cat Treats',
    intro: 'Not every cat gets the point of peanuts, and those who do are loyal for life.',
  },
  cheese: {
    heading: 'Cheese Cat Treats',
    intro: 'Crisp puffs of cheddar, low in lactose and high in requests.',
  },
  liver: {
    heading: 'Liver Cat Food',
    intro: 'Liver smooths a pâté and settles an argument with a cat who was not hungry.',
  },
  original: {
    heading: 'Original Cat Treats',
    intro: 'The plain ones, which cats keep choosing when nobody is watching.',
  },
};
