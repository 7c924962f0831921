import {useId, type ChangeEvent, type ComponentPropsWithoutRef, type ReactNode} from 'react';
import {FieldNotes, fieldNoteAttributes} from './field-notes';
import {
  fieldBox,
  fieldControl,
  fieldLabel,
  fieldStack,
  fieldState,
  type FieldLook,
} from './field-recipe';
import type {Rule} from './form-rules';
import {useFieldError} from './use-field-error';

/** Uncontrolled, so text typed or autofilled before hydration stays. */
export interface TextFieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'value'> {
  label: string;
  /** Shows the label only to assistive technology, for instance where a search icon replaces it. */
  isLabelHidden?: boolean;
  isRequired?: boolean;
  description?: ReactNode;
  /** The server's error. An error from `rules` replaces it. */
  errorMessage?: string;
  /** Checked on blur; each returns `true` or a message (UI-02). Declare the array outside components. */
  rules?: readonly Rule[];
  /** @default 'solo' (UI-27) */
  look?: FieldLook;
  /** Content before the text, for instance an icon. */
  leading?: ReactNode;
}

/** A one-line text field with label, help and error. Submits under its `name`. */
export function TextField({
  label,
  isLabelHidden,
  isRequired,
  description,
  errorMessage,
  rules,
  look = 'solo',
  leading,
  className,
  onBlur,
  onChange,
  ...props
}: TextFieldProps) {
  const fallbackId = useId();
  const id = props.id ?? fallbackId;
  const {error, onLeave, onEdit} = useFieldError(rules, errorMessage);
  const notes = {description, errorMessage: error};
  return (
    <div className={fieldStack({className})}>
      <label htmlFor={id} className={fieldLabel({isHidden: isLabelHidden})}>
        {label}
      </label>
      <div
        data-look={look}
        className={fieldBox({look, state: fieldState(error !== undefined, props.disabled)})}
      >
        {leading !== undefined && <span className="pl-4">{leading}</span>}
        <input
          type="text"
          {...props}
          id={id}
          /*
           * Not `required`: errors come from our rules and the server, and the browser's validation bubble would be a
           * second one.
           */
          aria-required={isRequired}
          {...fieldNoteAttributes(id, notes)}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            onChange?.(event);
            onEdit(event.target.value);
          }}
          onBlur={(event) => {
            onLeave(event.target.value);
            onBlur?.(event);
          }}
          className={fieldControl()}
        />
      </div>
      <FieldNotes id={id} {...notes} />
    </div>
  );
}
