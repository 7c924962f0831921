import type {Site} from '~/domains/session/site';
import type {FacetValue, FilterDefinition} from './product-index';

/** A product whose facets name no site, such as a donation, is sold on the consumer site only. */
export function isSoldOnSite(
  facets: readonly FacetValue[],
  {id, features}: Pick<Site, 'id' | 'features'>,
): boolean {
  const sites = facets.filter(({field}) => field === 'sites').map(({value}) => value);
  return sites.length === 0 ? features.unindexedProducts : sites.includes(id);
}

/**
 * Filter groups and options without sites or species apply to all. `ofSpecies` is `null` for a list of several species.
 */
export function isOffered(
  {sites, species}: Pick<FilterDefinition, 'sites' | 'species'>,
  siteId: string,
  ofSpecies: string | null,
): boolean {
  return includesOrAll(sites, siteId) && (ofSpecies === null || includesOrAll(species, ofSpecies));
}

const includesOrAll = (names: readonly string[], name: string) =>
  names.length === 0 || names.includes(name);
