import {useEffect, useRef} from 'react';
import {Field, type FieldProps} from './field';
import {fieldControl} from './field-recipe';
import {Icon} from './icon';

export interface SelectFieldProps extends FieldProps<'select'> {
  /** Calls `onChange` after hydration if the shopper made a choice before. */
  reportsEarlyChoice?: boolean;
}

/** Where the browser supports it, the list is styled and at most 310 px high (UI-13). */
export function SelectField({reportsEarlyChoice = false, children, ...props}: SelectFieldProps) {
  const select = useRef<HTMLSelectElement>(null);
  const initialValue = useRef(reportsEarlyChoice ? props.value : undefined);
  useEffect(() => {
    const {current: first} = initialValue;
    if (first === undefined || select.current?.value === first) return;
    select.current?.dispatchEvent(new Event('change', {bubbles: true}));
  }, []);
  return (
    <Field<'select'> {...props}>
      {(control) => (
        <>
          <select {...control} ref={select} className={fieldControl({kind: 'select'})}>
            {children}
          </select>
          <Icon name="chevron-down" className="pointer-events-none absolute right-4" />
        </>
      )}
    </Field>
  );
}
