import {useEffect, useRef, type ComponentPropsWithoutRef, type ReactNode} from 'react';
import {useAnnounce} from './announcer';
import {buttonRecipe, type ButtonLook} from './button-recipe';
import {Spinner} from './spinner';
import {VisuallyHidden} from './visually-hidden';

export interface ButtonProps
  extends Omit<ComponentPropsWithoutRef<'button'>, 'disabled'>, ButtonLook {
  children: ReactNode;
  isDisabled?: boolean;
  /** What it began goes on. */
  isPending?: boolean;
  /** Said while pending, after the button's own text. @default 'Please wait' */
  pendingLabel?: string;
}

/**
 * A button. While `isPending` it keeps its width and the focus, cannot be pressed or submit, shows a spinner and, if it
 * has the focus, announces `pendingLabel`.
 */
export function Button({
  children,
  className,
  variant = 'primary',
  size = 'l',
  isFullWidth,
  isIconOnly,
  isDisabled = false,
  isPending = false,
  pendingLabel = 'Please wait',
  type = 'button',
  onClick,
  ...props
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const announce = useAnnounce();
  useEffect(() => {
    if (isPending && document.activeElement === button.current) announce(pendingLabel);
  }, [announce, isPending, pendingLabel]);
  return (
    <button
      {...props}
      ref={button}
      /* One that submits would still be pressed by Enter in a field of its form. */
      type={isPending ? 'button' : type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      onClick={(event) => {
        /* Safari does not do so by itself, and a dialog gives the focus back to what had it. */
        event.currentTarget.focus({preventScroll: true});
        if (!isPending) onClick?.(event);
      }}
      className={buttonRecipe({
        variant: isDisabled ? 'disabled' : variant,
        size,
        isFullWidth,
        isIconOnly,
        isPending,
        className,
      })}
    >
      {isPending ? (
        <>
          {/* Transparent, not removed: the text stays the button's name and keeps its width. */}
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
          <VisuallyHidden>{pendingLabel}</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </button>
  );
}
