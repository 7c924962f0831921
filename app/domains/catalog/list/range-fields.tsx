import {useId, useState, type FocusEvent, type KeyboardEvent} from 'react';
import {ChipLink} from '~/ui/chip-link';
import {fieldBox, fieldControl, fieldLabel, fieldStack} from '~/ui/field-recipe';
import type {PanelGroup} from './filter-choices';
import {formatRange, parseRange} from './filter-range';
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
    const next = parseRange([...fields.querySelectorAll('input')].map(({value}) => value));
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
  return (
    <div className={fieldStack()}>
      <label htmlFor={id} className={fieldLabel()}>
        {label}
        {unit && ` (${unit})`}
      </label>
      <div data-look="solo" className={fieldBox({look: 'solo', state: 'normal'})}>
        <input
          id={id}
          name={name}
          inputMode="decimal"
          maxLength={7}
          value={text}
          onChange={(event) => setText({text: event.target.value, since})}
          className={fieldControl()}
        />
      </div>
    </div>
  );
}
