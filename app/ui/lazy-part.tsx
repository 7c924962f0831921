import {lazy, Suspense, useState, type ComponentType, type ReactNode} from 'react';

interface LazyPartOptions {
  /** Shown after a navigation until the code is there. */
  fallback?: ReactNode;
}

interface LazyPart<P extends object> {
  (props: P): ReactNode;
  /** Loads the code before the part is shown. */
  preload(): Promise<unknown>;
}

/**
 * A part of a page whose code browsers load only where it is shown. The server renders it at once, so pass the loaded
 * component there: `lazyPart(load, import.meta.env.SSR ? await load() : null)`.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  loaded: ComponentType<P> | null,
  {fallback = null}: LazyPartOptions = {},
): LazyPart<P> {
  let known = loaded;
  const preload = async () => (known = await load());
  const Lazy = toLazy(preload);

  function Part(props: P) {
    /* Code that has been loaded before is used at once, without a moment of the fallback. */
    const [Content] = useState(() => known ?? Lazy);
    return (
      <Suspense fallback={fallback}>
        <Content {...props} />
      </Suspense>
    );
  }
  return Object.assign(Part, {preload});
}

/** React's types don't see that a lazy component of generic props takes the same props. */
function toLazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazy(async () => ({default: await load()})) as unknown as ComponentType<P>;
}
