import type {ComponentPropsWithoutRef} from 'react';
import {Icon} from './icon';

export interface FieldErrorProps extends ComponentPropsWithoutRef<'span'> {
  /** A field has at most one message (UI-03). */
  children?: string;
}

/** The control's `aria-describedby` must name its id. */
export function FieldError({children, className, ...props}: FieldErrorProps) {
  if (!children) return null;
  return (
    <span
      {...props}
      className={className ? `${FIELD_ERROR_CLASS} ${className}` : FIELD_ERROR_CLASS}
    >
      <FieldErrorIcon />
      {children}
    </span>
  );
}

/** Color alone must not mark an error. */
function FieldErrorIcon() {
  return <Icon name="circle-alert" size="s" className="mt-0.5" />;
}

const FIELD_ERROR_CLASS = 'flex items-start gap-1.5 text-small font-strong text-error';
