import {lazy, Suspense, type ComponentType, type ReactNode} from 'react';

interface LazyPartOptions {
  /** Shown after a navigation until the code is there. */
  fallback?: ReactNode;
}

/**
 * A part of a page whose code browsers load only where it is shown. The server renders it at once, so pass the loaded
 * component there: `lazyPart(load, import.meta.env.SSR ? await load() : null)`.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  loaded: ComponentType<P> | null,
  {fallback = null}: LazyPartOptions = {},
): ComponentType<P> {
  const Part = loaded ?? toLazy(load);
  return function LazyPart(props: P) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** React's types don't see that a lazy component of generic props takes the same props. */
function toLazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazy(async () => ({default: await load()})) as unknown as ComponentType<P>;
}
