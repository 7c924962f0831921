import type {CatalogProduct} from '../commerce/catalog/types';
import {sceneImage} from './artwork';
import {SEED_END} from './assemble';
import {escapeHtml, shorten} from './html';
import {gid} from './ids';
import type {WorldCollection} from './types';
import {HEALTH, HEALTH_BY_SPECIES, type Species} from './vocabulary';

const FIRST_COLLECTION = 300001;
/** Stays below the image numbers of products, which start at product number times 1000. */
const FIRST_IMAGE = 3001;
const FRONT_PAGE_LENGTH = 12;

interface CollectionRule {
  handle: string;
  title: string;
  description: string;
  /** Name of the scene. @default the handle */
  scene?: string;
  /** A product must have all of these tags. */
  tags: string[];
  /** Reorders or limits the products, which arrive sorted by rank. */
  arrange?: (ranked: CatalogProduct[]) => CatalogProduct[];
}

/** All collections, each with best sellers first, then in catalog order. */
export function buildCollections(
  products: CatalogProduct[],
  bestSellers: string[],
): WorldCollection[] {
  const rank = new Map(bestSellers.map((handle, index) => [handle, index]));
  const ranked = [...products].sort(
    (a, b) => (rank.get(a.handle) ?? products.length) - (rank.get(b.handle) ?? products.length),
  );
  const byTag = new Map<string, CatalogProduct[]>();
  for (const product of ranked) {
    for (const tag of product.tags) {
      const tagged = byTag.get(tag);
      if (tagged) tagged.push(product);
      else byTag.set(tag, [product]);
    }
  }
  return RULES.map((rule, index) => {
    const matching = taggedWith(rule.tags, byTag);
    return {
      id: gid('Collection', FIRST_COLLECTION + index),
      handle: rule.handle,
      title: rule.title,
      description: rule.description,
      descriptionHtml: `<p>${escapeHtml(rule.description)}</p>`,
      image: sceneImage(
        gid('MediaImage', FIRST_IMAGE + index),
        rule.scene ?? `collection-${rule.handle}`,
        `${rule.title} by Marlowe`,
      ),
      updatedAt: SEED_END,
      seo: {title: rule.title, description: shorten(rule.description, 160)},
      productHandles: (rule.arrange?.(matching) ?? matching).map(({handle}) => handle),
    };
  });
}

/** The products that have every tag. Starts from the rarest tag, so that large catalogs need few comparisons. */
function taggedWith(tags: string[], byTag: Map<string, CatalogProduct[]>): CatalogProduct[] {
  const groups = tags.map((tag) => byTag.get(tag) ?? []).sort((a, b) => a.length - b.length);
  return (groups[0] ?? []).filter((product) => tags.every((tag) => product.tags.includes(tag)));
}

const newestFirst = (products: CatalogProduct[]) =>
  [...products].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));

interface SpeciesWords {
  animal: string;
  animals: string;
  /** The description of the species' own collection. */
  line: string;
  young: {tag: string; handle: string; title: string; description: string};
}

const SPECIES: Record<Species, SpeciesWords> = {
  dog: {
    animal: 'Dog',
    animals: 'dogs',
    line: 'Everything we make for dogs, from a puppy’s first soft food to everyday biscuits.',
    young: {
      tag: 'lifestage:puppy',
      handle: 'dog-puppy-food',
      title: 'Puppy Food',
      description:
        'Made for the first year, with extra protein, DHA for brain development and the right amount of calcium for growing bones.',
    },
  },
  cat: {
    animal: 'Cat',
    animals: 'cats',
    line: 'Everything we make for cats, from picky eaters to hearty ones.',
    young: {
      tag: 'lifestage:kitten',
      handle: 'cat-kitten-food',
      title: 'Kitten Food',
      description: 'Rich food in small bites for your kitten’s first year.',
    },
  },
};

function categoryRules(species: Species): CollectionRule[] {
  const {animal, animals, line, young} = SPECIES[species];
  const own = `species:${species}`;
  return [
    {handle: species, title: `${animal} Food & Treats`, description: line, tags: [own]},
    {
      handle: `${species}-dry-food`,
      title: `Dry ${animal} Food`,
      description: `Kibble for ${animals} of every age, from small bags to ones that last a month or more.`,
      tags: [own, 'food-form:dry-food'],
    },
    {
      handle: `${species}-wet-food`,
      title: `Wet ${animal} Food`,
      description: `Cans, trays and pouches with the extra moisture and aroma ${animals} love.`,
      tags: [own, 'food-form:wet-food'],
    },
    {
      handle: `${species}-treats`,
      title: `${animal} Treats`,
      description: `Small rewards for ${animals}, with the calories listed on every pack.`,
      tags: [own, 'food-form:treat'],
    },
    {
      handle: young.handle,
      title: young.title,
      description: young.description,
      tags: [own, young.tag],
    },
    {
      handle: `${species}-adult-${species}-food`,
      title: `Adult ${animal} Food`,
      description: `Balanced everyday recipes for adult ${animals}.`,
      tags: [own, 'lifestage:adult'],
    },
    {
      handle: `${species}-senior-${species}-food`,
      title: `Senior ${animal} Food`,
      description: `Easy to chew and gentle on the stomach, for ${animals} going gray around the muzzle.`,
      tags: [own, 'lifestage:senior'],
    },
    {
      handle: `${species}-marlowe-balance`,
      title: `Marlowe Balance for ${animal}s`,
      description: `Our main line: complete, everyday food for ${animals}, cooked in our own kitchens.`,
      tags: [own, 'line:balance'],
    },
    {
      handle: `${species}-marlowe-clinical`,
      title: `Marlowe Clinical for ${animal}s`,
      description: `Vet-supervised nutrition for ${animals} with specific health needs. Requires a veterinarian’s recommendation.`,
      tags: [own, 'line:clinical'],
    },
    {
      handle: `${species}-marlowe-treats`,
      title: `Marlowe Treats for ${animal}s`,
      description: `Baked, dried and smoked treats for ${animals} who’ve been good, or close enough.`,
      tags: [own, 'line:treats'],
    },
    ...HEALTH_BY_SPECIES[species].map((condition) => ({
      handle: `${species}-${condition}`,
      title: `${HEALTH[condition].label} for ${animal}s`,
      description: HEALTH[condition].line.replace('{pets}', animals),
      tags: [own, `health:${condition}`],
    })),
  ];
}

const RULES: CollectionRule[] = [
  {
    handle: 'frontpage',
    title: 'Good food, on time',
    description: 'The food our customers’ dogs and cats come back to most.',
    scene: 'hero-home',
    tags: ['best-seller'],
    arrange: (ranked) => ranked.slice(0, FRONT_PAGE_LENGTH),
  },
  {
    handle: 'best-sellers',
    title: 'Best Sellers',
    description: 'Our most popular products, best sellers first.',
    tags: ['best-seller'],
  },
  {
    handle: 'new-arrivals',
    title: 'New Arrivals',
    description: 'Our newest recipes and flavors, latest first.',
    tags: ['new'],
    arrange: newestFirst,
  },
  {
    handle: 'all-treats',
    title: 'All Treats',
    description: 'Every treat we bake, dry or smoke, for dogs and cats.',
    tags: ['food-form:treat'],
  },
  ...categoryRules('dog'),
  ...categoryRules('cat'),
  {
    handle: 'accessories',
    title: 'Bowls & Storage',
    description:
      'A few mealtime essentials we love, shipped directly by the companies that make them.',
    tags: ['dropship'],
  },
];
