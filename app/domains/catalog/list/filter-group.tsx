import {useState} from 'react';
import {Disclosure} from '~/ui/disclosure';
import {PlainCheckbox} from '~/ui/plain-checkbox';
import type {PanelGroup, PanelOption} from './filter-choices';
import {toggleValue, valuesOf, type ListState} from '../list-state';
import {countProducts} from './count-products';
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
  /* Values that were shown at first stay, so that choosing one doesn't move the others. */
  const [offered] = useState(
    () => new Set(group.options.flatMap(({count, value}) => (count === 0 ? [] : [value]))),
  );
  /* A chosen value can always be removed. */
  const isEmpty = ({count, value}: PanelOption) =>
    count === 0 && !chosen.includes(value) && !offered.has(value);
  return (
    <Disclosure
      open={isOpen}
      summary={
        <span>
          {label}
          {chosen.length > 0 && (
            <span className="font-regular text-ink-soft"> ({chosen.length} selected)</span>
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
          <ul className="filter-values">
            {group.options
              .filter((option) => !isEmpty(option))
              .map((option) => (
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
        <EmptyValues
          labels={group.options.filter(isEmpty).map((option) => option.label)}
          total={group.options.length}
        />
      </fieldset>
    </Disclosure>
  );
}

/** Collapsed, because they can't be selected (LIST-02b). */
function EmptyValues({labels, total}: {labels: readonly string[]; total: number}) {
  if (labels.length === 0) return null;
  return (
    <details className="text-small text-ink-soft">
      <summary className="py-1 hover:text-primary">
        {labels.length}
        {labels.length < total && ' more'} with no products
      </summary>
      {labels.join(', ')}
    </details>
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
    <li>
      <PlainCheckbox
        name={group.slug}
        value={value}
        checked={isChosen}
        onChange={onToggle}
        aria-label={count === null ? undefined : `${label}, ${countProducts(count)}`}
        aside={count !== null && <small>{count}</small>}
      >
        {label}
      </PlainCheckbox>
      {help && <HelpNote about={label}>{help}</HelpNote>}
    </li>
  );
}
