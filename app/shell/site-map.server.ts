import type {RequestContext} from '~/context.server';
import {groupOfField} from '~/domains/catalog/filter-groups';
import type {Species} from '~/domains/catalog/product';
import {isOffered} from '~/domains/catalog/site-membership';
import {SEARCH_PATH} from '~/domains/catalog/search-text';
import type {ContentPage} from '~/domains/content/page';
import {contentPagesInSight} from '~/domains/content/pages.server';
import {
  BRAND_LINES,
  FOOD_FORMS,
  PET_AGES,
  SPECIES,
  type Category,
} from '~/domains/content/taxonomy';
import {CONTENT_TITLES, isOwnPath} from './content-slugs';

interface SiteMapLink {
  label: string;
  path: string;
}

interface SiteMapGroup {
  heading: string;
  /** The group's own page. */
  path: string;
  links: SiteMapLink[];
}

/** The pages of the shop, as a person looks for them. */
export interface SiteMap {
  main: SiteMapLink[];
  /** Pages of editors. */
  pages: SiteMapLink[];
  species: (SiteMapLink & {groups: SiteMapGroup[]})[];
}

const MAIN: SiteMapLink[] = [
  {label: 'Home', path: '/'},
  {label: 'All products', path: '/products'},
  {label: 'Search', path: SEARCH_PATH},
  {label: 'Your cart', path: '/cart'},
];

/** Main pages that search engines may list. */
const LISTED = ['/', '/products', '/sitemap'];

/** Groups whose values merchandisers define. */
const DEFINED = {health_conditions: 'By need', flavor: 'By flavor', breed_size: 'By breed size'};

type SiteMapContext = Pick<RequestContext, 'contentSystem' | 'contentPages' | 'view' | 'site'>;

/**
 * Everything that can be gone to. With the content system away only what merchandisers define is missing.
 *
 * @param known the pages of editors, for who has asked for them already
 */
export async function siteMap(context: SiteMapContext, known?: ContentPage[]): Promise<SiteMap> {
  const [pages, species] = await Promise.all([
    known ?? contentPagesInSight(context),
    Promise.all(
      SPECIES.map(async ({id, label}) => ({
        label: `${label} food and treats`,
        path: `/products/${id}`,
        groups: [
          fixedGroup('By age', `/products/${id}/pet-age`, PET_AGES[id]),
          fixedGroup('By food form', `/products/${id}/food-form`, FOOD_FORMS),
          fixedGroup('By line', `/products/${id}/brand`, BRAND_LINES),
          ...(await definedGroups(context, id)),
        ],
      })),
    ),
  ]);
  return {
    main: MAIN,
    pages: pages
      .filter(({slug, isIndexed}) => isIndexed && isOwnPath(slug))
      .map(({slug, title}) => ({label: CONTENT_TITLES[slug] ?? title, path: `/${slug}`})),
    species,
  };
}

/** The paths of the pages and categories on it that search engines may list. */
export function listedPaths({pages, species}: SiteMap): string[] {
  return [
    ...LISTED,
    ...pages.map(({path}) => path),
    ...species.flatMap(({path, groups}) => [
      path,
      ...groups.flatMap((group) => [group.path, ...group.links.map((link) => link.path)]),
    ]),
  ];
}

function fixedGroup(heading: string, base: string, categories: readonly Category[]): SiteMapGroup {
  const links = categories.map(({slug, label}) => ({label, path: `${base}/${slug}`}));
  return {heading, path: base, links};
}

/** What is defined for the site and species, and has products. */
async function definedGroups(
  {contentSystem, site}: Pick<RequestContext, 'contentSystem' | 'site'>,
  species: Species,
): Promise<SiteMapGroup[]> {
  const conditions = [
    {field: 'sites', values: [site.id]},
    {field: 'species', values: [species]},
  ];
  const [definitions, counts] = await Promise.all([
    contentSystem.filterDefinitions(),
    contentSystem.facetCounts({conditions, words: []}, Object.keys(DEFINED)),
  ]);
  if (!definitions.ok || !counts.ok) return [];
  return Object.entries(DEFINED).flatMap(([field, heading]) => {
    const slug = groupOfField(field)?.slug;
    const definition = definitions.value.find(
      (one) => one.field === field && isOffered(one, site.id, species),
    );
    const links = (definition?.options ?? [])
      .filter(
        (option) =>
          isOffered(option, site.id, species) && counts.value.get(field)?.has(option.value),
      )
      .map(({label, value}) => ({label, path: `/products/${species}/${slug}/${value}`}));
    return links.length > 0 ? [{heading, path: `/products/${species}/${slug}`, links}] : [];
  });
}
