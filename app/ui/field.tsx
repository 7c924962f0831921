import {
  useId,
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type ReactNode,
} from 'react';
import {FieldNotes, fieldNoteAttributes} from './field-notes';
import {fieldBox, fieldLabel, fieldStack, fieldState, type FieldLook} from './field-recipe';
import type {Rule} from './form-rules';
import {useFieldError} from './use-field-error';

/** Props that text fields, text areas and selects share, beside those of the native control. */
export interface FieldProps {
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
}

type NativeControl = 'input' | 'select' | 'textarea';
export type FieldControlProps<Control extends NativeControl> = FieldProps &
  ComponentPropsWithoutRef<Control>;

interface Handlers<Element> {
  onChange?: (event: ChangeEvent<Element>) => void;
  onBlur?: (event: FocusEvent<Element>) => void;
}

/** Connects a native control with its label, help and error. Returns the props of `Field` and those of the control. */
export function useField<
  Element extends HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  Native extends Handlers<Element> & {id?: string; disabled?: boolean; className?: string},
>({
  label,
  isLabelHidden,
  isRequired,
  description,
  errorMessage,
  rules,
  look,
  className,
  ...native
}: FieldProps & Native) {
  const fallbackId = useId();
  const id = native.id ?? fallbackId;
  const {error, onLeave, onEdit} = useFieldError(rules, errorMessage);
  const notes = {description, errorMessage: error};
  return {
    field: {id, label, isLabelHidden, look, className, isDisabled: native.disabled, ...notes},
    control: {
      ...native,
      id,
      /*
       * Not `required`: errors come from our rules and the server, and the browser's validation bubble would be a second
       * one.
       */
      'aria-required': isRequired,
      ...fieldNoteAttributes(id, notes),
      onChange(event: ChangeEvent<Element>) {
        native.onChange?.(event);
        onEdit(event.target.value);
      },
      onBlur(event: FocusEvent<Element>) {
        onLeave(event.target.value);
        native.onBlur?.(event);
      },
    },
  };
}

interface FieldLayoutProps extends Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'description' | 'errorMessage' | 'look'
> {
  /** Id of the control. */
  id: string;
  isDisabled?: boolean;
  className?: string;
  /** The control, with icons beside it. */
  children: ReactNode;
}

/** Label, box, help and error around a native control. */
export function Field({
  id,
  label,
  isLabelHidden,
  description,
  errorMessage,
  look = 'solo',
  isDisabled,
  className,
  children,
}: FieldLayoutProps) {
  return (
    <div className={fieldStack({className})}>
      <label htmlFor={id} className={fieldLabel({isHidden: isLabelHidden})}>
        {label}
      </label>
      <div
        data-look={look}
        className={fieldBox({look, state: fieldState(errorMessage !== undefined, isDisabled)})}
      >
        {children}
      </div>
      <FieldNotes id={id} description={description} errorMessage={errorMessage} />
    </div>
  );
}
