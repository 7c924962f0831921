import {useEffect, useRef, type ComponentType, type ReactNode} from 'react';
import {KEPT_HTML} from './kept-html';
import {lazyPart} from './lazy-part';
import {followLink} from './link';
import {prefetch, type ModuleLoader} from './module-loader';
import {useIsHydrating} from './use-hydrated';

interface StaticPartOptions {
  /** Shown after a navigation until the code is there. */
  fallback: ReactNode;
}

const FIRST_PRESSES = ['pointerdown', 'keydown'] as const;
const ONCE = {once: true, capture: true};

/**
 * A part of a page that never changes and needs no event handlers. It may have links and `<details>`. For other content,
 * give it another `key`. Hydration keeps the server's HTML, so browsers load the part's code only when a navigation
 * shows it. The arguments are those of `lazyPart`.
 */
export function staticPart<Module, P extends object>(
  load: ModuleLoader<Module>,
  pick: (module: Module) => ComponentType<P>,
  loaded: Module | null,
  options: StaticPartOptions,
): ComponentType<P> {
  const Part = lazyPart(load, pick, loaded, options);
  const preload = () => prefetch(Part.preload);
  return function StaticPart(props: P) {
    const root = useRef<HTMLDivElement>(null);
    const isHydrating = useIsHydrating();
    /* Preloads at the first press, because the next page may need the code to render this part. */
    useEffect(() => {
      if (isHydrating) FIRST_PRESSES.forEach((press) => addEventListener(press, preload, ONCE));
      return () => FIRST_PRESSES.forEach((press) => removeEventListener(press, preload, ONCE));
    }, [isHydrating]);
    useEffect(() => {
      const {current} = root;
      current?.addEventListener('click', followPressed);
      return () => current?.removeEventListener('click', followPressed);
    }, []);
    if (isHydrating && !import.meta.env.SSR) {
      return (
        <div
          ref={root}
          className="contents"
          suppressHydrationWarning
          dangerouslySetInnerHTML={KEPT_HTML}
        />
      );
    }
    return (
      <div className="contents">
        <Part {...props} />
      </div>
    );
  };
}

/** React has no listeners in the HTML that it keeps. */
function followPressed(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (link) followLink(event, link);
}
