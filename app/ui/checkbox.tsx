import {useId, type ReactNode} from 'react';
import {FieldNotes, fieldNoteAttributes} from './field-notes';
import {fieldStack} from './field-recipe';
import {PlainCheckbox, type PlainCheckboxProps} from './plain-checkbox';

export interface CheckboxProps extends PlainCheckboxProps {
  description?: ReactNode;
  errorMessage?: string;
}

export function Checkbox({description, errorMessage, ...props}: CheckboxProps) {
  const fallbackId = useId();
  const id = props.id ?? fallbackId;
  const notes = {description, errorMessage};
  return (
    <div className={fieldStack()}>
      <PlainCheckbox {...props} id={id} {...fieldNoteAttributes(id, notes)} />
      <div className="flex flex-col gap-1 pl-8.5 empty:hidden">
        <FieldNotes id={id} {...notes} />
      </div>
    </div>
  );
}
