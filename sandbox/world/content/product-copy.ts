interface ProductCopy {
  headline: string;
  paragraphs: string[];
  faqs: {question: string; answer: string}[];
}

/** Additional copy for the best sellers, by handle. */
export const PRODUCT_COPY: Record<string, ProductCopy> = {
  'everyday-chicken-barley': {
    headline: 'The bag by the back door',
    paragraphs: [
      'If you have a healthy grown dog and no particular worry, begin here. Chicken for muscle, barley and brown rice for the long haul, and nothing that has to be looked up.',
      'Barley gives its energy slowly. That is why a dog on this recipe tends to ask for dinner at dinner time, and not at four.',
    ],
    faqs: [
      {
        question: 'How long does a 30 lb bag last?',
        answer: 'About six weeks for a fifty-pound dog on three cups a day.',
      },
      {
        question: 'Is it suitable for puppies?',
        answer:
          'No. It is balanced for grown dogs; puppies do better on Puppy First Year until their first birthday.',
      },
      {
        question: 'Does it contain wheat or corn?',
        answer: 'Neither. The grains are barley, brown rice and oats.',
      },
    ],
  },
  'sensitive-skin-stomach-salmon-oat': {
    headline: 'For the ones who do both',
    paragraphs: [
      'Itching and rumbling often come from the same place, so this recipe treats them as one question. It has one fish, one main grain, and a root that good bacteria like.',
      'Keep everything else off the menu for the first eight weeks: no table scraps, no flavored chews. Otherwise you will never know what helped.',
    ],
    faqs: [
      {
        question: 'When will I see a difference?',
        answer:
          'Stools settle within ten days for most dogs. Skin takes six to eight weeks, because that is how long it needs to renew itself.',
      },
      {
        question: 'Is this a hypoallergenic diet?',
        answer:
          'It avoids the usual suspects but is no elimination diet. If your vet suspects an allergy, ask about Clinical Skin & Food Sensitivity.',
      },
      {
        question: 'Does it smell of fish?',
        answer: 'In the bag, a little. In the room, not after the lid is closed.',
      },
    ],
  },
  'indoor-salmon-oat': {
    headline: 'Made for a life on the windowsill',
    paragraphs: [
      'Cats who stay in move less, groom more and get bored at mealtimes. Fewer calories, more fiber and a strong taste of salmon answer the three in turn.',
      'Yucca binds what makes a litter box smell. You will notice in the second week, and visitors will stop noticing.',
    ],
    faqs: [
      {
        question: 'Will it stop hairballs altogether?',
        answer: 'It makes them rarer. Brushing twice a week during a molt does the rest.',
      },
      {
        question: 'Can a cat who goes out eat it?',
        answer: 'Yes, though an active one may need a little more than the guide says.',
      },
      {
        question: 'Is salmon the only protein?',
        answer:
          'It comes first, and chicken meal follows. For a single-protein recipe look at our Gentle range.',
      },
    ],
  },
  'large-breed-adult': {
    headline: 'Built like the dog it is for',
    paragraphs: [
      'Size is hard on joints in two ways: the load, and the speed at which it arrives. This recipe keeps the load sensible and feeds the cartilage that takes the landing.',
      'The pieces are as wide as a quarter. Dogs who used to swallow their dinner learn that it has a texture.',
    ],
    faqs: [
      {
        question: 'From what weight is a dog large?',
        answer: 'From about fifty pounds when grown, whatever the breed is called.',
      },
      {
        question: 'At what age can I change over from puppy food?',
        answer: 'At eighteen months, or at twenty-four for a Great Dane or a mastiff.',
      },
      {
        question: 'Chicken or beef?',
        answer:
          'They are equal in everything but taste. Beef is the better choice for a dog who does not do well on poultry.',
      },
    ],
  },
  'puppy-first-year': {
    headline: 'Twelve months that count double',
    paragraphs: [
      'Everything a puppy will be is being built now, and quickly. So there is more protein in here than a grown dog needs, fish oil for the brain, and calcium that is measured and not poured.',
      'Soak the first meals in warm water. Within three weeks the crunch will have become half of the fun.',
    ],
    faqs: [
      {
        question: 'How often should a puppy eat?',
        answer: 'Four times a day until four months, three times until six, then twice.',
      },
      {
        question: 'Is it right for large breeds?',
        answer:
          'Choose Large Breed Puppy if yours will weigh more than fifty pounds: growing slowly is kinder to big joints.',
      },
      {
        question: 'Can I train with it?',
        answer:
          'Yes. Take a handful from the daily amount, and the training costs no extra calories.',
      },
    ],
  },
  'golden-years': {
    headline: 'Less of what ages, more of what helps',
    paragraphs: [
      'An old dog needs better protein, not less of it. What should go down is phosphorus and salt, and what should go up is comfort.',
      'Coconut oil brings fats that an aging brain can burn when sugar no longer does the trick. Owners speak of a dog who comes along again, instead of waiting by the door.',
    ],
    faqs: [
      {
        question: 'When should I start?',
        answer:
          'Around seven for big dogs and nine or ten for small ones, or when the mornings become stiff.',
      },
      {
        question: 'My dog has lost teeth. Is dry food all right?',
        answer:
          'The pieces break with a light bite. With a splash of warm water they need no teeth at all.',
      },
      {
        question: 'Is it enough for a dog with kidney disease?',
        answer:
          'It is gentle, but it is no treatment. Your vet will want a diet from the Clinical line for that.',
      },
    ],
  },
  'homestyle-stew': {
    headline: 'You can name every piece',
    paragraphs: [
      'We cook this one in open kettles and fill it while it is hot. The carrots stay orange, and the meat stays in strips that a fork can lift.',
      'Half a can beside kibble turns a weekday into a small occasion. Keep the rest covered in the refrigerator and use it within three days.',
    ],
    faqs: [
      {
        question: 'Can I feed only this?',
        answer:
          'Yes, it is complete for grown dogs. Count about one can for every twelve pounds of dog and day.',
      },
      {
        question: 'Should I heat it?',
        answer: 'Room temperature is enough. If you warm it, stir well and test it with a finger.',
      },
      {
        question: 'Are the cans recyclable?',
        answer: 'They are steel with no plastic lining. Rinse them and put them with the metal.',
      },
    ],
  },
  'everyday-whisker-recipe': {
    headline: 'The same dinner, gladly',
    paragraphs: [
      'Cats do not want variety nearly as much as we want to give it to them. They want what worked yesterday, at the same time, in the same corner.',
      'So this recipe does not chase novelty. It has plenty of meat, careful minerals, and a shape that the tongue finds by itself.',
    ],
    faqs: [
      {
        question: 'How much does a ten-pound cat need?',
        answer:
          'About half a cup a day, in two meals. Take a little off if wet food is on the menu.',
      },
      {
        question: 'What does the mineral balance do?',
        answer:
          'It keeps magnesium and pH where crystals are unlikely. For a cat that has had stones, ask your vet about Urinary Care.',
      },
      {
        question: 'Is it fine for neutered cats?',
        answer:
          'It is, if you weigh the portion. Neutered Snug has fewer calories for those who beg well.',
      },
    ],
  },
  'kitten-first-bites': {
    headline: 'Thin as a lentil, strong as a cat',
    paragraphs: [
      'A kitten’s mouth is small and its plans are not. The pieces are thin enough for milk teeth and dense enough that a few dozen make a meal.',
      'Mothers may eat it as well while they nurse, and should have as much as they like.',
    ],
    faqs: [
      {
        question: 'From what age?',
        answer: 'From four weeks, soaked in warm water; dry from about eight.',
      },
      {
        question: 'Can I leave it out all day?',
        answer: 'Until six months, yes. After that, measured meals keep a good figure good.',
      },
      {
        question: 'When do we move on?',
        answer: 'At twelve months, over one week, to an adult recipe in the same flavor.',
      },
    ],
  },
  'tender-chunks-in-gravy': {
    headline: 'Gravy first, chunks after',
    paragraphs: [
      'Four fifths of a pouch is water, which is how a cat likes to drink. The gravy stays liquid, so there is no cold jelly to be left at the rim.',
      'Open a pouch, bend it once, and it empties without a spoon. What is left keeps for a day with the fold closed.',
    ],
    faqs: [
      {
        question: 'Is a pouch a whole meal?',
        answer:
          'For a ten-pound cat one pouch is about a quarter of the day. Four make it complete, or two and a third of a cup of kibble.',
      },
      {
        question: 'Can I mix flavors in a case?',
        answer: 'Each case has one flavor. Two cases of twelve give you a rota.',
      },
      {
        question: 'Does it contain grain?',
        answer: 'A little wheat gluten binds the chunks, and there is no other.',
      },
    ],
  },
  'clinical-urinary-care-cat': {
    headline: 'After the emergency, this',
    paragraphs: [
      'Urinary Care works by arithmetic: little magnesium, a steady pH, and enough appetite that a cat drinks and eats on time. It only works when it is the only food.',
      'It is part of our vet-supervised line. Your veterinarian decides how long it should be fed, and usually wants to see a sample every few months.',
    ],
    faqs: [
      {
        question: 'Do I need a prescription?',
        answer: 'You need a veterinarian’s recommendation, which you confirm in the cart.',
      },
      {
        question: 'May my other cat eat it?',
        answer: 'A healthy adult may, for a while. Kittens and nursing mothers should not.',
      },
      {
        question: 'What about treats?',
        answer: 'Ask your clinic first. Most treats carry minerals that undo the work.',
      },
    ],
  },
};
