import {Field, useField, type FieldControlProps} from './field';
import {fieldControl} from './field-recipe';

/** Uncontrolled, so text typed before hydration stays. */
export type TextAreaProps = Omit<FieldControlProps<'textarea'>, 'value'>;

/** A multi-line text field with label, help and error; 4 rows by default. */
export function TextArea(props: TextAreaProps) {
  const {field, control} = useField<HTMLTextAreaElement, typeof props>(props);
  return (
    <Field {...field}>
      <textarea rows={4} {...control} className={fieldControl({kind: 'area'})} />
    </Field>
  );
}
