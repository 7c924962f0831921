import {useEffect, useState} from 'react';

/** UI-10 */
const REPOSITION_DEBOUNCE_MS = 300;

const GAP_PX = 12;

/**
 * The position just below an element's right edge, in px from the window's top and right. Follows the element while
 * `isWanted`.
 */
export function useCornerBelow(elementId: string, isWanted: boolean): {top: number; right: number} {
  const [corner, setCorner] = useState({top: GAP_PX, right: GAP_PX});
  useEffect(() => {
    if (!isWanted) return;
    const measure = () => {
      const box = document.getElementById(elementId)?.getBoundingClientRect();
      if (!box) return;
      /* The bottom is negative for an element that is scrolled out of view. */
      setCorner({
        top: Math.max(box.bottom, 0) + GAP_PX,
        right: Math.max(document.documentElement.clientWidth - box.right, GAP_PX),
      });
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
  return corner;
}
