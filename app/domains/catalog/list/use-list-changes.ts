import {useLocation, useNavigationType, NavigationType} from '@remix-run/react';
import {useEffect, useRef, type RefObject} from 'react';
import {useAnnounce} from '~/ui/announcer';
import {isRefinement} from '../list-navigation';
import type {ProductList} from './product-list';
import {countProducts} from './count-products';

interface ListElements {
  /** Takes the focus when what had it is gone. */
  summary: RefObject<HTMLElement>;
  /** Holds the cards' items, in order. */
  cards: RefObject<HTMLElement>;
}

/**
 * After the list has changed under a person's hands: says what it shows now, and keeps the focus where they are. More
 * products: it goes to the first of them. A control that is gone, such as the chip of a filter: to the summary.
 */
export function useListChanges(list: ProductList, {summary, cards}: ListElements): void {
  const location = useLocation();
  const announce = useAnnounce();
  const isBack = useNavigationType() === NavigationType.Pop;
  const isRefined = isRefinement(location.state) && !isBack;
  const now = {
    key: location.key,
    first: list.first,
    last: list.last,
    count: list.cards.length,
    total: list.total,
  };
  const before = useRef(now);

  useEffect(() => {
    const was = before.current;
    if (was.key === now.key) return;
    before.current = now;
    const isMore = isRefined && now.total === was.total && now.last > was.last;
    announce(isMore ? moreText(was.last, now) : totalText(now.total));
    if (!isRefined) return;
    if (isMore) {
      const isSameBlock = now.first === was.first;
      const links = cards.current?.querySelectorAll<HTMLElement>('article h3 a');
      links?.[isSameBlock ? was.count : 0]?.focus({preventScroll: isSameBlock});
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
