import {useId, type ChangeEvent, type ComponentPropsWithoutRef, type ReactNode} from 'react';
import {FieldNotes, notesOf} from './field-notes';
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

/** The value is the browser's own: what was typed or filled in before scripts ran stays. */
export interface TextFieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'value'> {
  label: string;
  /** Keeps the label for assistive technology only, for instance where a search icon says it. */
  isLabelHidden?: boolean;
  isRequired?: boolean;
  description?: ReactNode;
  /** The server's error. One of `rules` takes its place. */
  errorMessage?: string;
  /** Checked when the field is left; each returns true or a message (UI-02). Declare the list outside components. */
  rules?: readonly Rule[];
  /** @default 'solo' (UI-27) */
  look?: FieldLook;
  /** Before the text, for instance an icon. */
  leading?: ReactNode;
}

/** A line of text with its label, help and error. Works as a plain form field by its `name`. */
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
          /* Messages come from our rules and the server; the browser's own bubbles would be a second error. */
          aria-required={isRequired}
          {...notesOf(id, notes)}
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
