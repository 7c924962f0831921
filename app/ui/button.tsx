import {useEffect, useRef, type ComponentPropsWithoutRef, type ReactNode} from 'react';
import {useAnnounce} from './announcer';
import {buttonRecipe, type ButtonLook} from './button-recipe';
import {Spinner} from './spinner';
import {VisuallyHidden} from './visually-hidden';

export interface ButtonProps
  extends Omit<ComponentPropsWithoutRef<'button'>, 'disabled'>, ButtonLook {
  children: ReactNode;
  isDisabled?: boolean;
  isPending?: boolean;
  pendingLabel?: string;
}

/**
 * While `isPending`, the button keeps its width and focus, can't be pressed, and announces `pendingLabel` if it has
 * focus.
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
      /* Enter in a form field would still press a submit button. */
      type={isPending ? 'button' : type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      onClick={(event) => {
        /* Safari doesn't focus a clicked button, but a dialog returns focus to the element that had it. */
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
