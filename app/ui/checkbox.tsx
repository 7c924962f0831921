import {useEffect, useRef, useState, type ReactNode} from 'react';
import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps,
} from 'react-aria-components/Checkbox';
import {composeRenderProps} from 'react-aria-components/composeRenderProps';
import {AriaFieldNotes} from './aria-field-parts';

export interface CheckboxProps extends Omit<CheckboxFieldProps, 'children' | 'validate'> {
  /** The label. Without text in it, give `aria-label`. */
  children?: ReactNode;
  description?: ReactNode;
  errorMessage?: string;
}

/**
 * A checkbox with its label, help and error. The mark follows the native input by CSS, so that it also works before
 * and without scripts.
 */
export function Checkbox({
  children,
  description,
  errorMessage,
  className,
  ...props
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOwnSelected, setOwnSelected] = useState(props.defaultSelected ?? false);
  /* A tick from before the page was hydrated counts: React would take it back. */
  useEffect(() => {
    if (input.current) setOwnSelected(input.current.checked);
  }, []);
  return (
    <CheckboxField
      validationBehavior="aria"
      {...props}
      inputRef={input}
      isSelected={props.isSelected ?? isOwnSelected}
      onChange={(isSelected) => {
        setOwnSelected(isSelected);
        props.onChange?.(isSelected);
      }}
      isInvalid={props.isInvalid ?? errorMessage !== undefined}
      className={composeRenderProps(className, (given) =>
        ['flex min-w-0 flex-col gap-1', given].filter(Boolean).join(' '),
      )}
    >
      <CheckboxButton className="group relative flex min-h-6 items-start gap-2.5 py-0.5 has-disabled:text-disabled">
        <span aria-hidden className="check-mark" />
        {children !== undefined && <span className="min-w-0 flex-1">{children}</span>}
      </CheckboxButton>
      {(description !== undefined || errorMessage !== undefined) && (
        <div className="flex flex-col gap-1 pl-7.5">
          <AriaFieldNotes description={description} error={errorMessage} />
        </div>
      )}
    </CheckboxField>
  );
}
