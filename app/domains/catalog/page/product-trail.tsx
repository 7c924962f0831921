import {useEffect} from 'react';
import {useSite} from '~/domains/session/site-context';
import {Breadcrumbs, DisabledBreadcrumbs} from '~/ui/breadcrumbs';
import type {ProductModel} from '../product-model';
import {staffTrail, throughVisited, type TrailStep} from '../trail';
import {noteViewed} from '../tools/note-viewed';
import {useRememberedTrail} from '../parts/use-remembered-trail';

interface ProductTrailProps {
  product: Pick<ProductModel, 'handle' | 'species'>;
  trail: readonly TrailStep[];
}

/** Links on the consumer site, the filter labels of the last list on the staff site (NAV-05 to NAV-14). */
export function ProductTrail({product: {handle, species}, trail}: ProductTrailProps) {
  const {features} = useSite();
  const {category, filterLabels} = useRememberedTrail();
  useEffect(() => noteViewed(handle), [handle]);
  return features.trail === 'filters' ? (
    <DisabledBreadcrumbs labels={staffTrail(filterLabels)} />
  ) : (
    <Breadcrumbs items={throughVisited(trail, species, category)} />
  );
}
