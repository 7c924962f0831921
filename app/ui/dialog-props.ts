import type {ReactNode} from 'react';

export interface DialogContentProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** `alertdialog`: a question that must be answered; has no close button and ignores clicks outside. */
  role?: 'dialog' | 'alertdialog';
  /**
   * Center: a bottom sheet on phones. Start and end: a drawer on that side. Corner: below an element at the top of the
   * page, a bottom sheet on phones. Full: the whole window.
   */
  placement?: 'center' | 'start' | 'end' | 'corner' | 'full';
  /** For `corner`: distance from the top and the right of the window, in px. */
  corner?: {top: number; right: number};
  /** Plays an attention animation once, this many ms after the dialog opened. */
  nodAfterMs?: number;
  closeLabel?: string;
  children: ReactNode | ((dialog: {close: () => void}) => ReactNode);
}
