import {Field, type FieldProps} from './field';
import {fieldControl} from './field-recipe';
import type {Rule} from './form-rules';
import {useFieldError} from './use-field-error';

/** Uncontrolled, so text typed before hydration stays. */
export interface TextAreaProps extends Omit<
  FieldProps<'textarea'>,
  'value' | 'onChange' | 'onBlur'
> {
  /** Checked on blur (UI-02). Declare the array outside components. */
  rules?: readonly Rule[];
}

export function TextArea({rules, ...props}: TextAreaProps) {
  const {error, onLeave, onEdit} = useFieldError(rules, props.errorMessage);
  return (
    <Field<'textarea'> {...props} errorMessage={error}>
      {(control) => (
        <textarea
          rows={4}
          {...control}
          onChange={(event) => onEdit(event.target.value)}
          onBlur={(event) => onLeave(event.target.value)}
          className={fieldControl({kind: 'area'})}
        />
      )}
    </Field>
  );
}
