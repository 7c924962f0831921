import {useEffect} from 'react';
import {useSite} from '~/domains/session/site-context';
import {Breadcrumbs, DisabledBreadcrumbs} from '~/ui/breadcrumbs';
import {SEARCH_PATH} from '../search-text';
import {listTrail, staffTrail} from '../trail';
import {rememberTrail} from '../parts/trail-memory';

/** Also clears the remembered category, so that a product found by search doesn't show it (NAV-15). */
export function SearchTrail({filterLabels}: {filterLabels: readonly string[]}) {
  const {features} = useSite();
  const remembered = JSON.stringify({category: null, filterLabels});
  useEffect(() => rememberTrail(remembered), [remembered]);
  return features.trail === 'filters' ? (
    <DisabledBreadcrumbs labels={staffTrail(filterLabels)} />
  ) : (
    <Breadcrumbs items={[...listTrail(null), {label: 'Search', to: SEARCH_PATH}]} />
  );
}
