import {useEffect, useRef} from 'react';

interface ChangedLine {
  index: number;
  /** Its key with another plan, which makes it a different line with a new row. */
  newKey?: string;
  isRemoved?: boolean;
}

/**
 * Keeps the focus in the cart when the row of a changed line leaves it, even if another tab has removed the line. The
 * focus moves to the frequency of a switched line, otherwise to the product link of the next line, of the previous one
 * if it was the last, or to the heading if the cart is empty.
 */
export function useFocusInCart() {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const changed = useRef<(ChangedLine & {row?: Element}) | null>(null);

  const rows = () => [...(list.current?.children ?? [])];

  function follow(line: ChangedLine) {
    changed.current = {...line, row: rows()[line.index]};
  }

  useEffect(() => {
    if (!changed.current?.row || changed.current.row.isConnected) return;
    const {index, newKey, isRemoved} = changed.current;
    changed.current = null;
    if (!isRemoved && document.activeElement !== document.body) return;
    const left = rows();
    const switched = left.findIndex((each) => each.getAttribute('data-line') === newKey);
    const next = switched < 0 ? Math.min(index, left.length - 1) : switched;
    const target = left[next]?.querySelector<HTMLElement>(switched < 0 ? 'h2 a' : 'select');
    (target ?? heading.current)?.focus();
    /* The next response may remove this line, too. */
    changed.current = {index: next, row: left[next]};
  });

  return {heading, list, follow};
}
