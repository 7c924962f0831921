import {useState, type FocusEvent, type KeyboardEvent} from 'react';
import {ChipLink} from '~/ui/chip-link';
import {Field} from '~/ui/field';
import {fieldControl} from '~/ui/field-recipe';
import type {Rule} from '~/ui/form-rules';
import {useFieldError} from '~/ui/use-field-error';
import type {PanelGroup} from './filter-choices';
import {AMOUNT_PATTERN, formatRange, isAmount, parseRange} from './filter-range';
import {REFINING_LINK} from '../refinement';
import {listHref, valuesOf, withValues, type ListState} from '../list-state';

interface RangeFieldsProps {
  group: PanelGroup;
  state: ListState;
  onChange: (next: ListState) => void;
}

/** Typed text applies on Enter, or when focus leaves both fields. */
export function RangeFields({group, state, onChange}: RangeFieldsProps) {
  const {field, slug, label, unit, options} = group;
  const [current = ''] = valuesOf(state, field);
  const range = parseRange([current]);

  function applyFields(fields: HTMLElement) {
    const values = [...fields.querySelectorAll('input')].map(({value}) => value);
    if (!values.every(isAmount)) return;
    const next = parseRange(values);
    const text = next ? formatRange(next) : '';
    if (text !== current) onChange(withValues(state, field, next ? [text] : []));
  }

  return (
    <div className="flex flex-col gap-3">
      {options.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {options.map(({value, label: span}) => (
            <li key={value}>
              <ChipLink
                to={listHref(withValues(state, field, value === current ? [] : [value]))}
                purpose={value === current ? 'remove' : 'go'}
                {...REFINING_LINK}
              >
                {span}
              </ChipLink>
            </li>
          ))}
        </ul>
      )}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- handles events of the two fields inside it */}
      <div
        className="grid grid-cols-2 gap-3"
        onBlur={({currentTarget, relatedTarget}: FocusEvent<HTMLElement>) => {
          if (!currentTarget.contains(relatedTarget)) applyFields(currentTarget);
        }}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          applyFields(event.currentTarget);
        }}
      >
        <RangeEnd name={slug} label="From" unit={unit} amount={range?.min ?? null} />
        <RangeEnd name={slug} label="To" unit={unit} amount={range?.max ?? null} />
      </div>
    </div>
  );
}

const NOT_AN_AMOUNT = 'Enter a number, such as 4 or 7.5.';
const RULES: readonly Rule[] = [(text) => isAmount(text) || NOT_AN_AMOUNT];

interface RangeEndProps {
  name: string;
  label: string;
  unit: string | null;
  amount: number | null;
}

function RangeEnd({name, label, unit, amount}: RangeEndProps) {
  const appliedText = amount === null ? '' : String(amount);
  const [{text, typedOver}, setText] = useState({text: appliedText, typedOver: appliedText});
  /* The list's bound has changed since the text was typed, so the field shows the new bound. */
  if (typedOver !== appliedText) setText({text: appliedText, typedOver: appliedText});
  const {error, onLeave, onEdit} = useFieldError(RULES);
  /* An error about the previous text doesn't apply to the new bound. */
  const errorMessage = isAmount(text) ? undefined : error;
  return (
    <Field<'input'>
      label={unit ? `${label} (${unit})` : label}
      errorMessage={errorMessage}
      name={name}
      inputMode="decimal"
      maxLength={12}
      pattern={AMOUNT_PATTERN}
      title={NOT_AN_AMOUNT}
      value={text}
      onChange={({target: {value}}) => {
        setText({text: value, typedOver});
        onEdit(value);
      }}
      onBlur={() => onLeave(text)}
      onKeyDown={({key}) => {
        if (key === 'Enter') onLeave(text);
      }}
    >
      {(control) => <input {...control} className={fieldControl()} />}
    </Field>
  );
}
