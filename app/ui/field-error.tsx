import CircleAlert from 'lucide-react/icons/circle-alert';
import type {ComponentPropsWithoutRef} from 'react';
import {Icon} from './icon';

export interface FieldErrorProps extends ComponentPropsWithoutRef<'span'> {
  /** The message; a field has at most one (UI-03). Without it nothing is rendered. */
  children?: string;
}

/** The error of a field. Point the control's `aria-describedby` at its id. */
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

/** The icon before a field's error, because color alone must not mark an error. */
function FieldErrorIcon() {
  return <Icon of={CircleAlert} size="s" className="mt-0.5" />;
}

const FIELD_ERROR_CLASS = 'flex items-start gap-1.5 text-small font-strong text-error';
