import {LeavingChip} from '~/ui/leaving-chip';
import type {AppliedFilter} from './filter-choices';
import {REFINING_LINK} from '../refinement';
import {listHref, withoutFilters, withoutValue, type ListState} from '../list-state';

interface AppliedFiltersProps {
  applied: readonly AppliedFilter[];
  /** As requested: a chip stays until the list without its filter has loaded, and may be pressed again. */
  state: ListState;
}

export function AppliedFilters({applied, state}: AppliedFiltersProps) {
  return (
    <ul aria-label="Applied filters" className="applied-filters">
      {applied.map(({field, value, label}) => (
        <li key={`${field} ${value}`}>
          <LeavingChip
            to={listHref(withoutValue(state, field, value))}
            purpose="remove"
            {...REFINING_LINK}
          >
            {label}
          </LeavingChip>
        </li>
      ))}
      <li>
        <LeavingChip to={listHref(withoutFilters(state))} purpose="clear" {...REFINING_LINK}>
          Clear all
        </LeavingChip>
      </li>
    </ul>
  );
}
