import CircleAlert from 'lucide-react/icons/circle-alert';
import type {ComponentPropsWithoutRef} from 'react';
import {Icon} from './icon';

export interface FieldErrorProps extends ComponentPropsWithoutRef<'span'> {
  /** The one message (UI-03). Nothing is rendered without it. */
  children?: string;
}

/** The one error of a field. Point the control's `aria-describedby` at its id. */
export function FieldError({children, className, ...props}: FieldErrorProps) {
  if (!children) return null;
  return (
    <span
      {...props}
      className={className ? `${FIELD_ERROR_CLASS} ${className}` : FIELD_ERROR_CLASS}
    >
      <FieldErrorMark />
      {children}
    </span>
  );
}

/** The sign before a field's error: an error is never said by colour alone. */
function FieldErrorMark() {
  return <Icon of={CircleAlert} size="s" className="mt-0.5" />;
}

const FIELD_ERROR_CLASS = 'flex items-start gap-1.5 text-small font-strong text-error';
