import {useEffect, useState} from 'react';

/** Moving the dialog waits until the window has been still for this long (UI-10). */
const REPOSITION_DEBOUNCE_MS = 300;

/** Between the element and what stands below it. */
const GAP_PX = 12;

/** The corner just below an element's right end, in px from the window's top and right; kept while `isWanted`. */
export function useCornerBelow(elementId: string, isWanted: boolean): {top: number; right: number} {
  const [corner, setCorner] = useState({top: GAP_PX, right: GAP_PX});
  useEffect(() => {
    if (!isWanted) return;
    const measure = () => {
      const box = document.getElementById(elementId)?.getBoundingClientRect();
      if (!box) return;
      /* Scrolled away, the element is above the window: then it is the window's own top. */
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
