import {useEffect} from 'react';
import {useSite} from '~/domains/session/site-context';
import {Breadcrumbs, DisabledBreadcrumbs} from '~/ui/breadcrumbs';
import {listTrail, staffTrail, type TrailCategory} from './trail';
import {rememberTrail} from './parts/trail-memory';

interface ListTrailProps {
  /** What the list is of, with its address; `null` for all products. */
  category: TrailCategory | null;
  /** Labels of the chosen filters, in order. */
  filterLabels: readonly string[];
}

/** The way to a list. It is remembered, so that the page of a product can go on from it (NAV-15). */
export function ListTrail({category, filterLabels}: ListTrailProps) {
  const {features} = useSite();
  /* As text: a new object of the same content is no news. */
  const remembered = JSON.stringify({category, filterLabels});
  useEffect(() => rememberTrail(remembered), [remembered]);
  return features.trail === 'filters' ? (
    <DisabledBreadcrumbs labels={staffTrail(filterLabels)} />
  ) : (
    <Breadcrumbs items={listTrail(category)} />
  );
}
