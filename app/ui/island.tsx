import {Component, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import type {ModuleLoader} from './module-loader';

/** Fetches an island's module: `const load = createLoader(() => import('./map.client'))`. */
export type IslandLoader<P extends object> = ModuleLoader<{default: ComponentType<P>}>;

export interface IslandProps<P extends object> {
  load: IslandLoader<P>;
  /** Given to the loaded component. */
  props: P;
  /** Shown on the server, without scripts, while loading, and when loading or the island itself fails. */
  fallback?: ReactNode;
  /** Loading or the island itself failed. Mount it anew to try again. */
  onFail?: () => void;
}

/**
 * Mounts a `*.client.tsx` module once the page is hydrated. Remix empties such modules on the server, so nothing may
 * render them there; this is the only place that does, and it keeps a failing island from taking the page along.
 */
export function Island<P extends object>({load, props, fallback = null, onFail}: IslandProps<P>) {
  const [Content, setContent] = useState<ComponentType<P>>();
  const fail = useRef(onFail);
  useEffect(() => {
    fail.current = onFail;
  });
  useEffect(() => {
    let isCurrent = true;
    load().then(
      ({default: Loaded}) => isCurrent && setContent(() => Loaded),
      () => isCurrent && fail.current?.(),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  if (!Content) return <>{fallback}</>;
  return (
    <Contained fallback={fallback} onFail={onFail}>
      <Content {...props} />
    </Contained>
  );
}

interface ContainedProps {
  children: ReactNode;
  fallback: ReactNode;
  onFail: (() => void) | undefined;
}

class Contained extends Component<ContainedProps> {
  override state = {hasFailed: false};

  static getDerivedStateFromError() {
    return {hasFailed: true};
  }

  override componentDidCatch() {
    this.props.onFail?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
