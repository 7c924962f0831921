import {useEffect, useId, useMemo, useRef, type ReactNode} from 'react';
import {FieldNotes, fieldNoteAttributes} from './field-notes';
import {fieldLabel, fieldStack} from './field-recipe';
import {RadioGroupContext} from './radio-choice';

const CHOICES = {
  list: 'flex flex-col gap-2',
  cards:
    'flex flex-col divide-y-(length:--control-border) divide-line overflow-hidden rounded-m control-border border-line',
  tiles: 'flex flex-wrap gap-2.5',
};

export interface RadioGroupProps {
  label: string;
  isLabelHidden?: boolean;
  description?: ReactNode;
  errorMessage?: string;
  look?: 'list' | 'cards' | 'tiles';
  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  isDisabled?: boolean;
  className?: string;
  children: ReactNode;
}

export function RadioGroup({
  label,
  isLabelHidden,
  description,
  errorMessage,
  look = 'list',
  name,
  value,
  defaultValue,
  onChange,
  isDisabled,
  className,
  children,
}: RadioGroupProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const group = useRef<HTMLFieldSetElement>(null);
  const notes = {description, errorMessage};

  /* Keeps a choice that was made before hydration: React would reset it. */
  const initial = useRef({value, onChange});
  useEffect(() => {
    const {value: first, onChange: change} = initial.current;
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (chosen !== undefined && chosen !== first) change?.(chosen);
  }, []);

  const state = useMemo(
    () => ({name: name ?? id, value, defaultValue, onChange}),
    [name, id, value, defaultValue, onChange],
  );
  return (
    <fieldset
      ref={group}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- HTML gives a fieldset this role
      role="radiogroup"
      aria-labelledby={labelId}
      disabled={isDisabled}
      {...fieldNoteAttributes(id, notes)}
      className={fieldStack({className})}
    >
      <span id={labelId} className={fieldLabel({isHidden: isLabelHidden})}>
        {label}
      </span>
      <div className={CHOICES[look]}>
        <RadioGroupContext.Provider value={state}>{children}</RadioGroupContext.Provider>
      </div>
      <FieldNotes id={id} {...notes} />
    </fieldset>
  );
}
