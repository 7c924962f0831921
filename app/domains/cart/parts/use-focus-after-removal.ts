import {useEffect, useRef} from 'react';

/**
 * Keeps the focus in the cart when the line that has it goes: the product of the line that takes its place has it then,
 * after the last line the one before, and in an empty cart the heading.
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
    /** Call it before the line at this place is removed. */
    followRemoval(index: number) {
      removed.current = index;
    },
  };
}
