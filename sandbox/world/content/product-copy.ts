interface ProductCopy {
  headline: string;
  paragraphs: string[];
  faqs: {question: string; answer: string}[];
}

/** Additional copy for the best sellers, by handle. */
export const PRODUCT_COPY: Record<string, ProductCopy> = {
  'everyday-chicken-barley': {
    headline: 'Our everyday favorite',
    paragraphs: [
      'If you have a healthy adult dog with no special needs, start here. Chicken supports muscle, barley and brown rice give lasting energy, and the ingredient list is easy to read.',
      'Barley releases its energy slowly, so your dog stays satisfied between meals.',
    ],
    faqs: [
      {
        question: 'How long does a 30 lb bag last?',
        answer: 'About six weeks for a 50 lb dog eating three cups a day.',
      },
      {
        question: 'Is it suitable for puppies?',
        answer:
          'No, it’s balanced for adult dogs. For puppies, choose Puppy First Year until their first birthday.',
      },
      {
        question: 'Does it contain wheat or corn?',
        answer: 'No, the grains are barley, brown rice and oats.',
      },
    ],
  },
  'sensitive-skin-stomach-salmon-oat': {
    headline: 'One food for skin and stomach',
    paragraphs: [
      'Itching and stomach upset often have the same cause, so this recipe helps with both. It has one fish, one main grain and chicory root, which feeds good gut bacteria.',
      'For the first eight weeks, skip table scraps and flavored chews. That way you’ll know whether the food is helping.',
    ],
    faqs: [
      {
        question: 'When will I see a difference?',
        answer:
          'Most dogs have firmer stools within ten days. Skin takes six to eight weeks to renew itself.',
      },
      {
        question: 'Is this a hypoallergenic diet?',
        answer:
          'It leaves out common triggers, but it isn’t an elimination diet. If your vet suspects a food allergy, ask about Clinical Skin & Food Sensitivity.',
      },
      {
        question: 'Does it smell like fish?',
        answer:
          'A little when you open the bag, but the smell doesn’t linger once the bag is closed.',
      },
    ],
  },
  'indoor-salmon-oat': {
    headline: 'Made for indoor cats',
    paragraphs: [
      'Indoor cats move less, groom more and get bored with their food. This recipe has fewer calories, more fiber and plenty of salmon flavor.',
      'Yucca helps reduce litter box odor. Most people notice a difference in the second week.',
    ],
    faqs: [
      {
        question: 'Will it stop hairballs completely?',
        answer:
          'It helps make them less frequent. Brush your cat twice a week during shedding season to help even more.',
      },
      {
        question: 'Is it OK for cats who go outside?',
        answer: 'Yes, though an active cat may need a little more than the feeding guide says.',
      },
      {
        question: 'Is salmon the only protein?',
        answer:
          'No, salmon comes first, followed by chicken meal. For a recipe with fewer ingredients, look at our Gentle range.',
      },
    ],
  },
  'large-breed-adult': {
    headline: 'Built for big dogs',
    paragraphs: [
      'Extra weight and fast growth are both hard on a big dog’s joints. This recipe controls calories and has glucosamine and chondroitin to support cartilage.',
      'Each piece is about as wide as a quarter, so your dog has to chew instead of gulping.',
    ],
    faqs: [
      {
        question: 'What counts as a large breed?',
        answer: 'Dogs who weigh more than about 50 lb as adults, whatever the breed.',
      },
      {
        question: 'When can I switch from puppy food?',
        answer:
          'At 18 months for most large breeds, or 24 months for giant breeds like Great Danes and mastiffs.',
      },
      {
        question: 'Chicken or beef?',
        answer:
          'They’re nutritionally the same, so go with your dog’s favorite. Choose beef if your dog doesn’t do well on poultry.',
      },
    ],
  },
  'puppy-first-year': {
    headline: 'A strong start',
    paragraphs: [
      'Your puppy’s body and brain are growing fast. This recipe has more protein than adult food, fish oil for brain development, and carefully controlled calcium.',
      'Soak the first meals in warm water. Within three weeks, your puppy will be ready for crunchy kibble.',
    ],
    faqs: [
      {
        question: 'How often should a puppy eat?',
        answer: 'Four times a day up to four months, three times up to six months, and then twice.',
      },
      {
        question: 'Is it right for large breeds?',
        answer:
          'If your puppy will weigh more than 50 lb as an adult, choose Large Breed Puppy. Growing slowly is easier on big joints.',
      },
      {
        question: 'Can I use it for training?',
        answer: 'Yes, use a handful of the daily amount, so training adds no extra calories.',
      },
    ],
  },
  'golden-years': {
    headline: 'Comfort for older dogs',
    paragraphs: [
      'Older dogs need high-quality protein. They also need less phosphorus and sodium, and a little extra support for stiff joints.',
      'Coconut oil provides fats that an aging brain can use for energy. It’s there to help your dog stay alert and active.',
    ],
    faqs: [
      {
        question: 'When should I switch?',
        answer:
          'At about seven for large dogs, nine or ten for small ones, or when your dog starts to slow down.',
      },
      {
        question: 'My dog has lost some teeth. Can I still feed dry food?',
        answer:
          'Yes, the pieces break with a light bite. For dogs who can’t chew, soak them in warm water.',
      },
      {
        question: 'Is it right for a dog with kidney disease?',
        answer: 'No, it’s gentle, but it isn’t a treatment. Ask your vet about our Clinical line.',
      },
    ],
  },
  'homestyle-stew': {
    headline: 'Real food you can see',
    paragraphs: [
      'We cook this stew in open kettles and fill the cans while it’s hot. You can see the carrots, and the strips of meat pull apart with a fork.',
      'Add half a can to kibble for a special dinner. Keep leftovers covered in the refrigerator and use them within three days.',
    ],
    faqs: [
      {
        question: 'Can I feed only this?',
        answer:
          'Yes, it’s complete for adult dogs. Feed about one can a day for every 12 lb of body weight.',
      },
      {
        question: 'Should I heat it up?',
        answer:
          'You can serve it at room temperature. If you warm it, stir well and check that it isn’t hot.',
      },
      {
        question: 'Are the cans recyclable?',
        answer:
          'Yes, the cans are steel with no plastic lining. Rinse them and recycle them with metal.',
      },
    ],
  },
  'everyday-whisker-recipe': {
    headline: 'A dinner they’ll ask for',
    paragraphs: [
      'Many cats like the same food, in the same place, at the same time every day.',
      'This recipe has plenty of meat, carefully balanced minerals and a shape that’s easy to pick up.',
    ],
    faqs: [
      {
        question: 'How much does a ten-pound cat need?',
        answer:
          'About half a cup a day, split into two meals. Feed a little less if you also serve wet food.',
      },
      {
        question: 'How does it support the bladder?',
        answer:
          'It keeps magnesium and pH at levels where crystals are less likely to form. If your cat has had stones, ask your vet about Urinary Care.',
      },
      {
        question: 'Is it OK for neutered cats?',
        answer:
          'Yes, if you measure the portions. If your cat is always hungry, Neutered & Snug has fewer calories.',
      },
    ],
  },
  'kitten-first-bites': {
    headline: 'Small bites for small mouths',
    paragraphs: [
      'The pieces are thin enough for baby teeth and packed with nutrition, so a small serving makes a full meal.',
      'Nursing mothers can eat it too, as much as they like.',
    ],
    faqs: [
      {
        question: 'What age is it for?',
        answer: 'From four weeks when soaked in warm water, and dry from about eight weeks.',
      },
      {
        question: 'Can I leave it out all day?',
        answer: 'Yes, up to six months. After that, switch to measured meals to avoid weight gain.',
      },
      {
        question: 'When should my kitten switch to adult food?',
        answer:
          'At 12 months. Take about a week to change over to an adult recipe in the same flavor.',
      },
    ],
  },
  'tender-chunks-in-gravy': {
    headline: 'Plenty of gravy in every pouch',
    paragraphs: [
      'Each pouch is about 80% water, which helps cats who don’t drink much. The gravy stays smooth, so it doesn’t set into a jelly.',
      'Tear open the pouch, bend it once, and it empties without a spoon. Fold it closed and refrigerate leftovers for up to a day.',
    ],
    faqs: [
      {
        question: 'Is a pouch a whole meal?',
        answer:
          'For a 10 lb cat, one pouch is about a quarter of the day’s food. Feed four pouches a day, or two pouches and a third of a cup of kibble.',
      },
      {
        question: 'Can I mix flavors in a case?',
        answer: 'Each case has one flavor. If your cat likes variety, order two cases of 12.',
      },
      {
        question: 'Does it contain grain?',
        answer: 'Yes, a little wheat gluten to bind the chunks. There’s no other grain.',
      },
    ],
  },
  'clinical-urinary-care-cat': {
    headline: 'Everyday care after treatment',
    paragraphs: [
      'Urinary Care keeps magnesium low and pH steady, and tastes good enough that cats want to eat it. It only works if it’s the only food your cat eats.',
      'It’s part of our vet-supervised line. Your veterinarian decides how long to feed it and usually checks a urine sample every few months.',
    ],
    faqs: [
      {
        question: 'Do I need a prescription?',
        answer:
          'You need a veterinarian’s recommendation, which you confirm when you add it to your cart.',
      },
      {
        question: 'Can my other cat eat it?',
        answer: 'A healthy adult cat can, for a while. Kittens and nursing mothers shouldn’t.',
      },
      {
        question: 'Can I give treats?',
        answer: 'Ask your vet first. Many treats contain minerals that work against the diet.',
      },
    ],
  },
};
