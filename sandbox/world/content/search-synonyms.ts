/** The words that shoppers use, mapped to those of the catalog. Editors can add more. */
export type SynonymEntry = {
  /** The phrases that shoppers type. */
  phrases: string[];
  /** Alternatives in the product index: facets `field:value`, or words. */
  means: string[];
  status: 'published';
};

const SYNONYMS: {means: string; phrases: string}[] = [
  /* Needs */
  {
    means: 'health_conditions:skin, health_conditions:food-sensitivity',
    phrases: 'itchy skin, itchy, itch, itching, scratching, hot spots',
  },
  {
    means: 'health_conditions:skin, health_conditions:food-sensitivity',
    phrases: 'allergy, allergic, skin allergy, atopic',
  },
  {
    means: 'health_conditions:skin',
    phrases:
      'coat, skin, skin and coat, shiny coat, dull coat, dry skin, dandruff, shedding, fur, omega',
  },
  {
    means: 'health_conditions:food-sensitivity',
    phrases:
      'food allergy, food sensitivity, sensitivity, intolerance, hypoallergenic, novel protein, limited ingredient, hydrolyzed, elimination diet, single protein',
  },
  {
    means: 'health_conditions:digestive',
    phrases:
      'sensitive stomach, stomach, upset stomach, tummy, digestion, digestive, gut, diarrhea, loose stool, vomiting, throwing up, gas, constipation, gastrointestinal, gi, probiotic, pancreatitis, low fat, bland diet, ibd, colitis',
  },
  {means: 'health_conditions:digestive, health_conditions:skin, sensitive', phrases: 'sensitive'},
  {
    means: 'health_conditions:joint',
    phrases:
      'arthritis, arthritic, hip dysplasia, dysplasia, hip, hips, joint, joints, mobility, limping, stiff, glucosamine, cruciate, elbow',
  },
  {
    means: 'health_conditions:weight',
    phrases:
      'weight loss, weight, weight control, weight management, overweight, obese, obesity, fat, chubby, lose weight, low calorie, slim, lean, light, lite, neutered, spayed, sterilized, less active',
  },
  {
    means: 'health_conditions:dental',
    phrases:
      'cleaning, teeth cleaning, dental, teeth, tooth, tartar, plaque, breath, bad breath, gums, gum disease, oral, clean teeth',
  },
  {
    means: 'health_conditions:urinary',
    phrases:
      'urinary, uti, bladder, crystals, struvite, stones, bladder stones, cystitis, flutd, peeing, urine',
  },
  {
    means: 'health_conditions:kidney',
    phrases: 'kidney, renal, ckd, kidney disease, kidney failure, low phosphorus',
  },
  {
    means: 'health_conditions:heart',
    phrases: 'heart, cardiac, heart failure, heart disease, low sodium, murmur, taurine',
  },
  {means: 'health_conditions:hairball', phrases: 'hairball, hair ball, fur ball, hairballs'},
  {
    means: 'health_conditions:calm',
    phrases: 'calming, calm, anxiety, anxious, stress, stressed, nervous, fireworks, relax',
  },
  {means: 'high, brand:clinical', phrases: 'diabetes, diabetic'},
  {means: 'health_conditions:weight, diet', phrases: 'diet'},
  /* Food forms */
  {
    means: 'food_form:dry-food',
    phrases: 'kibble, kibbles, dry, dry food, bag, biscuits food, crunchy food, pellets',
  },
  {
    means: 'food_form:wet-food',
    phrases: 'wet, wet food, moist, soft food, gravy, broth, topper, mixer',
  },
  {means: 'food_form:canned', phrases: 'can, canned, tin, tinned, pate, loaf, stew, mousse'},
  {means: 'food_form:pouch', phrases: 'pouch, sachet, packet'},
  {means: 'food_form:tray', phrases: 'tray, tub, cup food'},
  {
    means: 'food_form:treat',
    phrases:
      'treat, snack, reward, cookie, biscuit, chew, jerky, training treat, bone, bully stick, stick, rawhide, freeze dried, lick, lickable',
  },
  /* Ages and sizes */
  {
    means: 'lifestage:senior',
    phrases: 'senior, old, older, aging, elderly, mature, geriatric, 7+, 11+',
  },
  {means: 'lifestage:puppy', phrases: 'puppy, pup, junior dog, weaning'},
  {means: 'lifestage:kitten', phrases: 'kitten, kitty baby, baby cat'},
  {means: 'lifestage:puppy, lifestage:kitten', phrases: 'baby, young, junior, growth'},
  {means: 'lifestage:adult', phrases: 'adult, grown'},
  {
    means: 'breed_size:small',
    phrases:
      'small breed, small dog, toy breed, mini, miniature, tiny, chihuahua, yorkie, pomeranian, pug, shih tzu, dachshund, maltese, terrier, frenchie, french bulldog, corgi',
  },
  {
    means: 'breed_size:medium',
    phrases: 'medium breed, medium dog, beagle, spaniel, cocker spaniel, border collie, bulldog',
  },
  {
    means: 'breed_size:large',
    phrases:
      'large breed, large dog, big dog, giant breed, great dane, labrador, lab, golden retriever, retriever, german shepherd, shepherd, rottweiler, husky, mastiff, boxer, doberman',
  },
  /* Species */
  {means: 'species:dog', phrases: 'dog, doggy, canine, hound, doggie, pooch'},
  {means: 'species:cat', phrases: 'cat, kitty, feline, indoor cat, house cat'},
  /* Flavors and ingredients */
  {
    means: 'flavor:salmon, flavor:tuna, flavor:whitefish',
    phrases: 'fish, seafood, ocean fish, ocean',
  },
  {means: 'flavor:chicken, flavor:turkey, flavor:duck', phrases: 'poultry, bird, fowl'},
  {means: 'flavor:beef, flavor:lamb, flavor:venison', phrases: 'red meat, meat, steak'},
  {means: 'flavor:venison', phrases: 'deer, game'},
  {means: 'flavor:peanut-butter', phrases: 'peanut, peanut butter, pb'},
  {means: 'flavor:vegetable', phrases: 'veggie, vegetable, vegetarian, carrot'},
  {means: 'flavor:whitefish', phrases: 'whitefish, white fish, cod'},
  {means: 'rice, barley, oat, flavor:lamb', phrases: 'rice'},
  {means: 'high', phrases: 'high protein, protein, active, performance, energy'},
  /* The rest of the shop */
  {means: 'offer:deals', phrases: 'sale, on sale, deal, bargain, clearance, discounted, reduced'},
  {
    means: 'brand:clinical',
    phrases:
      'prescription, prescription food, vet diet, veterinary, rx, clinical, vet, therapeutic',
  },
  {
    means: 'bowl',
    phrases: 'bowl, dish, feeder, water bowl, dog bowl, cat bowl, dog dish, food dish, food bowl',
  },
  {means: 'bin', phrases: 'bin, container, storage, food storage, airtight'},
  {means: 'monthly', phrases: 'subscription box, treat box, gift, box'},
];

const list = (text: string) => text.split(', ');

export const SEARCH_SYNONYMS: SynonymEntry[] = SYNONYMS.map(({means, phrases}) => ({
  phrases: list(phrases),
  means: list(means),
  status: 'published',
}));

export type SearchPageEntry = {
  label: string;
  path: string;
  phrases: string[];
  /** Empty: all. */
  sites: string[];
  status: 'published';
};

interface Page {
  label: string;
  path: string;
  phrases: string;
}

const PAGES: Page[] = [
  {
    label: 'Returns and refunds',
    path: '/returns',
    phrases: 'return, cancel order, refund, money back, exchange, damaged, wrong item',
  },
  {
    label: 'Shipping and delivery',
    path: '/shipping',
    phrases: 'shipping, delivery, deliver, ship, postage, delivery time, free shipping',
  },
  {
    label: 'How autoship works',
    path: '/autoship',
    phrases:
      'autoship, auto ship, subscription, subscribe, subscribe and save, recurring, cancel subscription',
  },
  {
    label: 'Track an order',
    path: '/account/orders',
    phrases: 'track, tracking, order status, my order, where is my order, orders',
  },
  {
    label: 'Contact us',
    path: '/contact-us',
    phrases: 'contact, phone number, phone, email, customer service, support, help, chat',
  },
  {
    label: 'Questions & answers',
    path: '/faq',
    phrases:
      'faq, question, coupon, discount, promo code, gift card, switch food, transition, how much, feeding guide',
  },
  {
    label: 'About us',
    path: '/about',
    phrases: 'about, who are you, made in, ingredients policy, career, job',
  },
  {
    label: 'Terms & conditions',
    path: '/terms-and-conditions',
    phrases: 'terms, conditions',
  },
  {
    label: 'Privacy policy',
    path: '/privacy-policy',
    phrases: 'privacy, policy, my data, cookies',
  },
  {label: 'Accessibility', path: '/accessibility', phrases: 'accessibility, screen reader'},
];
const SHOP_PAGES: Page[] = [
  {
    label: 'Give a bowl to a shelter',
    path: '/products/give-a-bowl-to-a-shelter',
    phrases: 'donation, donate, charity, shelter, rescue, give',
  },
  {
    label: 'Puppy guide',
    path: '/puppy-guide',
    phrases: 'puppy guide, new puppy, puppy, how to feed a puppy',
  },
  {
    label: 'Find your order',
    path: '/find-order',
    phrases: 'guest order, find order, find my order, order lookup, lost order, order number',
  },
  {label: 'Kitten guide', path: '/kitten-guide', phrases: 'kitten guide, new kitten, kitten'},
];

const toEntry =
  (sites: string[]) =>
  ({phrases, ...page}: Page): SearchPageEntry => ({
    ...page,
    phrases: list(phrases),
    sites,
    status: 'published',
  });

export const SEARCH_PAGES: SearchPageEntry[] = [
  ...PAGES.map(toEntry([])),
  ...SHOP_PAGES.map(toEntry(['DTC'])),
];
