import type {Species} from '../world/vocabulary';

/** Sentences of reviews, by tone. `{pet}` is the pet's name, `{kind}` is `dog` or `cat`. */
interface ToneTexts {
  titles: string[];
  openings: string[];
  details: string[];
  closings: string[];
}

export type Tone = 'happy' | 'content' | 'mixed' | 'unhappy';

export const TONES: Record<Tone, ToneTexts> = {
  happy: {
    titles: [
      '{pet} loves it',
      'Our new favorite',
      'Empty bowl every time',
      'Worth it',
      'The only one {pet} asks for',
      'Five stars from {pet}',
      'We won’t go back',
      'Just right for {pet}',
    ],
    openings: [
      '{pet} used to leave half the bowl and now finishes every meal.',
      'We switched over ten days and {pet} took to it at once.',
      'Our vet suggested trying it, and we’re glad we did.',
      '{pet} is a picky {kind}, so I bought the smallest size first. I didn’t need to.',
      'Third order for us, and {pet} still comes running when I open it.',
      'I read the label twice before I bought it, and {pet} agrees with my choice.',
    ],
    details: [
      'The coat is shinier after about a month.',
      'No upset stomach at all, which we can’t say of the last brand.',
      'The feeding guide was right on the mark for our {kind}.',
      'The pieces are a good size and smell like real food.',
      'It arrived two days after I ordered it, well packed.',
      'More energy on walks and better digestion, to put it politely.',
    ],
    closings: [
      'We’ve set up autoship.',
      'I’ve told everyone with a {kind} about it.',
      'We’ll keep ordering.',
      'Thank you from both of us.',
      'I wouldn’t change a thing.',
    ],
  },
  content: {
    titles: [
      'Good food',
      'Works for us',
      'Solid choice',
      '{pet} likes it',
      'Happy overall',
      'Nearly perfect',
    ],
    openings: [
      '{pet} eats it well, though it took a week to get used to.',
      'Good quality for what it costs.',
      'We mix it with some of the old food, and {pet} likes both.',
      'It does what it says, and {pet} is healthy on it.',
    ],
    details: [
      'I wish the bag had a better zipper.',
      'The larger size saves money, if you have the room.',
      'One delivery was a day late, the rest on time.',
      'The smell is a little strong when you open it.',
      'A bit pricey, but the portions are smaller than with our last food.',
    ],
    closings: [
      'I’d buy it again.',
      'Recommended.',
      'Four stars from {pet}.',
      'We’re staying with it.',
    ],
  },
  mixed: {
    titles: ['Mixed feelings', 'It’s okay', 'Depends on the day', 'Not for every {kind}'],
    openings: [
      'Some days {pet} eats all of it, some days none.',
      'The quality seems fine, but {pet} prefers the other flavor.',
      'I expected a bit more for the price.',
    ],
    details: [
      'We needed almost three weeks to switch.',
      'The pieces are too big for a small mouth.',
      'I add warm water, and then it works.',
    ],
    closings: [
      'I may try another flavor.',
      'Customer service was kind about it.',
      'Start with the smallest size.',
    ],
  },
  unhappy: {
    titles: ['Not for {pet}', 'Disappointed', 'Went to the shelter'],
    openings: [
      '{pet} sniffed it and walked away.',
      'It didn’t agree with {pet}, even though we switched slowly.',
    ],
    details: [
      'I can’t blame the food alone, our {kind} is sensitive.',
      'Two cans arrived dented.',
      'The rest went to our shelter, where it was welcome.',
    ],
    closings: [
      'The refund came without any fuss.',
      'It may be right for another {kind}.',
      'We’re going back to what we had.',
    ],
  },
};

export const PETS: Record<Species, string[]> = {
  dog: ['Biscuit', 'Juno', 'Hank', 'Maple', 'Otis', 'Pepper', 'Rosie', 'Scout', 'Waffles', 'Ziggy'],
  cat: ['Clementine', 'Figaro', 'Gus', 'Luna', 'Miso', 'Olive', 'Pixel', 'Sable', 'Tofu', 'Winnie'],
};

export const AUTHORS = [
  'AnnaB',
  'BenInBoise',
  'CarlosM',
  'DeniseK',
  'EmmaFromOhio',
  'FarmhouseFran',
  'GeorgeT',
  'HikerHolly',
  'IvyLane',
  'JoshP',
  'KatieAndCo',
  'LeoV',
  'MidwestMom',
  'NinaR',
  'OwenS',
  'PatWithPets',
  'QuinnD',
  'RosaL',
  'SamInSeattle',
  'TessW',
];

export interface Question {
  question: string;
  answer: string;
}

const FOOD_QUESTIONS: Question[] = [
  {
    question: 'How long does it take to switch to this?',
    answer:
      'Mix a little more of it into the old food every day. Seven to ten days is about right.',
  },
  {
    question: 'Can I feed it with another food?',
    answer: 'Yes. Feed a little less of both, so that the daily total stays the same.',
  },
  {
    question: 'Is there a smaller size to try first?',
    answer: 'All sizes are at the top of this page. Start with the smallest one.',
  },
];

/** By the kind of food. `{kind}` is the species. */
export const QUESTIONS: Record<'dry' | 'wet' | 'treats', Question[]> = {
  dry: [
    ...FOOD_QUESTIONS,
    {
      question: 'How should I store it after opening?',
      answer: 'Keep it in its bag, closed, cool and dry. It stays fresh for about six weeks.',
    },
    {
      question: 'My {kind} gulps it down. What can I do?',
      answer: 'Try a slow-feeder bowl, or split the daily amount into three meals.',
    },
  ],
  wet: [
    ...FOOD_QUESTIONS,
    {
      question: 'How long does it keep after opening?',
      answer:
        'Up to three days in the refrigerator, covered. Let it come to room temperature before serving.',
    },
    {
      question: 'My {kind} is used to dry food. Can I mix them?',
      answer: 'Yes. Use the feeding guide of each and give half of both.',
    },
  ],
  treats: [
    {
      question: 'How many can I give a day?',
      answer: 'Up to a tenth of the daily calories. The calories per treat are on this page.',
    },
    {
      question: 'Are they good for training?',
      answer: 'Yes. Break one into small pieces, and your {kind} can earn more of them.',
    },
    {
      question: 'How should I store them after opening?',
      answer: 'Close the bag well and keep it cool and dry. Use them up within two months.',
    },
  ],
};
