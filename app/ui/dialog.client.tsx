import {cva} from 'class-variance-authority';
import {Dialog as AriaDialog} from 'react-aria-components/Dialog';
import {Heading} from 'react-aria-components/Heading';
import {I18nProvider} from 'react-aria-components/I18nProvider';
import {Modal, ModalOverlay} from 'react-aria-components/Modal';
import {Button} from './button';
import type {DialogContentProps} from './dialog-props';
import {Icon} from './icon';

const overlay = cva(
  'fixed inset-0 z-overlay flex bg-scrim transition-opacity duration-200 data-entering:opacity-0 data-exiting:opacity-0',
  {
    variants: {
      placement: {
        center: 'items-end justify-center sm:items-center sm:p-6',
        corner: 'items-end justify-center sm:items-start sm:justify-end',
        start: 'justify-start',
        end: 'justify-end',
        full: 'sm:p-6',
      },
    },
  },
);

const modal = cva(
  'relative z-dialog flex max-h-full overflow-hidden min-h-0 w-full bg-surface shadow-floating transition-transform duration-200',
  {
    variants: {
      placement: {
        center:
          'rounded-t-l data-entering:translate-y-6 data-exiting:translate-y-6 sm:max-w-dialog sm:rounded-l',
        corner:
          'rounded-t-l data-entering:translate-y-6 data-exiting:translate-y-6 sm:mt-(--dialog-top) sm:mr-(--dialog-right) sm:max-w-dialog sm:rounded-l',
        start: 'h-full max-w-drawer data-entering:-translate-x-full data-exiting:-translate-x-full',
        end: 'h-full max-w-drawer data-entering:translate-x-full data-exiting:translate-x-full',
        full: 'h-full sm:rounded-l',
      },
    },
  },
);

/** Loaded by `LazyDialog`. Overlay z-index 2000 (UI-14), dialog 2400 (UI-15). */
export default function Dialog({
  isOpen,
  onOpenChange,
  title,
  role = 'dialog',
  placement = 'center',
  corner,
  nodAfterMs,
  closeLabel = 'Close',
  children,
}: DialogContentProps) {
  return (
    /* Otherwise its hidden dismiss button would be in the browser's language. */
    <I18nProvider locale="en-US">
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        /* A stray click must not dismiss a question that needs an answer; Escape still declines it. */
        isDismissable={role === 'dialog'}
        className={overlay({placement})}
      >
        <Modal
          className={modal({placement, className: nodAfterMs === undefined ? '' : 'animate-nod'})}
          style={{
            ...(corner && {
              '--dialog-top': `${corner.top}px`,
              '--dialog-right': `${corner.right}px`,
            }),
            ...(nodAfterMs !== undefined && {animationDelay: `${nodAfterMs}ms`}),
          }}
        >
          <AriaDialog role={role} className="flex min-h-0 w-full flex-col outline-none">
            {({close}) => (
              <>
                <div className="flex items-start justify-between gap-4 px-6 pt-5 pb-2">
                  <Heading slot="title" className="py-2.5 text-heading-s">
                    {title}
                  </Heading>
                  {role === 'dialog' && (
                    <Button
                      onClick={close}
                      variant="quiet"
                      size="m"
                      isIconOnly
                      aria-label={closeLabel}
                      className="-mr-2.5"
                    >
                      <Icon name="x" />
                    </Button>
                  )}
                </div>
                <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pb-6">
                  {typeof children === 'function' ? children({close}) : children}
                </div>
              </>
            )}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}
