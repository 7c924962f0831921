import {useState} from 'react';
import type {DialogContentProps} from './dialog-props';
import {Island} from './island';

/** Fetches the dialog's code. Call it on hover or focus of what opens a dialog, so that opening it waits for nothing. */
export const loadDialog = () => import('./dialog.client');

/**
 * A modal dialog whose code is fetched when it is first opened. Renders nothing on the server: what it asks must also
 * be possible without scripts, on a page or in the page.
 */
export function LazyDialog(props: DialogContentProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  /* Stays mounted once opened, so that it can leave with its animation. */
  return wasOpened || props.isOpen ? <Island load={loadDialog} props={props} /> : null;
}
