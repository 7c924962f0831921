/**
 * Searches that people make in a pet-food shop, each with its relevant results: products with all of these facets (`|`
 * separates alternatives), these products (`=handle`), or a page (a path).
 */
export interface Judgement {
  query: string;
  wants: string;
}

const HEALTH = 'health_conditions';

const TABLE: Record<string, readonly string[]> = {
  /* Forms, as people call them */
  'food_form:dry-food': ['kibble', 'kibbles', 'dry food', 'dry', 'kibbel'],
  'species:dog food_form:dry-food': [
    'dog kibble',
    'dry dog food',
    'dog dry food',
    'best dry dog food',
    'dry dog food under $20',
    'dog kibble 20 to 40 dollars',
  ],
  'species:cat food_form:dry-food': ['cat kibble', 'dry cat food', 'cats dry food'],
  'food_form:wet-food': ['wet food', 'moist food', 'soft food'],
  'species:dog food_form:wet-food': ['wet dog food', 'canned dog food', 'dog stew'],
  'species:cat food_form:wet-food': [
    'wet cat food',
    'cat food in gravy',
    'cat pate',
    'pâté for cats',
  ],
  'food_form:canned': ['canned food', 'cans', 'tin'],
  'food_form:pouch': ['pouches', 'sachets'],
  'food_form:treat': ['treats', 'snacks', 'treat', 'cookies', 'chews', 'jerky'],
  'species:dog food_form:treat': [
    'dog treats',
    'doggie snacks',
    'training treats for dogs',
    'dog biscuits',
  ],
  'species:cat food_form:treat': [
    'cat treats',
    'kitty snacks',
    'treats for my cat',
    'cat treats $5 or less',
  ],
  'lifestage:puppy food_form:treat': ['puppy treats', 'puppy training treats'],
  /* Prices */
  'offer:deals': ['sale', 'on sale', 'dog food on sale', 'deals'],
  /* Needs */
  [`${HEALTH}:skin|${HEALTH}:food-sensitivity`]: [
    'itchy skin',
    'itchy',
    'allergies',
    'allergy',
    'my dog is itchy',
    'scratching',
    'skin allergies',
    'hot spots',
  ],
  [`${HEALTH}:skin`]: [
    'skin and coat',
    'shiny coat',
    'dandruff',
    'shedding',
    'dry skin',
    'skin & coat',
  ],
  [`species:cat ${HEALTH}:skin|species:cat ${HEALTH}:food-sensitivity`]: [
    'itchy cat',
    'cat allergies',
  ],
  [`${HEALTH}:food-sensitivity`]: [
    'food sensitivities',
    'food allergies',
    'hypoallergenic',
    'novel protein',
    'limited ingredient',
    'grain free',
    'grainfree',
    'hypoalergenic',
  ],
  [`${HEALTH}:digestive`]: [
    'sensitive stomach',
    'upset stomach',
    'digestion',
    'diarrhea',
    'diarhea',
    'vomiting',
    'low fat',
    'gastrointestinal',
    'probiotics',
    'digestive care',
  ],
  [`species:cat ${HEALTH}:digestive`]: ['cat sensitive stomach', 'cat throwing up'],
  [`${HEALTH}:joint`]: [
    'arthritis',
    'arthritus',
    'joint',
    'joints',
    'hip dysplasia',
    'mobility',
    'glucosamine',
    'joint health',
  ],
  [`species:dog lifestage:senior ${HEALTH}:joint`]: [
    'senior dog joint',
    'old dog arthritis',
    'older dog joints',
  ],
  [`${HEALTH}:weight`]: [
    'weight loss',
    'overweight',
    'weight control',
    'low calorie',
    'diet food',
    'weight management',
    'obese',
    'wieght loss',
  ],
  [`species:cat ${HEALTH}:weight`]: [
    'fat cat',
    'cat weight loss',
    'overweight cat',
    'indoor cat light',
    'neutered cat',
  ],
  [`species:dog ${HEALTH}:weight`]: ['overweight dog', 'dog weight loss', 'my dog is fat'],
  [`species:cat lifestage:senior|species:cat ${HEALTH}:weight`]: [
    'senior cat weight loss',
    'my senior cat is overweight',
  ],
  [`${HEALTH}:dental`]: [
    'teeth',
    'dental',
    'tartar',
    'bad breath',
    'plaque',
    'teeth cleaning',
    'dental care',
  ],
  [`${HEALTH}:dental food_form:treat`]: [
    'dental chews',
    'dental treats',
    'dental sticks',
    'dog dental chews',
  ],
  [`${HEALTH}:urinary`]: [
    'urinary',
    'uti',
    'bladder stones',
    'crystals',
    'struvite',
    'urinery',
    'urinary care',
  ],
  [`species:cat ${HEALTH}:urinary`]: ['cat urinary', 'urinary cat food', 'cat uti'],
  [`${HEALTH}:kidney`]: ['kidney', 'renal', 'kidney disease', 'kidney diet', 'ckd', 'kidny'],
  [`species:cat ${HEALTH}:kidney`]: ['cat kidney', 'renal cat food', 'kidney failure cat'],
  [`${HEALTH}:heart`]: ['heart', 'heart failure', 'cardiac', 'low sodium'],
  [`${HEALTH}:hairball`]: [
    'hairball',
    'hairballs',
    'hair ball',
    'hairball control',
    'furball|fur ball',
  ],
  [`${HEALTH}:calm`]: ['calming', 'anxiety', 'stress', 'fireworks', 'anxious cat'],
  /* Ages and sizes */
  'lifestage:puppy': ['puppy', 'puppies', 'puppy food', 'food for my new puppy', 'pupy'],
  'lifestage:kitten': ['kitten', 'kittens', 'kitten food', 'baby cat'],
  'lifestage:senior': ['senior', 'senior food', 'older pets'],
  'species:dog lifestage:senior': [
    'senior dog',
    'senior dog food',
    'old dog',
    'elderly dog',
    'seniour dog',
  ],
  'species:cat lifestage:senior': ['senior cat', 'senior cat food', 'cat 11+'],
  'breed_size:small': ['small breed', 'small dog', 'chihuahua', 'toy breed', 'yorkie food'],
  'breed_size:large': [
    'large breed',
    'large breed dog food',
    'labrador',
    'german shepherd',
    'big dog',
  ],
  'breed_size:large lifestage:puppy': [
    'large breed puppy',
    'large breed puppy food',
    'golden retriever puppy',
  ],
  'breed_size:small lifestage:puppy': ['small breed puppy', 'small puppy'],
  /* Flavors */
  'flavor:chicken': ['chicken', 'chiken', 'chikcen', 'chicken food'],
  'species:dog flavor:chicken': ['chicken dog food', 'dog chicken', 'chicken and barley'],
  'flavor:salmon': ['salmon', 'salmn', 'samlon'],
  'species:cat flavor:salmon': ['salmon cat food', 'cat salmon'],
  'flavor:salmon|flavor:tuna|flavor:whitefish': ['fish', 'seafood', 'fish flavor'],
  'flavor:beef': ['beef', 'beef stew', 'beaf'],
  'flavor:lamb': ['lamb', 'lamb and rice', 'lamb & rice', 'lamb dog food'],
  'flavor:turkey': ['turkey', 'turky', 'turkey and rice'],
  'flavor:duck': ['duck', 'duck cat food'],
  'flavor:venison': ['venison', 'deer', 'venison dog food'],
  'flavor:rabbit': ['rabbit'],
  'flavor:tuna': ['tuna', 'tuna cat food', 'tuna treats'],
  'flavor:peanut-butter': ['peanut butter', 'peanut butter treats', 'peanutbutter'],
  'flavor:liver': ['liver', 'liver treats', 'freeze dried liver'],
  'flavor:whitefish': ['whitefish', 'white fish'],
  /* Sizes */
  'species:dog food_form:dry-food flavor:chicken': [
    '30 lb chicken',
    'chicken 30lb',
    '4 lb chicken kibble',
    '30 lb dog food',
  ],
  'food_form:dry-food ': ['30 lb', '15lb bag', '4 pound bag'],
  /* Names, brands, numbers */
  '=golden-years': ['golden years', 'goldenyears', 'golden yeers'],
  '=indoor-salmon-oat': ['indoor salmon & oat', 'indoor salmon oat'],
  '=everyday-chicken-barley': ['everyday chicken & barley', 'everyday chicken'],
  '=homestyle-stew': ['homestyle stew', 'home style stew'],
  '=stainless-steel-bowl': ['bowl', 'dog bowl', 'food dish', 'stainless bowl'],
  '=airtight-food-bin': ['food storage', 'bin', 'storage container'],
  '/products/give-a-bowl-to-a-shelter': ['donation', 'donate', 'give to a shelter'],
  '=monthly-treat-box': ['treat box', 'subscription box'],
  'brand:clinical': [
    'prescription',
    'prescription food',
    'vet diet',
    'clinical',
    'marlowe clinical',
    'prescription dog food',
  ],
  'brand:balance': ['balance', 'marlowe balance'],
  '=small-bites-adult': ['small bites'],
  'species:dog ': ['dog', 'dogs', 'dog food', 'doggy food', 'food for my dog', 'dgo food'],
  'species:cat ': ['cat', 'cat food', 'kitty', 'feline', 'food for cats'],
  'species:dog|species:cat': ['high protein', 'protein', 'pet food', 'adult'],
  /* Pages */
  '/faq': ['faq', 'coupon', 'promo code'],
  '/returns': ['returns', 'refund', 'cancel order'],
  '/privacy-policy': ['privacy'],
  '/shipping': ['shipping', 'delivery', 'free shipping', 'when will it ship'],
  '/autoship': ['autoship', 'subscription', 'subscribe and save', 'cancel subscription'],
  '/contact-us': ['contact', 'phone number', 'customer service'],
  '/account/orders': ['track my order', 'order status'],
};

export const JUDGEMENTS: readonly Judgement[] = Object.entries(TABLE).flatMap(([wants, queries]) =>
  queries.map((query) => ({query: query.split('|')[0] ?? query, wants: wants.trim()})),
);

export interface JudgedProduct {
  handle: string;
  /** `|flavor:beef|flavor:lamb|` */
  facetValues: string;
}

/** Whether a product is relevant to the search. */
export function answers({wants}: Judgement, {handle, facetValues}: JudgedProduct): boolean {
  if (wants.startsWith('=')) return handle === wants.slice(1);
  return wants.split('|').some((alternative) =>
    alternative
      .split(' ')
      .filter((facet) => facet !== '')
      .every((facet) => facetValues.includes(`|${facet}|`)),
  );
}
