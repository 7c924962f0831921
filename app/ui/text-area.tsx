import {useId, type ComponentPropsWithoutRef, type ReactNode} from 'react';
import {FieldNotes, fieldNoteAttributes} from './field-notes';
import {fieldBox, fieldControl, fieldLabel, fieldStack, fieldState} from './field-recipe';
import type {Rule} from './form-rules';
import {useFieldError} from './use-field-error';

/** Uncontrolled, so text typed before hydration stays. */
export interface TextAreaProps extends Omit<
  ComponentPropsWithoutRef<'textarea'>,
  'value' | 'onChange' | 'onBlur'
> {
  label: string;
  isRequired?: boolean;
  description?: ReactNode;
  /** The server's error. An error from `rules` replaces it. */
  errorMessage?: string;
  /** Checked on blur; each returns `true` or a message (UI-02). */
  rules?: readonly Rule[];
}

/** A multi-line text field with label, help and error; 4 rows by default. */
export function TextArea({
  label,
  isRequired,
  description,
  errorMessage,
  rules,
  className,
  ...props
}: TextAreaProps) {
  const fallbackId = useId();
  const id = props.id ?? fallbackId;
  const {error, onLeave, onEdit} = useFieldError(rules, errorMessage);
  const notes = {description, errorMessage: error};
  return (
    <div className={fieldStack({className})}>
      <label htmlFor={id} className={fieldLabel()}>
        {label}
      </label>
      <div
        data-look="solo"
        className={fieldBox({
          look: 'solo',
          state: fieldState(error !== undefined, props.disabled),
        })}
      >
        <textarea
          rows={4}
          {...props}
          id={id}
          aria-required={isRequired}
          {...fieldNoteAttributes(id, notes)}
          onChange={(event) => onEdit(event.target.value)}
          onBlur={(event) => onLeave(event.target.value)}
          className={fieldControl({kind: 'area'})}
        />
      </div>
      <FieldNotes id={id} {...notes} />
    </div>
  );
}
