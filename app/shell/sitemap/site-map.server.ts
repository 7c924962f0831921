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

export interface SiteMap {
  main: SiteMapLink[];
  pages: SiteMapLink[];
  species: (SiteMapLink & {groups: SiteMapGroup[]})[];
}

const MAIN: SiteMapLink[] = [
  {label: 'Home', path: '/'},
  {label: 'All products', path: '/products'},
  {label: 'Search', path: SEARCH_PATH},
  {label: 'Your cart', path: '/cart'},
];

const LISTED = ['/', '/products', '/sitemap'];

const DEFINED = {health_conditions: 'By need', flavor: 'By flavor', breed_size: 'By breed size'};

type SiteMapContext = Needs<{
  services: 'contentPages' | 'contentSystem';
  site: true;
  visitor: 'view';
}>;

/**
 * While the content system is down, only the groups that merchandisers define are missing.
 * @param known the content pages, if the caller has already loaded them
 */
export async function readSiteMap(
  context: SiteMapContext,
  known?: ContentPage[],
): Promise<SiteMap> {
  const [pages, species] = await Promise.all([
    known ?? readVisiblePages(context),
    Promise.all(
      SPECIES.map(async (id) => ({
        label: `${SPECIES_LABELS[id]} food and treats`,
        path: `/products/${id}`,
        groups: [
          toFixedGroup('By age', `/products/${id}/pet-age`, PET_AGES[id]),
          toFixedGroup('By food form', `/products/${id}/food-form`, FOOD_FORMS),
          toFixedGroup('By line', `/products/${id}/brand`, BRAND_LINES),
          ...(await readDefinedGroups(context, id)),
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

function toFixedGroup(
  heading: string,
  base: string,
  categories: readonly Category[],
): SiteMapGroup {
  const links = categories.map(({slug, label}) => ({label, path: `${base}/${slug}`}));
  return {heading, path: base, links};
}

async function readDefinedGroups(
  {services: {contentSystem}, site}: Needs<{services: 'contentSystem'; site: true}>,
  species: Species,
): Promise<SiteMapGroup[]> {
  const conditions = [
    {field: 'sites', values: [site.id]},
    {field: 'species', values: [species]},
  ];
  const [definitions, counts] = await Promise.all([
    contentSystem.filterDefinitions(),
    contentSystem.facetCounts({conditions, terms: []}, Object.keys(DEFINED)),
  ]);
  if (!definitions.ok || !counts.ok) return [];
  return Object.entries(DEFINED).flatMap(([field, heading]) => {
    const slug = groupOfField(field)?.slug;
    const definition = definitions.value.find(
      (item) => item.field === field && isOffered(item, site.id, species),
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
