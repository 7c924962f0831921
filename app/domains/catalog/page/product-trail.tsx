import {useSite} from '~/domains/session/site-context';
import {Breadcrumbs, DisabledBreadcrumbs} from '~/ui/breadcrumbs';
import {productTrail, staffTrail, type TrailProduct} from '../trail';
import {useRememberedTrail} from '../parts/use-remembered-trail';

/** The way to a product: in the shop by links, on the staff site what its list was filtered by (NAV-05 to NAV-14). */
export function ProductTrail({product}: {product: TrailProduct}) {
  const {features} = useSite();
  const {category, filterLabels} = useRememberedTrail();
  return features.trail === 'filters' ? (
    <DisabledBreadcrumbs labels={staffTrail(filterLabels)} />
  ) : (
    <Breadcrumbs items={productTrail(product, category)} />
  );
}
