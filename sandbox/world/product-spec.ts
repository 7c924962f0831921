import type {
  Badge,
  BreedSize,
  Flavor,
  FoodForm,
  HealthCondition,
  LifeStage,
  Line,
  Species,
} from './vocabulary';

/** A product in the few facts that the grammar (`grammar.ts`) expands into a `CatalogProduct`. */
export interface ProductSpec {
  /** The product's own letters in its SKUs: `EVC` in `MB-DEVC-30`. Unique per line and species. */
  code: string;
  /** The handle is made from it: unique. */
  title: string;
  line: Line;
  species: Species;
  stage: LifeStage;
  /** Dogs only; left out: every size. */
  breedSizes?: BreedSize[];
  health?: HealthCondition[];
  /** More than one makes `Product Form` an option. The first decides the product type. */
  packs: Pack[];
  /** The description, sentence by sentence; no other product may use any of them. */
  sentences: string[];
  benefits: string[];
  /** What goes before the vitamins and minerals; `{main}` is the flavor's ingredient. */
  ingredients: string;
  /** Percent: crude protein (min), crude fat (min), crude fiber (max), moisture (max). */
  analysis: [protein: number, fat: number, fiber: number, moisture: number];
  /** Further lines of the analysis, for instance `['Phosphorus (max)', '0.45%']`. */
  moreAnalysis?: [name: string, value: string][];
  kcalPerKg: number;
  /** Goes on top of a meal and is none by itself. */
  topper?: boolean;
  /** Weight of one treat. */
  treatGrams?: number;
  /** Stars (1 to 5, one decimal) and how many people gave them. */
  rating: [stars: number, count: number];
  /** Day of the first sale, `YYYY-MM-DD`. */
  launched: string;
  /** Place among the best sellers, from 1; makes it one. */
  bestSeller?: number;
  /** On every variant. */
  badges?: Badge[];
  /** What single variants have of their own, by variant title, for instance `Chicken / 30 lb`. */
  variants?: Record<string, VariantFacts>;
  /** Sold by Autoship alone. */
  autoshipOnly?: boolean;
}

export interface Pack {
  form: FoodForm;
  /** More than one over all packs makes `Flavor` an option. */
  flavors: Flavor[];
  /** `30 lb`, `12.8 oz` or `12 x 12.8 oz`, smallest first. */
  sizes: [string, ...string[]];
  /** US cents of the first size; the others follow from it. */
  price: number;
}

export interface VariantFacts {
  /** Whole percent off the list price. */
  sale?: number;
  /** Pieces left; plenty when left out. */
  stock?: number;
  badges?: Badge[];
}

/** The pack that decides type, subtitle and feeding guide. Throws on a spec without one: the seed is wrong then. */
export function mainPack(spec: ProductSpec): Pack {
  const [main] = spec.packs;
  if (!main) throw new Error(`${spec.title} has no packs`);
  return main;
}
