import type {ReactNode} from 'react';
import {Field, type FieldProps} from './field';
import {fieldControl} from './field-recipe';
import type {Rule} from './form-rules';
import {useFieldError} from './use-field-error';

/** Uncontrolled, so text typed or autofilled before hydration stays. */
export interface TextFieldProps extends Omit<FieldProps<'input'>, 'value'> {
  /** Checked on blur (UI-02). Declare the array outside components. */
  rules?: readonly Rule[];
  leading?: ReactNode;
}

export function TextField({rules, leading, onChange, onBlur, ...props}: TextFieldProps) {
  const {error, onLeave, onEdit} = useFieldError(rules, props.errorMessage);
  return (
    <Field<'input'> {...props} errorMessage={error}>
      {(control) => (
        <>
          {leading !== undefined && <span className="pl-4">{leading}</span>}
          <input
            type="text"
            {...control}
            onChange={(event) => {
              onChange?.(event);
              onEdit(event.target.value);
            }}
            onBlur={(event) => {
              onLeave(event.target.value);
              onBlur?.(event);
            }}
            className={fieldControl()}
          />
        </>
      )}
    </Field>
  );
}
