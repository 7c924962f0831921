import {useLocation, useNavigationType, NavigationType} from '@remix-run/react';
import {useEffect, useRef, type RefObject} from 'react';
import {useAnnounce} from '~/ui/announcer';
import {isRefinement} from '../refinement';
import type {ProductList} from './product-list';
import {countProducts} from './count-products';

interface ListElements {
  summary: RefObject<HTMLElement>;
  cards: RefObject<HTMLElement>;
}

/**
 * Announces a change of the list and moves the focus: after "Load more" to the first new product, and to the summary if
 * the focused control was removed, such as a filter chip.
 */
export function useListChanges(list: ProductList, {summary, cards}: ListElements): void {
  const location = useLocation();
  const announce = useAnnounce();
  const isBack = useNavigationType() === NavigationType.Pop;
  const isRefined = isRefinement(location.state) && !isBack;
  const current = {
    key: location.key,
    first: list.first,
    last: list.last,
    count: list.cards.length,
    total: list.total,
  };
  const before = useRef(current);

  useEffect(() => {
    const previous = before.current;
    if (previous.key === current.key) return;
    before.current = current;
    const isMore = isRefined && current.total === previous.total && current.last > previous.last;
    announce(isMore ? moreText(previous.last, current) : totalText(current.total));
    if (!isRefined) return;
    if (isMore) {
      const isSameBlock = current.first === previous.first;
      const links = cards.current?.querySelectorAll<HTMLElement>('article h3 a');
      links?.[isSameBlock ? previous.count : 0]?.focus({preventScroll: isSameBlock});
    } else if (document.activeElement === document.body) {
      summary.current?.focus({preventScroll: true});
    }
  });
}

function totalText(total: number): string {
  return total === 0 ? 'No products match' : countProducts(total);
}

function moreText(before: number, {last, total}: {last: number; total: number}): string {
  return `${last - before} more, ${last} of ${countProducts(total)} shown`;
}
