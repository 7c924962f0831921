import type {ReactNode} from 'react';
import {
  Input,
  Label,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import {composeRenderProps} from 'react-aria-components/composeRenderProps';
import {AriaFieldNotes} from './aria-field-parts';
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

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'children' | 'validate'> {
  label: string;
  /** Keeps the label for assistive technology only, for instance where a search icon says it. */
  isLabelHidden?: boolean;
  description?: ReactNode;
  /** The server's error. One of `rules` takes its place. */
  errorMessage?: string;
  /** Checked when the field is left; each returns true or a message (UI-02). Declare the list outside components. */
  rules?: readonly Rule[];
  placeholder?: string;
  /** @default 'solo' (UI-27) */
  look?: FieldLook;
  /** Before the text, for instance an icon. */
  leading?: ReactNode;
  /** After the text, for instance a button. */
  trailing?: ReactNode;
}

/** A line of text with its label, help and error. Works as a plain form field by its `name`. */
export function TextField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  rules,
  placeholder,
  look = 'solo',
  leading,
  trailing,
  className,
  onBlur,
  onChange,
  ...props
}: TextFieldProps) {
  const {error, onLeave, onEdit} = useFieldError(rules, errorMessage);
  const isInvalid = props.isInvalid ?? error !== undefined;
  return (
    <AriaTextField
      /* Messages come from our rules and the server; the browser's own bubbles would be a second error. */
      validationBehavior="aria"
      {...props}
      isInvalid={isInvalid}
      onChange={(value) => {
        onEdit(value);
        onChange?.(value);
      }}
      onBlur={(event) => {
        onLeave(event.target.value);
        onBlur?.(event);
      }}
      className={composeRenderProps(className, (given) => fieldStack({className: given}))}
    >
      <Label className={fieldLabel({isHidden: isLabelHidden})}>{label}</Label>
      <div
        data-look={look}
        className={fieldBox({look, state: fieldState(isInvalid, props.isDisabled)})}
      >
        {leading !== undefined && <span className="pl-4">{leading}</span>}
        <Input placeholder={placeholder} className={fieldControl()} />
        {trailing !== undefined && <span className="pr-2">{trailing}</span>}
      </div>
      <AriaFieldNotes description={description} error={error} />
    </AriaTextField>
  );
}
