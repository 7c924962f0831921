import {useEffect, useRef} from 'react';

/**
 * Moves the focus when a line is removed: to the product link of the next line, of the previous one if it was the last,
 * or to the heading if the cart is empty.
 */
export function useFocusAfterRemoval(lineCount: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);

  useEffect(() => {
    const index = removed.current;
    removed.current = null;
    if (index === null) return;
    const next = list.current?.children.item(Math.min(index, lineCount - 1));
    const target = next?.querySelector<HTMLElement>('h2 a') ?? heading.current;
    target?.focus();
  }, [lineCount]);

  return {
    heading,
    list,
    followRemoval(index: number) {
      removed.current = index;
    },
  };
}
