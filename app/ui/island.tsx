import {Component, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {reportCaught} from '~/platform/report-caught';
import type {ModuleLoader} from './module-loader';

/** Made by `createLoader(() => import('./map.client'))`. */
export type IslandLoader<P extends object> = ModuleLoader<{default: ComponentType<P>}>;

export interface IslandProps<P extends object> {
  load: IslandLoader<P>;
  props: P;
  /** Shown on the server, without scripts, while loading, and if loading or rendering the island fails. */
  fallback?: ReactNode;
  /** Remount the island to try again. */
  onFail?: () => void;
}

/**
 * Mounts a `*.client.tsx` module after hydration. Remix empties such modules on the server, so nothing else may render
 * them. A failing island doesn't break the page.
 */
export function Island<P extends object>({load, props, fallback = null, onFail}: IslandProps<P>) {
  const [Content, setContent] = useState<ComponentType<P>>();
  const onFailRef = useRef(onFail);
  useEffect(() => {
    onFailRef.current = onFail;
  });
  useEffect(() => {
    let isCurrent = true;
    load().then(
      ({default: Loaded}) => isCurrent && setContent(() => Loaded),
      () => isCurrent && onFailRef.current?.(),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  if (!Content) return <>{fallback}</>;
  return (
    <IslandBoundary fallback={fallback} onFail={onFail}>
      <Content {...props} />
    </IslandBoundary>
  );
}

interface IslandBoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
  onFail: (() => void) | undefined;
}

class IslandBoundary extends Component<IslandBoundaryProps> {
  override state = {hasFailed: false};

  static getDerivedStateFromError() {
    return {hasFailed: true};
  }

  override componentDidCatch(error: unknown) {
    reportCaught(error, 'island');
    this.props.onFail?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
