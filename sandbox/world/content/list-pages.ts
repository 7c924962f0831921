import type {CatalogProduct} from '../../commerce/catalog/types';
import {escapeHtml, shorten} from '../html';
import type {WorldCollection} from '../types';
import {FLAVORS, HEALTH_BY_SPECIES, type Species} from '../vocabulary';
import type {ListCopy} from './list-copy';
import {CAT_COPY} from './list-copy-cat';
import {DOG_COPY} from './list-copy-dog';

export type ListPageRow = {
  status: 'published';
  /** `all`, `dog`, `dog-beef`: species and detail from the list's URL. */
  slug: string;
  heading: string;
  intro: string;
  /** HTML. */
  body: string | null;
  seo_title: string;
  seo_description: string;
  /** Path on the image service. */
  image: string | null;
};

const SEO_DESCRIPTION_LENGTH = 160;

const ALL: ListCopy = {
  heading: 'All Food & Treats',
  intro: 'Everything we make for dogs and cats, best sellers first.',
  sections: [
    {
      title: 'Find the right food faster',
      text: 'Start with your pet’s age and size. Each filter shows how many products match.',
    },
    {
      title: 'Need help choosing?',
      text: 'Our nutritionists reply within one business day.',
    },
  ],
};

const COPY: Record<Species, Record<string, ListCopy>> = {dog: DOG_COPY, cat: CAT_COPY};

/** The groups and details that can follow the species in a list's URL. */
const DETAILS: Record<Species, string[]> = {
  dog: detailsOf(
    'dog',
    ['puppy-food', 'adult-dog-food', 'senior-dog-food'],
    ['small', 'medium', 'large'],
  ),
  cat: detailsOf('cat', ['kitten-food', 'adult-cat-food', 'senior-cat-food'], []),
};

function detailsOf(species: Species, ages: string[], breedSizes: string[]): string[] {
  return [
    ...['brand', 'pet-age', 'food-form', 'flavor', 'health'],
    ...(breedSizes.length > 0 ? ['breed-size'] : []),
    ...['marlowe-balance', 'marlowe-clinical', 'marlowe-treats'],
    ...ages,
    ...['dry-food', 'wet-food', 'treats'],
    ...Object.keys(FLAVORS),
    ...HEALTH_BY_SPECIES[species],
    ...breedSizes,
  ];
}

/**
 * A page for each list that has a URL.
 *
 * @throws Error when a page has neither copy nor a collection to take it from, which is a mistake in the seed
 */
export function buildListPages(
  collections: WorldCollection[],
  products: CatalogProduct[],
): ListPageRow[] {
  const byHandle = new Map(collections.map((collection) => [collection.handle, collection]));
  const pages = (['dog', 'cat'] as const).flatMap((species) =>
    ['', ...DETAILS[species]].map((detail) => {
      const slug = detail ? `${species}-${detail}` : species;
      const collection = byHandle.get(slug);
      const image = collection?.image?.path ?? packAtHome(products, species, detail);
      return pageOf(slug, COPY[species][detail] ?? {}, image, collection);
    }),
  );
  return [pageOf('all', ALL, byHandle.get('best-sellers')?.image?.path ?? null), ...pages];
}

/** A scene picture of a pack with this flavor, or for this breed size; `null` when no product has one. */
function packAtHome(products: CatalogProduct[], species: Species, detail: string): string | null {
  const own = products.filter(({tags}) => tags.includes(`species:${species}`));
  const pictured = own.flatMap(({media}) => media.map(({path}) => path));
  const ofFlavor = pictured.find((path) => path.includes(`_${detail}_`) && isAtHome(path));
  if (ofFlavor) return ofFlavor;
  /* Prefers food for this breed size only, then food for the fewest sizes. */
  const [forSize] = own
    .filter(({tags}) => tags.includes(`breed-size:${detail}`))
    .sort((a, b) => breedSizes(a) - breedSizes(b));
  return forSize?.media.map(({path}) => path).find(isAtHome) ?? null;
}

const isAtHome = (path: string) => path.endsWith('_scene.png');
const breedSizes = ({tags}: CatalogProduct) =>
  tags.filter((tag) => tag.startsWith('breed-size:')).length;

function pageOf(
  slug: string,
  copy: ListCopy,
  image: string | null,
  collection?: WorldCollection,
): ListPageRow {
  const heading = copy.heading ?? collection?.title;
  const intro = copy.intro ?? collection?.description;
  if (!heading || !intro) throw new Error(`The list page ${slug} has no copy`);
  return {
    status: 'published',
    slug,
    heading,
    intro,
    body: copy.sections?.map(sectionHtml).join('') ?? null,
    seo_title: heading,
    seo_description: shorten(intro, SEO_DESCRIPTION_LENGTH),
    image,
  };
}

const sectionHtml = ({title, text}: {title: string; text: string}) =>
  `<h2>${escapeHtml(title)}</h2><p>${escapeHtml(text)}</p>`;
