import {useId, useState, type FocusEvent, type KeyboardEvent} from 'react';
import {ChipLink} from '~/ui/chip-link';
import {FieldNotes, notesOf} from '~/ui/field-notes';
import {fieldBox, fieldControl, fieldLabel, fieldStack, fieldState} from '~/ui/field-recipe';
import type {Rule} from '~/ui/form-rules';
import {useFieldError} from '~/ui/use-field-error';
import type {PanelGroup} from './filter-choices';
import {AMOUNT_PATTERN, formatRange, isAmount, parseRange} from './filter-range';
import {REFINING_LINK} from '../list-navigation';
import {listHref, valuesOf, withValues, type ListState} from '../list-state';

interface RangeFieldsProps {
  group: PanelGroup;
  state: ListState;
  onChange: (next: ListState) => void;
}

/** The two ends of a range, and spans to take in one press. What is typed counts on Enter, or when both are left. */
export function RangeFields({group, state, onChange}: RangeFieldsProps) {
  const {field, slug, label, unit, options} = group;
  const [written = ''] = valuesOf(state, field);
  const range = parseRange([written]);

  function take(fields: HTMLElement) {
    const values = [...fields.querySelectorAll('input')].map(({value}) => value);
    /* The field says so itself. */
    if (!values.every(isAmount)) return;
    const next = parseRange(values);
    const text = next ? formatRange(next) : '';
    if (text !== written) onChange(withValues(state, field, next ? [text] : []));
  }

  return (
    <div className="flex flex-col gap-3">
      {options.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {options.map(({value, label: span}) => (
            <li key={value}>
              <ChipLink
                to={listHref(withValues(state, field, value === written ? [] : [value]))}
                purpose={value === written ? 'remove' : 'go'}
                {...REFINING_LINK}
              >
                {span}
              </ChipLink>
            </li>
          ))}
        </ul>
      )}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the two fields inside it */}
      <div
        className="grid grid-cols-2 gap-3"
        onBlur={({currentTarget, relatedTarget}: FocusEvent<HTMLElement>) => {
          if (!currentTarget.contains(relatedTarget)) take(currentTarget);
        }}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take(event.currentTarget);
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
  /** What the list goes by. */
  amount: number | null;
}

function RangeEnd({name, label, unit, amount}: RangeEndProps) {
  const id = useId();
  const given = amount === null ? '' : String(amount);
  const [{text, since}, setText] = useState({text: given, since: given});
  /* The list goes by something else than when this was typed. */
  if (since !== given) setText({text: given, since: given});
  const {error, onLeave, onEdit} = useFieldError(RULES);
  /* Nor does an error hold for what the list has put in its place. */
  const errorMessage = isAmount(text) ? undefined : error;
  return (
    <div className={fieldStack()}>
      <label htmlFor={id} className={fieldLabel()}>
        {label}
        {unit && ` (${unit})`}
      </label>
      <div
        data-look="solo"
        className={fieldBox({look: 'solo', state: fieldState(errorMessage !== undefined)})}
      >
        <input
          id={id}
          name={name}
          inputMode="decimal"
          maxLength={12}
          /* Without scripts the browser says what cannot be read. */
          pattern={AMOUNT_PATTERN}
          title={NOT_AN_AMOUNT}
          value={text}
          onChange={({target: {value}}) => {
            setText({text: value, since});
            onEdit(value);
          }}
          onBlur={() => onLeave(text)}
          onKeyDown={({key}) => {
            if (key === 'Enter') onLeave(text);
          }}
          className={fieldControl()}
          {...notesOf(id, {errorMessage})}
        />
      </div>
      <FieldNotes id={id} errorMessage={errorMessage} />
    </div>
  );
}
