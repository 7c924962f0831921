import type {Needs} from '~/platform/needs';
import {categoryContentSlug, groupCategories, listPathname, type ListGroup} from '../list-path';
import {ALL_PRODUCTS} from '../list-state';
import type {FilterDefinition} from '../product-index';
import {isOffered} from '../site-membership';
import {valueLabel} from './filter-choices';
import {indexFilter} from './list-query';
import type {ListTile} from './product-list';

type TileContext = Needs<{services: 'contentSystem'; site: true}>;

/** Images by the slug of a list's texts. `null` if the call failed. */
interface TileFacts {
  counts: ReadonlyMap<string, number> | null;
  images: ReadonlyMap<string, string> | null;
}

/**
 * Everything that tiles show besides the definitions. Depends on no other call, so it's read in parallel with the list.
 */
export async function readTileFacts(
  {services: {contentSystem}, site}: TileContext,
  group: ListGroup,
): Promise<TileFacts> {
  /* Counts ignore the filters of this list: the link of a tile drops them. */
  const whole = indexFilter({...ALL_PRODUCTS, path: {kind: 'group', ...group}}, site.id);
  const [counts, images] = await Promise.all([
    contentSystem.facetCounts(whole, [group.field]),
    contentSystem.listImages(group.species),
  ]);
  return {
    counts: counts.ok ? (counts.value.get(group.field) ?? new Map<string, number>()) : null,
    images: images.ok ? images.value : null,
  };
}

interface GroupTilesInput extends TileFacts {
  definitions: readonly FilterDefinition[];
  siteId: string;
}

export function groupTiles(
  group: ListGroup,
  {definitions, siteId, counts, images}: GroupTilesInput,
): ListTile[] {
  const options = definitions.find(({field}) => field === group.field)?.options ?? [];
  const values = options
    .filter((option) => isOffered(option, siteId, group.species))
    .map(({value}) => value)
    .filter((value) => counts === null || counts.has(value));
  return groupCategories(group, values).map((category) => ({
    to: listPathname({kind: 'category', ...category}),
    label: valueLabel(definitions, category.field, category.value),
    count: counts?.get(category.value) ?? null,
    image: images?.get(categoryContentSlug(category)) ?? null,
  }));
}
