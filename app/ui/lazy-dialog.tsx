import {useState, type ReactNode} from 'react';
import type {DialogContentProps} from './dialog-props';
import {Island} from './island';
import {createLoader} from './module-loader';

/** Loads the dialog's code. Prefetch it on hover or focus of a button that opens a dialog, so that it opens at once. */
export const loadDialog = createLoader(() => import('./dialog.client'));

export interface LazyDialogProps extends DialogContentProps {
  /** Called when the dialog should open but its code can't be loaded. Opening it again retries. */
  onFail?: () => void;
  /** Shown in place of a dialog that failed to load, until it is closed. */
  fallback?: ReactNode;
}

/**
 * A modal dialog whose code is loaded when it first opens. Renders nothing on the server, so its task must also be
 * possible without scripts, in the page or on another one.
 */
export function LazyDialog({onFail, fallback: instead = null, ...props}: LazyDialogProps) {
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
  return stage === 'opened' ? <Island load={loadDialog} props={props} onFail={fail} /> : null;
}
