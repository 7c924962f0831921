import {lazy, Suspense, useState, type ComponentType, type ReactNode} from 'react';
import {createLoader, type ModuleLoader} from './module-loader';

interface LazyPartOptions {
  /** Shown after a navigation until the code is there. */
  fallback?: ReactNode;
}

interface LazyPart<P extends object> {
  (props: P): ReactNode;
  /** Loads the code before the part is shown. */
  preload(): Promise<unknown>;
}

const Nothing = () => null;

/**
 * A part of a page whose code browsers load only where it is shown. The server renders it at once, so pass the loaded
 * module there: `lazyPart(load, (module) => module.Part, import.meta.env.SSR ? await load() : null)`. A part whose code
 * can't be loaded is left out.
 */
export function lazyPart<Module, P extends object>(
  load: ModuleLoader<Module>,
  pick: (module: Module) => ComponentType<P>,
  loaded: Module | null,
  {fallback = null}: LazyPartOptions = {},
): LazyPart<P> {
  const loadModule = createLoader(load);
  let known = loaded && pick(loaded);
  const preload = async () => (known = pick(await loadModule()));

  function Part(props: P) {
    /* Code that has been loaded before is used at once, without flashing the fallback. */
    const [Content] = useState(() => known ?? toLazy(() => preload().catch(() => Nothing)));
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
