import {ChipLink} from '~/ui/chip-link';
import type {AppliedFilter} from './filter-choices';
import {REFINING_LINK} from '../refinement';
import {listHref, toggleValue, withoutFilters, type ListState} from '../list-state';

interface AppliedFiltersProps {
  applied: readonly AppliedFilter[];
  state: ListState;
}

export function AppliedFilters({applied, state}: AppliedFiltersProps) {
  return (
    <ul aria-label="Applied filters" className="applied-filters">
      {applied.map(({field, value, label}) => (
        <li key={`${field} ${value}`}>
          <ChipLink
            to={listHref(toggleValue(state, field, value))}
            purpose="remove"
            {...REFINING_LINK}
          >
            {label}
          </ChipLink>
        </li>
      ))}
      <li>
        <ChipLink to={listHref(withoutFilters(state))} purpose="clear" {...REFINING_LINK}>
          Clear all
        </ChipLink>
      </li>
    </ul>
  );
}
