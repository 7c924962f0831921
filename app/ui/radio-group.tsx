import type {ReactNode} from 'react';
import {
  Label,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import {composeRenderProps} from 'react-aria-components/composeRenderProps';
import {tv} from 'tailwind-variants/lite';
import {AriaFieldNotes} from './aria-field-parts';
import {fieldLabel, fieldStack} from './field-recipe';

const choices = tv({
  variants: {
    look: {
      list: 'flex flex-col gap-2',
      cards:
        'flex flex-col divide-y-(length:--control-border) divide-line overflow-hidden rounded-m control-border border-line',
      tiles: 'flex flex-wrap gap-2.5',
    },
  },
});

export interface RadioGroupProps extends Omit<AriaRadioGroupProps, 'children' | 'validate'> {
  label: string;
  isLabelHidden?: boolean;
  description?: ReactNode;
  errorMessage?: string;
  /** List of `Radio`, joined `RadioCard`s, or a row of `RadioTile`s. @default 'list' */
  look?: 'list' | 'cards' | 'tiles';
  /** The choices. */
  children: ReactNode;
}

/** One choice among a few, with its label, help and error. Works as a plain form field by its `name`. */
export function RadioGroup({
  label,
  isLabelHidden,
  description,
  errorMessage,
  look = 'list',
  className,
  children,
  ...props
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      validationBehavior="aria"
      {...props}
      isInvalid={props.isInvalid ?? errorMessage !== undefined}
      className={composeRenderProps(className, (given) => fieldStack({className: given}))}
    >
      <Label className={fieldLabel({isHidden: isLabelHidden})}>{label}</Label>
      <div className={choices({look})}>{children}</div>
      <AriaFieldNotes description={description} error={errorMessage} />
    </AriaRadioGroup>
  );
}
