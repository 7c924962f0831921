import type {ReactNode} from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import {composeRenderProps} from 'react-aria-components/composeRenderProps';
import {buttonRecipe, type ButtonLook} from './button-recipe';
import {Spinner} from './spinner';
import {VisuallyHidden} from './visually-hidden';

export interface ButtonProps extends Omit<AriaButtonProps, 'children'>, ButtonLook {
  children: ReactNode;
  /** Said while pending, after the button's own text. @default 'Please wait' */
  pendingLabel?: string;
}

/**
 * A button. While `isPending` it keeps its width and the focus, cannot be pressed or submit, shows a spinner and, if it
 * has the focus, announces its text and `pendingLabel`.
 */
export function Button({
  children,
  className,
  variant = 'primary',
  size = 'l',
  isFullWidth,
  isIconOnly,
  pendingLabel = 'Please wait',
  ...props
}: ButtonProps) {
  return (
    <AriaButton
      {...props}
      className={composeRenderProps(className, (given, {isPending, isDisabled}) =>
        buttonRecipe({
          variant: isDisabled ? 'disabled' : variant,
          size,
          isFullWidth,
          isIconOnly,
          isPending,
          className: given,
        }),
      )}
    >
      {props.isPending ? (
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
    </AriaButton>
  );
}
