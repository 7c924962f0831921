import {useState, type ReactNode} from 'react';
import type {DialogContentProps} from './dialog-props';
import {Island} from './island';
import {createLoader} from './module-loader';

/** Fetches the dialog's code. Prefetch it on hover or focus of what opens a dialog, so that opening it waits for nothing. */
export const loadDialog = createLoader(() => import('./dialog.client'));

export interface LazyDialogProps extends DialogContentProps {
  /** The dialog was to open, and its code cannot be had. Opening it anew tries again. */
  onFail?: () => void;
  /** Shown in its place then, until it is closed. */
  instead?: ReactNode;
}

/**
 * A modal dialog whose code is fetched when it is first opened. Renders nothing on the server: what it asks must also
 * be possible without scripts, on a page or in the page.
 */
export function LazyDialog({onFail, instead = null, ...props}: LazyDialogProps) {
  const {isOpen} = props;
  const [stage, setStage] = useState<'closed' | 'opened' | 'failed'>('closed');
  if (isOpen && stage === 'closed') setStage('opened');
  if (!isOpen && stage === 'failed') setStage('closed');

  function fail() {
    setStage('failed');
    onFail?.();
  }

  if (stage === 'failed') return <>{instead}</>;
  /* Stays mounted once opened, so that it can leave with its animation. */
  return stage === 'opened' ? <Island load={loadDialog} props={props} onFail={fail} /> : null;
}
