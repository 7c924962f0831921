import type {ReactNode} from 'react';
import {Field, useField, type FieldControlProps} from './field';
import {fieldControl} from './field-recipe';

/** Uncontrolled, so text typed or autofilled before hydration stays. */
export interface TextFieldProps extends Omit<FieldControlProps<'input'>, 'value'> {
  /** Content before the text, for instance an icon. */
  leading?: ReactNode;
}

/** A one-line text field with label, help and error. Submits under its `name`. */
export function TextField({leading, ...props}: TextFieldProps) {
  const {field, control} = useField<HTMLInputElement, typeof props>(props);
  return (
    <Field {...field}>
      {leading !== undefined && <span className="pl-4">{leading}</span>}
      <input type="text" {...control} className={fieldControl()} />
    </Field>
  );
}
