import {mainPack, type ProductSpec} from './product-spec';
import {parseSize} from './sizes';
import {flavorsOf} from './variants';
import {FLAVORS, FORMS, type FoodForm} from './vocabulary';

const POUNDS_PER_KG = 2.2046;
const KG_PER_OUNCE = 0.02835;
/** Weight of a level measuring cup of kibble. */
const KG_PER_CUP = 0.105;
/** The share of a day's calories that treats may provide. */
const TREAT_SHARE = 0.1;

const THOUSANDS = new Intl.NumberFormat('en-US');

/** The end of the ingredient list: the vitamins and minerals that make the food complete. */
const PREMIX = {
  dry: 'Dicalcium Phosphate, Potassium Chloride, Salt, Choline Chloride, Vitamins (Vitamin E Supplement, Niacin Supplement, Vitamin A Supplement, Thiamine Mononitrate, Vitamin B12 Supplement, Riboflavin Supplement, Biotin, Folic Acid, Vitamin D3 Supplement), Minerals (Ferrous Sulfate, Zinc Oxide, Copper Sulfate, Manganous Oxide, Calcium Iodate, Sodium Selenite), Mixed Tocopherols for freshness',
  wet: 'Guar Gum, Potassium Chloride, Calcium Carbonate, Choline Chloride, Vitamins (Vitamin E Supplement, Thiamine Mononitrate, Niacin Supplement, Vitamin B12 Supplement, Vitamin D3 Supplement), Minerals (Zinc Oxide, Ferrous Sulfate, Copper Sulfate, Calcium Iodate)',
};

/** One line per flavor; with several flavors, each line names its own. */
export function ingredientsOf(spec: ProductSpec): string {
  const flavors = flavorsOf(spec);
  const premix = isComplete(spec)
    ? [
        ...(spec.species === 'cat' ? ['Taurine'] : []),
        FORMS[mainPack(spec).form].wet ? PREMIX.wet : PREMIX.dry,
      ]
    : [];
  return flavors
    .map((flavor) => {
      const main = spec.ingredients.replaceAll('{main}', FLAVORS[flavor].ingredient);
      const list = `${[main, ...premix].join(', ')}.`;
      return flavors.length > 1 ? `${FLAVORS[flavor].label}: ${list}` : list;
    })
    .join('\n');
}

export function guaranteedAnalysisOf(spec: ProductSpec): {name: string; value: string}[] {
  const [protein, fat, fiber, moisture] = spec.analysis;
  return [
    ['Crude Protein (min)', percent(protein)] as const,
    ['Crude Fat (min)', percent(fat)] as const,
    ['Crude Fiber (max)', percent(fiber)] as const,
    ['Moisture (max)', percent(moisture)] as const,
    ...(spec.moreAnalysis ?? []),
  ].map(([name, value]) => ({name, value}));
}

/** For example `3,650 kcal/kg, 383 kcal per cup`. */
export function caloriesOf(spec: ProductSpec): string {
  const units = spec.packs.map(({form, sizes}) => {
    const named = FORMS[form].wet ? `${parseSize(sizes[0]).ounces} oz ` : '';
    return `${Math.round(kcalPerUnit(spec, form, sizes[0]))} kcal per ${named}${FORMS[form].unit}`;
  });
  return [`${THOUSANDS.format(spec.kcalPerKg)} kcal/kg`, ...units].join(', ');
}

const AAFCO_STAGES = {
  puppy: 'growth, except for growth of large-size dogs (70 lb or more as an adult)',
  kitten: 'growth',
  adult: 'maintenance',
  senior: 'maintenance',
};

/** The statement that AAFCO requires on the label of a pet food. */
export function adequacyOf(spec: ProductSpec): string {
  if (mainPack(spec).form === 'treat' || spec.topper) {
    return `${spec.title} is intended for intermittent or supplemental feeding.`;
  }
  const animal = spec.species === 'dog' ? 'Dog' : 'Cat';
  const profiles = `AAFCO ${animal} Food Nutrient Profiles for ${AAFCO_STAGES[spec.stage]}`;
  return `${spec.title} is formulated to meet the nutritional levels established by the ${profiles}.`;
}

/** The brand has two kitchens: Ohio bakes dry food and treats, Kansas cooks wet food. */
export const madeIn = (spec: ProductSpec): string =>
  FORMS[mainPack(spec).form].wet ? 'Made in Kansas, USA' : 'Made in Ohio, USA';

interface FeedingGuide {
  intro: string;
  columns: string[];
  /** Each row has one cell per column. */
  rows: string[][];
}

/** Daily amounts by body weight, from the energy needs at that weight. */
export function feedingGuideOf(spec: ProductSpec): FeedingGuide {
  const {form, sizes} = mainPack(spec);
  const perUnit = kcalPerUnit(spec, form, sizes[0]);
  const {units} = FORMS[form];
  if (!isComplete(spec)) {
    return {
      intro: 'Keep treats under a tenth of the day’s calories, and feed that much less food.',
      columns: ['Weight', `${capital(units)} a day, at most`],
      rows: weightsOf(spec).map((pounds) => [
        `${pounds} lb`,
        String(
          Math.max(1, Math.floor((dailyKcal(spec, pounds, 'younger') * TREAT_SHARE) / perUnit)),
        ),
      ]),
    };
  }
  const ages: Age[] = isYoung(spec) ? ['younger', 'older'] : ['younger'];
  return {
    intro:
      spec.line === 'clinical'
        ? 'This is a starting point. Your veterinarian will set the amount and adjust it at checkups.'
        : `Split it into two or more meals, and feed a little more or less as your ${spec.species} needs it. Always provide fresh water.`,
    columns: [
      'Weight',
      ...(isYoung(spec)
        ? [`${units} a day to 4 months`, `${units} a day to 12 months`]
        : [`${units} a day`]
      ).map(capital),
    ],
    rows: weightsOf(spec).map((pounds) => [
      `${pounds} lb`,
      ...ages.map((age) => formatQuarters(dailyKcal(spec, pounds, age) / perUnit)),
    ]),
  };
}

const percent = (value: number) => `${value.toFixed(1)}%`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const isYoung = ({stage}: ProductSpec) => stage === 'puppy' || stage === 'kitten';

/** Treats and toppers are not complete meals. */
const isComplete = (spec: ProductSpec) => !spec.topper && mainPack(spec).form !== 'treat';

function kcalPerUnit(spec: ProductSpec, form: FoodForm, size: string): number {
  if (form === 'dry-food') return spec.kcalPerKg * KG_PER_CUP;
  if (form === 'treat') return (spec.kcalPerKg * (spec.treatGrams ?? 3)) / 1000;
  return spec.kcalPerKg * KG_PER_OUNCE * parseSize(size).ounces;
}

/** Puppies and kittens need more energy up to 4 months than up to 12. Other animals only use `younger`. */
type Age = 'younger' | 'older';

/** Multiples of the resting energy requirement. */
const ENERGY: Record<
  ProductSpec['species'],
  {young: Record<Age, number>; adult: number; senior: number}
> = {
  dog: {young: {younger: 3, older: 2}, adult: 1.6, senior: 1.4},
  cat: {young: {younger: 2.5, older: 2}, adult: 1.2, senior: 1.1},
};

function dailyKcal(spec: ProductSpec, pounds: number, age: Age): number {
  const resting = 70 * (pounds / POUNDS_PER_KG) ** 0.75;
  const {young, adult, senior} = ENERGY[spec.species];
  const grown = spec.stage === 'senior' ? senior : adult;
  const slimming = spec.health?.includes('weight') ? 0.85 : 1;
  return resting * (isYoung(spec) ? young[age] : grown) * slimming;
}

function weightsOf({species, stage, breedSizes}: ProductSpec): number[] {
  if (species === 'cat') return stage === 'kitten' ? [1, 2, 4, 6, 8] : [5, 7, 9, 11, 13, 15];
  const only = breedSizes?.length === 1 ? breedSizes[0] : undefined;
  if (stage === 'puppy') {
    return only === 'small'
      ? [2, 4, 6, 10, 15]
      : only === 'large'
        ? [10, 20, 40, 60, 80]
        : [3, 5, 10, 20, 40, 60];
  }
  return only === 'small'
    ? [3, 6, 10, 15, 20, 25]
    : only === 'large'
      ? [50, 65, 80, 100, 120]
      : [5, 10, 20, 40, 60, 80, 100];
}

const FRACTIONS = ['', '¼', '½', '¾'];

/** Rounds to quarters, at least one: `1¼`, `½`, `3`. */
function formatQuarters(amount: number): string {
  const count = Math.max(1, Math.round(amount * 4));
  const whole = Math.floor(count / 4);
  return `${whole || ''}${FRACTIONS[count % 4] ?? ''}`;
}
