import {Component, lazy, Suspense, useState, type ComponentType, type ReactNode} from 'react';
import {useHydrated} from './use-hydrated';

/** Fetches an island's module. Declare it once, outside components: `const load = () => import('./map.client')`. */
export type IslandLoader<P extends object> = () => Promise<{default: ComponentType<P>}>;

export interface IslandProps<P extends object> {
  load: IslandLoader<P>;
  /** What the loaded component is given. */
  props: P;
  /** Shown on the server, without scripts, while loading, and when loading or the island itself fails. */
  fallback?: ReactNode;
}

/**
 * Mounts a `*.client.tsx` module once the page is hydrated. Remix empties such modules on the server, so nothing may
 * render them there; this is the only place that does, and it keeps a failing island from taking the page along.
 */
export function Island<P extends object>({load, props, fallback = null}: IslandProps<P>) {
  const isHydrated = useHydrated();
  /* Made once, and outside the boundary: state inside a boundary that suspends at its first mount is thrown away. */
  const [Content] = useState(() =>
    lazy(async () => {
      const {default: Loaded} = await load();
      return {default: (given: {props: P}) => <Loaded {...given.props} />};
    }),
  );
  if (!isHydrated) return <>{fallback}</>;
  return (
    <Contained fallback={fallback}>
      <Suspense fallback={fallback}>
        <Content props={props} />
      </Suspense>
    </Contained>
  );
}

class Contained extends Component<{children: ReactNode; fallback: ReactNode}> {
  override state = {hasFailed: false};

  static getDerivedStateFromError() {
    return {hasFailed: true};
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
