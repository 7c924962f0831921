import type {RequestContext} from '~/request-context';
import {groupOfField} from '~/domains/catalog/filter-groups';
import {isOffered} from '~/domains/catalog/site-membership';
import {SEARCH_PATH} from '~/domains/catalog/search-text';
import type {ContentPage} from '~/domains/content/page';
import {readVisiblePages} from '~/domains/content/pages.server';
import {
  BRAND_LINES,
  FOOD_FORMS,
  PET_AGES,
  SPECIES,
  SPECIES_LABELS,
  type Category,
  type Species,
} from '~/domains/content/taxonomy';
import type {Needs} from '~/platform/needs';
import {CONTENT_TITLES, isOwnPath} from '../content/content-slugs';

interface SiteMapLink {
  label: string;
  path: string;
}

interface SiteMapGroup {
  heading: string;
  path: string;
  links: SiteMapLink[];
}

/** The pages of the shop, grouped for shoppers. */
export interface SiteMap {
  main: SiteMapLink[];
  /** Content pages made by editors. */
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

/** Groups whose values merchandisers define, with their headings. */
const DEFINED = {health_conditions: 'By need', flavor: 'By flavor', breed_size: 'By breed size'};

type SiteMapContext = Needs<{
  services: 'contentPages' | 'contentSystem';
  site: true;
  visitor: 'view';
}>;

/**
 * Builds the site map. While the content system is down, only the groups that merchandisers define are missing.
 *
 * @param known the content pages, if the caller has already loaded them
 */
export async function siteMap(context: SiteMapContext, known?: ContentPage[]): Promise<SiteMap> {
  const [pages, species] = await Promise.all([
    known ?? readVisiblePages(context),
    Promise.all(
      SPECIES.map(async (id) => ({
        label: `${SPECIES_LABELS[id]} food and treats`,
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

/** The paths on the site map that search engines may list. */
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

/** The groups defined for this site and species, with only the values that have products. */
async function definedGroups(
  {services: {contentSystem}, site}: Needs<{services: 'contentSystem'; site: true}>,
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
