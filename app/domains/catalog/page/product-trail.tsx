import {useEffect} from 'react';
import {useSite} from '~/domains/session/site-context';
import {Breadcrumbs, DisabledBreadcrumbs} from '~/ui/breadcrumbs';
import {productTrail, staffTrail, type TrailProduct} from '../trail';
import {noteViewed} from '../tools/note-viewed';
import {useRememberedTrail} from '../parts/use-remembered-trail';

/** Links on the consumer site, the filter labels of the last list on the staff site (NAV-05 to NAV-14). */
export function ProductTrail({product}: {product: TrailProduct & {handle: string}}) {
  const {features} = useSite();
  const {category, filterLabels} = useRememberedTrail();
  const {handle} = product;
  useEffect(() => noteViewed(handle), [handle]);
  return features.trail === 'filters' ? (
    <DisabledBreadcrumbs labels={staffTrail(filterLabels)} />
  ) : (
    <Breadcrumbs items={productTrail(product, category)} />
  );
}
