import ChevronDown from 'lucide-react/icons/chevron-down';
import {useEffect, useId, useRef, type ComponentPropsWithoutRef, type ReactNode} from 'react';
import {FieldNotes, fieldNoteAttributes} from './field-notes';
import {
  fieldBox,
  fieldControl,
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
  /** Calls `onChange` after hydration if the shopper made a choice before. */
  reportsEarlyChoice?: boolean;
}

/**
 * A native select with label, help and error; `children` are its options. Where the browser supports it, the list is
 * styled and at most 310 px high (UI-13); elsewhere it is the system's own.
 */
export function SelectField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  look = 'solo',
  reportsEarlyChoice = false,
  className,
  children,
  ...props
}: SelectFieldProps) {
  const fallbackId = useId();
  const id = props.id ?? fallbackId;
  const notes = {description, errorMessage};
  const select = useRef<HTMLSelectElement>(null);
  const initialValue = useRef(reportsEarlyChoice ? props.value : undefined);
  useEffect(() => {
    const {current: first} = initialValue;
    if (first === undefined || select.current?.value === first) return;
    select.current?.dispatchEvent(new Event('change', {bubbles: true}));
  }, []);
  return (
    <div className={fieldStack({className})}>
      <label htmlFor={id} className={fieldLabel({isHidden: isLabelHidden})}>
        {label}
      </label>
      <div
        data-look={look}
        className={fieldBox({look, state: fieldState(errorMessage !== undefined, props.disabled)})}
      >
        <select
          {...props}
          ref={select}
          id={id}
          {...fieldNoteAttributes(id, notes)}
          className={fieldControl({kind: 'select'})}
        >
          {children}
        </select>
        <Icon of={ChevronDown} className="pointer-events-none absolute right-4" />
      </div>
      <FieldNotes id={id} {...notes} />
    </div>
  );
}
