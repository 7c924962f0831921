import {useRef, type FocusEvent} from 'react';

const GAP = 8;

/** Scrolls a focused control from behind the bar that sticks to the window's bottom: browsers count it as visible. */
export function useClearOfBar() {
  const bar = useRef<HTMLDivElement>(null);
  return {
    bar,
    handleFocus({target}: FocusEvent<HTMLElement>) {
      if (!bar.current || bar.current.contains(target)) return;
      const {top} = bar.current.getBoundingClientRect();
      const box = (target.closest('label') ?? target).getBoundingClientRect();
      if (box.top < top && box.bottom > top) scrollBy({top: box.bottom - top + GAP});
    },
  };
}
