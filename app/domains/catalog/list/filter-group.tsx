import {useState} from 'react';
import {Disclosure} from '~/ui/disclosure';
import {PlainCheckbox} from '~/ui/plain-checkbox';
import type {PanelGroup, PanelOption} from './filter-choices';
import {toggleValue, valuesOf, type ListState} from '../list-state';
import {HelpNote} from './help-note';
import {RangeFields} from './range-fields';

interface FilterGroupProps {
  group: PanelGroup;
  state: ListState;
  onChange: (next: ListState) => void;
  isOpenAtFirst: boolean;
}

export function FilterGroup({group, state, onChange, isOpenAtFirst}: FilterGroupProps) {
  const [isOpen] = useState(isOpenAtFirst);
  const {field, label, help, kind} = group;
  const chosen = valuesOf(state, field);
  return (
    <Disclosure
      open={isOpen}
      summary={
        <span>
          {label}
          {chosen.length > 0 && (
            <span className="font-regular text-ink-soft"> ({chosen.length} chosen)</span>
          )}
        </span>
      }
    >
      <fieldset className="min-w-0">
        <legend className="sr-only">{label}</legend>
        {help && <p className="pb-2 text-small text-ink-soft">{help}</p>}
        {kind === 'range' ? (
          <RangeFields group={group} state={state} onChange={onChange} />
        ) : (
          <ul>
            {group.options.map((option) => (
              <Value
                key={option.value}
                group={group}
                option={option}
                isChosen={chosen.includes(option.value)}
                onToggle={() => onChange(toggleValue(state, field, option.value))}
              />
            ))}
          </ul>
        )}
      </fieldset>
    </Disclosure>
  );
}

interface ValueProps {
  group: PanelGroup;
  option: PanelOption;
  isChosen: boolean;
  onToggle: () => void;
}

function Value({group, option: {value, label, help, count}, isChosen, onToggle}: ValueProps) {
  return (
    <li className="relative">
      <PlainCheckbox
        /* Reserves space for a help note, so that all counts are aligned. */
        className="pr-9"
        name={group.slug}
        value={value}
        checked={isChosen}
        onChange={onToggle}
        /* Values without products stay visible but disabled; a chosen value can always be removed. */
        disabled={count === 0 && !isChosen}
        aside={count !== null && <Count of={count} />}
      >
        {label}
      </PlainCheckbox>
      {help && <HelpNote about={label}>{help}</HelpNote>}
    </li>
  );
}

function Count({of}: {of: number}) {
  return (
    <span className="check-count">
      <span className="sr-only">, </span>
      {of}
      <span className="sr-only">{of === 1 ? ' product' : ' products'}</span>
    </span>
  );
}
