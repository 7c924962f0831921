import {useEffect, useRef} from 'react';

/** Scrolling by less, such as a bounce at the page's end, doesn't count. */
const MIN_SCROLL = 8;

/**
 * Marks the header's bar as away while the page is scrolled down. Styles apply it on phones only. A bar with the focus
 * stays.
 */
export function useReturningHeader() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let last = scrollY;
    function handleScroll() {
      const element = bar.current;
      if (!element || Math.abs(scrollY - last) < MIN_SCROLL) return;
      const isDown = scrollY > last && scrollY > element.offsetHeight;
      element.toggleAttribute('data-away', isDown && !element.contains(document.activeElement));
      last = scrollY;
    }
    addEventListener('scroll', handleScroll, {passive: true});
    return () => removeEventListener('scroll', handleScroll);
  }, []);
  return bar;
}
