import {useId, type ComponentPropsWithoutRef, type ReactNode} from 'react';
import {FieldNotes, fieldNoteAttributes} from './field-notes';
import {fieldBox, fieldLabel, fieldStack, fieldState, type FieldLook} from './field-recipe';

interface FieldOptions {
  label: string;
  /** Hides the label visually, for instance where a search icon replaces it. */
  isLabelHidden?: boolean;
  isRequired?: boolean;
  description?: ReactNode;
  errorMessage?: string;
  /** UI-27 */
  look?: FieldLook;
}

type Control = 'input' | 'select' | 'textarea';

export type FieldProps<Tag extends Control> = FieldOptions & ComponentPropsWithoutRef<Tag>;

type FieldFrameProps<Tag extends Control> = Omit<FieldProps<Tag>, 'children'> & {
  children: (control: ComponentPropsWithoutRef<Tag>) => ReactNode;
};

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
