import {useEffect, useRef} from 'react';

/** A press so soon after a removal was aimed at the removed line, not at the one that has moved up. */
const SLIP_MS = 400;

interface ChangedLine {
  lineKey: string;
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
  const removed = useRef({lineKey: '', at: 0});

  const rows = () => [...(list.current?.children ?? [])];

  function follow(line: ChangedLine) {
    changed.current = {...line, row: rows()[line.index]};
  }

  useEffect(() => {
    if (!changed.current?.row || changed.current.row.isConnected) return;
    const {lineKey, index, newKey, isRemoved} = changed.current;
    changed.current = null;
    if (isRemoved) removed.current = {lineKey, at: performance.now()};
    else if (document.activeElement !== document.body) return;
    const left = rows();
    const switched = left.findIndex((each) => each.getAttribute('data-line') === newKey);
    const next = switched < 0 ? Math.min(index, left.length - 1) : switched;
    const target = left[next]?.querySelector<HTMLElement>(switched < 0 ? 'h2 a' : 'select');
    (target ?? heading.current)?.focus();
    /* The next answer may take this line, too. */
    changed.current = {lineKey: '', index: next, row: left[next]};
  });

  return {
    heading,
    list,
    follow,
    isSlip(lineKey: string): boolean {
      const {current} = removed;
      return lineKey !== current.lineKey && performance.now() - current.at < SLIP_MS;
    },
  };
}
