/** The vocabulary of the catalog: the keys used in tags, metafields and file names, with their display texts. */

export type Species = 'dog' | 'cat';
export type Line = 'balance' | 'clinical' | 'treats';
export type LifeStage = 'puppy' | 'kitten' | 'adult' | 'senior';
export type BreedSize = 'small' | 'medium' | 'large';
export type FoodForm = 'dry-food' | 'canned' | 'tray' | 'pouch' | 'treat';

export const LINES: Record<Line, {vendor: string; sku: string}> = {
  balance: {vendor: 'Marlowe Balance', sku: 'MB'},
  clinical: {vendor: 'Marlowe Clinical', sku: 'MC'},
  treats: {vendor: 'Marlowe Treats', sku: 'MT'},
};

interface FormWords {
  productType: string;
  /** Value of the option `Product Form`. */
  option: string;
  /** As in "Adult dog dry food". */
  subtitle: string;
  /** Name of the drawing on the image service. */
  artwork: string;
  /** Names of one and of several units in the feeding guide. */
  unit: string;
  units: string;
  /** Code in the SKU of a product that comes in several forms. */
  sku: string;
  wet: boolean;
}

export const FORMS: Record<FoodForm, FormWords> = {
  'dry-food': {
    productType: 'Dry Food',
    option: 'Dry',
    subtitle: 'dry food',
    artwork: 'bag',
    unit: 'cup',
    units: 'cups',
    sku: 'B',
    wet: false,
  },
  canned: {
    productType: 'Canned Food',
    option: 'Canned',
    subtitle: 'canned food',
    artwork: 'can',
    unit: 'can',
    units: 'cans',
    sku: 'C',
    wet: true,
  },
  tray: {
    productType: 'Tray Food',
    option: 'Tray',
    subtitle: 'trays',
    artwork: 'tray',
    unit: 'tray',
    units: 'trays',
    sku: 'T',
    wet: true,
  },
  pouch: {
    productType: 'Pouch Food',
    option: 'Pouch',
    subtitle: 'pouches',
    artwork: 'pouch',
    unit: 'pouch',
    units: 'pouches',
    sku: 'P',
    wet: true,
  },
  treat: {
    productType: 'Treats',
    option: 'Treat',
    subtitle: 'treats',
    artwork: 'treat',
    unit: 'treat',
    units: 'treats',
    sku: 'S',
    wet: false,
  },
};

/** By flavor: option label, SKU code, and name in the ingredient list. */
export const FLAVORS = {
  chicken: {label: 'Chicken', sku: 'CHK', ingredient: 'Chicken'},
  salmon: {label: 'Salmon', sku: 'SAL', ingredient: 'Salmon'},
  beef: {label: 'Beef', sku: 'BEF', ingredient: 'Beef'},
  lamb: {label: 'Lamb', sku: 'LMB', ingredient: 'Lamb'},
  turkey: {label: 'Turkey', sku: 'TRK', ingredient: 'Turkey'},
  duck: {label: 'Duck', sku: 'DCK', ingredient: 'Duck'},
  whitefish: {label: 'Whitefish', sku: 'WHT', ingredient: 'Whitefish'},
  tuna: {label: 'Tuna', sku: 'TUN', ingredient: 'Tuna'},
  venison: {label: 'Venison', sku: 'VEN', ingredient: 'Venison'},
  rabbit: {label: 'Rabbit', sku: 'RBT', ingredient: 'Rabbit'},
  vegetable: {label: 'Vegetable', sku: 'VEG', ingredient: 'Carrots'},
  'peanut-butter': {label: 'Peanut Butter', sku: 'PNB', ingredient: 'Peanut Butter'},
  cheese: {label: 'Cheese', sku: 'CHS', ingredient: 'Dried Cheddar Cheese'},
  liver: {label: 'Liver', sku: 'LVR', ingredient: 'Beef Liver'},
  original: {label: 'Original', sku: 'ORG', ingredient: 'Chicken'},
} as const;
export type Flavor = keyof typeof FLAVORS;

/** By health condition: label, and the description of its collection, where `{pets}` is `dogs` or `cats`. */
export const HEALTH = {
  joint: {
    label: 'Joint & Mobility',
    line: 'Recipes for {pets} who think twice about the stairs, with omega-3s from fish oil and a sensible calorie count.',
  },
  weight: {
    label: 'Weight Management',
    line: 'Fuller bowls with fewer calories, so {pets} can slim down without staring at you over an empty dish.',
  },
  digestive: {
    label: 'Digestive Care',
    line: 'Gentle, highly digestible food for {pets} with sensitive stomachs.',
  },
  skin: {
    label: 'Skin & Coat',
    line: 'Omega-6 and vitamin E for {pets} with dull coats, dry skin or an itch that comes and goes.',
  },
  dental: {
    label: 'Dental Care',
    line: 'Kibble and chews with a texture that wipes the tooth as {pets} bite through it.',
  },
  urinary: {
    label: 'Urinary Care',
    line: 'Controlled minerals to support bladder health, with a taste that keeps {pets} eating.',
  },
  kidney: {
    label: 'Kidney Care',
    line: 'Low phosphorus, high-quality protein and a smell that tempts {pets} with a small appetite.',
  },
  heart: {
    label: 'Heart Care',
    line: 'Low sodium with added taurine and carnitine, for {pets} whose vet is keeping an eye on their heart.',
  },
  'food-sensitivity': {
    label: 'Food Sensitivities',
    line: 'Short ingredient lists and less common proteins for {pets} who react to the usual ones.',
  },
  hairball: {
    label: 'Hairball Control',
    line: 'A little more fiber, so the fur {pets} swallow passes through.',
  },
  calm: {
    label: 'Calm & Comfort',
    line: 'Food for {pets} who hide from the doorbell, to help them relax when life gets loud.',
  },
} as const;
export type HealthCondition = keyof typeof HEALTH;

/** The conditions that each species has a category page for. */
export const HEALTH_BY_SPECIES: Record<Species, HealthCondition[]> = {
  dog: [
    'joint',
    'weight',
    'digestive',
    'skin',
    'dental',
    'urinary',
    'kidney',
    'heart',
    'food-sensitivity',
  ],
  cat: [
    'hairball',
    'weight',
    'digestive',
    'skin',
    'dental',
    'urinary',
    'kidney',
    'food-sensitivity',
    'calm',
  ],
};

/** The values of a variant's `badge::` tags; `new` is the older spelling of `brand-new`. */
export type Badge =
  | 'out-of-stock'
  | 'limited-stock'
  | 'deal'
  | 'best-seller'
  | 'featured'
  | 'back-in-stock'
  | 'brand-new'
  | 'new'
  | 'new-innovation'
  | 'new-formula'
  | 'new-flavor'
  | 'new-look'
  | 'discontinued-soon';
