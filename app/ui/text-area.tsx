import type {ReactNode} from 'react';
import {
  Label,
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import {composeRenderProps} from 'react-aria-components/composeRenderProps';
import {AriaFieldNotes} from './aria-field-parts';
import {fieldBox, fieldControl, fieldLabel, fieldStack, fieldState} from './field-recipe';
import type {Rule} from './form-rules';
import {useFieldError} from './use-field-error';

export interface TextAreaProps extends Omit<AriaTextFieldProps, 'children' | 'validate' | 'type'> {
  label: string;
  description?: ReactNode;
  /** The server's error. One of `rules` takes its place. */
  errorMessage?: string;
  /** Checked when the field is left; each returns true or a message (UI-02). */
  rules?: readonly Rule[];
  placeholder?: string;
  /** Lines shown; the reader can drag it taller. @default 4 */
  rows?: number;
}

/** Several lines of text with their label, help and error. */
export function TextArea({
  label,
  description,
  errorMessage,
  rules,
  placeholder,
  rows = 4,
  className,
  onBlur,
  onChange,
  ...props
}: TextAreaProps) {
  const {error, onLeave, onEdit} = useFieldError(rules, errorMessage);
  const isInvalid = props.isInvalid ?? error !== undefined;
  return (
    <AriaTextField
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
      <Label className={fieldLabel()}>{label}</Label>
      <div
        data-look="solo"
        className={fieldBox({look: 'solo', state: fieldState(isInvalid, props.isDisabled)})}
      >
        <AriaTextArea
          rows={rows}
          placeholder={placeholder}
          className={fieldControl({kind: 'area'})}
        />
      </div>
      <AriaFieldNotes description={description} error={error} />
    </AriaTextField>
  );
}
