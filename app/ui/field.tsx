import {useId, type ComponentPropsWithoutRef, type ReactNode} from 'react';
import {FieldNotes, fieldNoteAttributes} from './field-notes';
import {fieldBox, fieldLabel, fieldStack, fieldState, type FieldLook} from './field-recipe';

interface FieldOptions {
  label: string;
  /** Shows the label only to assistive technology, for instance where a search icon replaces it. */
  isLabelHidden?: boolean;
  isRequired?: boolean;
  description?: ReactNode;
  errorMessage?: string;
  /** @default 'solo' (UI-27) */
  look?: FieldLook;
}

type Control = 'input' | 'select' | 'textarea';

/** Props of a field with this native control. */
export type FieldProps<Tag extends Control> = FieldOptions & ComponentPropsWithoutRef<Tag>;

type FieldFrameProps<Tag extends Control> = Omit<FieldProps<Tag>, 'children'> & {
  /** Renders the control with its props, and icons beside it. */
  children: (control: ComponentPropsWithoutRef<Tag>) => ReactNode;
};

/** A native control with its label, box, help and error. */
export function Field<Tag extends Control>({
  label,
  isLabelHidden,
  isRequired,
  description,
  errorMessage,
  look = 'solo',
  className,
  children,
  ...native
}: FieldFrameProps<Tag>) {
  const fallbackId = useId();
  const {id = fallbackId, disabled} = native;
  const notes = {description, errorMessage};
  return (
    <div className={fieldStack({className})}>
      <label htmlFor={id} className={fieldLabel({isHidden: isLabelHidden})}>
        {label}
      </label>
      <div
        data-look={look}
        className={fieldBox({look, state: fieldState(errorMessage !== undefined, disabled)})}
      >
        {children({
          ...native,
          id,
          /*
           * Not `required`: errors come from our rules and the server, and the browser's validation bubble would be a
           * second one.
           */
          'aria-required': isRequired,
          ...fieldNoteAttributes(id, notes),
        } as unknown as ComponentPropsWithoutRef<Tag>)}
      </div>
      <FieldNotes id={id} {...notes} />
    </div>
  );
}
