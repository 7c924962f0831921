import {useEffect} from 'react';
import {useSite} from '~/domains/session/site-context';
import {Breadcrumbs, DisabledBreadcrumbs} from '~/ui/breadcrumbs';
import {listTrail, staffTrail, type TrailCategory} from './trail';
import {rememberTrail} from './parts/trail-memory';

interface ListTrailProps {
  category: TrailCategory | null;
  filterLabels: readonly string[];
}

/** Remembered, so that a product page can continue the breadcrumbs (NAV-15). */
export function ListTrail({category, filterLabels}: ListTrailProps) {
  const {features} = useSite();
  /* Serialized, so that a new object with the same content doesn't rerun the effect. */
  const remembered = JSON.stringify({category, filterLabels});
  useEffect(() => rememberTrail(remembered), [remembered]);
  return features.trail === 'filters' ? (
    <DisabledBreadcrumbs labels={staffTrail(filterLabels)} />
  ) : (
    <Breadcrumbs items={listTrail(category)} />
  );
}
