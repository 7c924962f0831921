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

/** A short description of a product, which the grammar (`grammar.ts`) expands into a `CatalogProduct`. */
export interface ProductSpec {
  /** The product's code in its SKUs: `EVC` in `MB-DEVC-30`. Unique per line and species. */
  code: string;
  /** Unique, because the handle is derived from it. */
  title: string;
  line: Line;
  species: Species;
  stage: LifeStage;
  /** Dogs only. @default every size */
  breedSizes?: BreedSize[];
  health?: HealthCondition[];
  /** More than one adds the option `Product Form`. The first pack decides the product type. */
  packs: Pack[];
  /** The description, one sentence per entry. No other product may use the same sentences. */
  sentences: string[];
  benefits: string[];
  /** The ingredients before the vitamins and minerals; `{main}` is replaced by the flavor's ingredient. */
  ingredients: string;
  /** Percent: crude protein (min), crude fat (min), crude fiber (max), moisture (max). */
  analysis: [protein: number, fat: number, fiber: number, moisture: number];
  /** Further rows of the analysis, such as `['Phosphorus (max)', '0.45%']`. */
  moreAnalysis?: [name: string, value: string][];
  kcalPerKg: number;
  /** Fed on top of a meal; not a complete meal. */
  topper?: boolean;
  /** Weight of one treat. @default 3 */
  treatGrams?: number;
  /** Average rating (1 to 5 stars, one decimal) and number of ratings. */
  rating: [stars: number, count: number];
  /** Launch date, `YYYY-MM-DD`. */
  launched: string;
  /** Rank among the best sellers, from 1. Undefined: not a best seller. */
  bestSeller?: number;
  /** Shown on every variant. */
  badges?: Badge[];
  /** Facts about single variants, by variant title such as `Chicken / 30 lb`. */
  variants?: Record<string, VariantFacts>;
  /** Only sold by autoship. */
  autoshipOnly?: boolean;
  /** @default derived from age, species and form */
  subtitle?: string;
  /** The first picture: a scene on the image service, and its alt text. @default the front of the pack */
  picture?: {name: string; altText: string};
}

export interface Pack {
  form: FoodForm;
  /** More than one flavor across all packs adds the option `Flavor`. */
  flavors: Flavor[];
  /** `30 lb`, `12.8 oz` or `12 x 12.8 oz`, smallest first. */
  sizes: [string, ...string[]];
  /** US cents of the first size. The prices of other sizes are derived from it. */
  price: number;
}

export interface VariantFacts {
  /** Discount in whole percent of the list price. */
  sale?: number;
  /** Units left. @default plenty */
  stock?: number;
  badges?: Badge[];
}

/** The pack that decides product type, subtitle and feeding guide. @throws Error on a spec without packs */
export function mainPack(spec: ProductSpec): Pack {
  const [main] = spec.packs;
  if (!main) throw new Error(`${spec.title} has no packs`);
  return main;
}
