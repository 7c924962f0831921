import type {ReactNode} from 'react';

export interface DialogContentProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /**
   * `alertdialog`: a question that must be answered; has no close button and ignores clicks outside. @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
  /**
   * Center: a bottom sheet on phones. Start and end: a drawer on that side. Corner: below an element at the top of the
   * page, a bottom sheet on phones. @default 'center'
   */
  placement?: 'center' | 'start' | 'end' | 'corner';
  /** For `corner`: distance from the top and the right of the window, in px. */
  corner?: {top: number; right: number};
  /** Plays one attention animation this many ms after the dialog opened. Omit for none. */
  nodAfterMs?: number;
  /** @default 'Close' */
  closeLabel?: string;
  /** The content, or a function that renders it and receives `close`. */
  children: ReactNode | ((dialog: {close: () => void}) => ReactNode);
}
