import type {ReactNode} from 'react';
import {FieldError, Text} from 'react-aria-components/TextField';
import {FIELD_ERROR_CLASS, FieldErrorMark} from './field-error';
import {fieldDescription} from './field-recipe';

export interface AriaFieldNotesProps {
  description?: ReactNode;
  /** The one message of the field. */
  error?: string;
}

/** Help and error below a React Aria field, which ties both to its control. */
export function AriaFieldNotes({description, error}: AriaFieldNotesProps) {
  return (
    <>
      {description && (
        <Text slot="description" className={fieldDescription()}>
          {description}
        </Text>
      )}
      {error && (
        <FieldError className={FIELD_ERROR_CLASS}>
          <FieldErrorMark />
          {error}
        </FieldError>
      )}
    </>
  );
}
