import type {ReactNode} from 'react';
import {FieldError} from './field-error';
import {fieldDescription} from './field-recipe';

interface Notes {
  description?: ReactNode;
  errorMessage?: string;
}

export function fieldNoteAttributes(id: string, {description, errorMessage}: Notes) {
  const ids = [description && helpId(id), errorMessage && errorId(id)].filter(Boolean);
  return {
    'aria-invalid': errorMessage !== undefined || undefined,
    'aria-describedby': ids.join(' ') || undefined,
  };
}

export function FieldNotes({id, description, errorMessage}: Notes & {id: string}) {
  return (
    <>
      {description && (
        <span id={helpId(id)} className={fieldDescription()}>
          {description}
        </span>
      )}
      <FieldError id={errorId(id)}>{errorMessage}</FieldError>
    </>
  );
}

const helpId = (id: string) => `${id}-help`;
const errorId = (id: string) => `${id}-error`;
