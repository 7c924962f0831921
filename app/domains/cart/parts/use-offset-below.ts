import {useEffect, useState} from 'react';

/** Moving the dialog waits until the window has been still for this long (UI-10). */
const REPOSITION_DEBOUNCE_MS = 300;

/** Distance from the top of the window to just below an element, kept while `isWanted`; never above the window. */
export function useOffsetBelow(elementId: string, isWanted: boolean): number {
  const [offset, setOffset] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    const measure = () => {
      const bottom = document.getElementById(elementId)?.getBoundingClientRect().bottom ?? 0;
      setOffset(Math.max(bottom, 0) + GAP_PX);
    };
    let timer: ReturnType<typeof setTimeout>;
    const debounced = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, REPOSITION_DEBOUNCE_MS);
    };
    measure();
    window.addEventListener('resize', debounced);
    window.addEventListener('scroll', debounced, {passive: true});
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', debounced);
      window.removeEventListener('scroll', debounced);
    };
  }, [elementId, isWanted]);
  return offset;
}

const GAP_PX = 12;
