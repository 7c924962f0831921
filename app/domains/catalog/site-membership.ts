import type {Site} from '~/domains/session/site';
import type {FilterDefinition} from './product-index';

/**
 * Whether a site sells a product, by the sites that the product index names for it. A product without any, such as a
 * gift, is not in the index: the consumer site alone sells it.
 */
export function isSoldOnSite(
  sites: readonly string[],
  {id, features}: Pick<Site, 'id' | 'features'>,
): boolean {
  return sites.length === 0 ? features.unindexedProducts : sites.includes(id);
}

/**
 * Whether a filter group or option is offered on a site, and for a species where the list has one. A definition that
 * names no sites or no species is for all of them.
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
