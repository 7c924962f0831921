import type {ReactNode} from 'react';

export interface DialogContentProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** `alertdialog`: a question that must be answered; it has no close button and ignores clicks outside. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /**
   * Center: a sheet from below on phones. Start and end: a drawer at that side. Corner: below something at the top of
   * the page, a sheet on phones. @default 'center'
   */
  placement?: 'center' | 'start' | 'end' | 'corner';
  /** For `corner`: where it stands, in px from the top and the right of the window. */
  corner?: {top: number; right: number};
  /** The dialog draws the eye to itself once, this many ms after it was opened. Without it, it stays still. */
  nodAfterMs?: number;
  /** @default 'Close' */
  closeLabel?: string;
  /** The content, or a function that makes it with the means to close. */
  children: ReactNode | ((dialog: {close: () => void}) => ReactNode);
}
