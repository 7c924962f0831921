import ChevronDown from 'lucide-react/icons/chevron-down';
import {useId, type ComponentPropsWithoutRef, type ReactNode} from 'react';
import {FieldError} from './field-error';
import {
  fieldBox,
  fieldControl,
  fieldDescription,
  fieldLabel,
  fieldStack,
  fieldState,
  type FieldLook,
} from './field-recipe';
import {Icon} from './icon';

export interface SelectFieldProps extends ComponentPropsWithoutRef<'select'> {
  label: string;
  isLabelHidden?: boolean;
  description?: ReactNode;
  errorMessage?: string;
  /** @default 'solo' */
  look?: FieldLook;
}

/**
 * A native select with its label, help and error; `children` are its options. Where the browser allows it the list is
 * styled and at most 310 px high (UI-13), elsewhere it is the platform's own.
 */
export function SelectField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  look = 'solo',
  className,
  children,
  ...props
}: SelectFieldProps) {
  const fallbackId = useId();
  const id = props.id ?? fallbackId;
  const notes = [description && `${id}-help`, errorMessage && `${id}-error`].filter(Boolean);
  const isInvalid = errorMessage !== undefined;
  return (
    <div className={fieldStack({className})}>
      <label htmlFor={id} className={fieldLabel({isHidden: isLabelHidden})}>
        {label}
      </label>
      <div
        data-look={look}
        className={fieldBox({look, state: fieldState(isInvalid, props.disabled)})}
      >
        <select
          {...props}
          id={id}
          aria-invalid={isInvalid || undefined}
          aria-describedby={notes.join(' ') || undefined}
          className={fieldControl({kind: 'select'})}
        >
          {children}
        </select>
        <Icon of={ChevronDown} className="pointer-events-none absolute right-4" />
      </div>
      {description && (
        <span id={`${id}-help`} className={fieldDescription()}>
          {description}
        </span>
      )}
      <FieldError id={`${id}-error`}>{errorMessage}</FieldError>
    </div>
  );
}
