import type {ContentSystem} from '~/services/content-system/content-system.server';
import {categoryContentSlug, groupCategories, listPathname, type ListGroup} from '../list-path';
import {ALL_PRODUCTS} from '../list-state';
import type {FilterDefinition} from '../product-index';
import {isOffered} from '../site-membership';
import {valueLabel} from './filter-choices';
import {indexFilter} from './list-query';
import type {ListTile} from './product-list';

interface TileContext {
  contentSystem: Pick<ContentSystem, 'facetCounts' | 'listImages'>;
  site: {id: string};
}

/** Products by value, and pictures by the slug of a list's texts; `null` where the content system doesn't answer. */
interface TileFacts {
  counts: ReadonlyMap<string, number> | null;
  images: ReadonlyMap<string, string> | null;
}

/** Everything tiles show beyond the definitions. Needs nothing else first, so it is asked for beside the list. */
export async function readTileFacts(
  {contentSystem, site}: TileContext,
  group: ListGroup,
): Promise<TileFacts> {
  /* Counts of the whole group: a tile leads away from the filters of this list. */
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
  /** Empty when they cannot be had. */
  definitions: readonly FilterDefinition[];
  siteId: string;
}

/** The values of a group that lead somewhere on this site, in the order of their definition; none without one. */
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
