/**
 * Calls back once the element is in view or a quarter of a window away from it. Returns a function that cancels. For effects
 * only.
 */
export function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      callback();
    },
    {rootMargin: '25%'},
  );
  observer.observe(element);
  return () => observer.disconnect();
}
