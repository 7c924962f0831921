import {useState, type ReactNode} from 'react';
import type {DialogContentProps} from './dialog-props';
import {Island, type IslandProps} from './island';
import {createLoader} from './module-loader';

/** Prefetch it on hover or focus of a button that opens a dialog. */
export const loadDialog = createLoader(() => import('./dialog.client'));

export interface LazyDialogProps extends DialogContentProps {
  /** Called if the dialog's code can't be loaded. Opening the dialog again retries. */
  onFail?: () => void;
  fallback?: ReactNode;
}

/**
 * A modal dialog whose code is loaded when it first opens. Renders nothing on the server, so its task must also be
 * possible without scripts.
 */
export function LazyDialog({onFail, fallback, ...props}: LazyDialogProps) {
  return <LazyOpen load={loadDialog} props={props} onFail={onFail} fallback={fallback} />;
}

/** The same for a dialog whose content is a module of its own. */
export function LazyOpen<P extends {isOpen: boolean}>({
  load,
  props,
  onFail,
  fallback: instead = null,
}: IslandProps<P>) {
  const {isOpen} = props;
  const [stage, setStage] = useState<'closed' | 'opened' | 'failed'>('closed');
  if (isOpen && stage === 'closed') setStage('opened');
  if (!isOpen && stage === 'failed') setStage('closed');

  function fail() {
    setStage('failed');
    onFail?.();
  }

  if (stage === 'failed') return <>{instead}</>;
  /* Stays mounted once opened, for the closing animation. */
  return stage === 'opened' ? <Island load={load} props={props} onFail={fail} /> : null;
}
