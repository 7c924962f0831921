import {LeavingChip} from '~/ui/leaving-chip';
import type {FilterField} from '../filter-groups';
import {listHref, valuesOf, withValues, type ListState} from '../list-state';
import {REFINING_LINK} from '../refinement';
import type {PanelGroup} from './filter-choices';

/** Canned, tray and pouch are kinds of wet food. */
const FORMS = ['dry-food', 'wet-food', 'treat'];

interface PromotedFiltersProps {
  groups: readonly PanelGroup[];
  /** As requested: a chip stays until the list with its filter has loaded, and may be pressed again. */
  state: ListState;
}

/** On phones, where the panel is closed: the values that most shoppers begin with. Ages follow the choice of a pet. */
export function PromotedFilters({groups, state}: PromotedFiltersProps) {
  const isPetOpen =
    groups.some(({field}) => field === 'species') && valuesOf(state, 'species').length === 0;
  const isPromoted = (field: FilterField, value: string) =>
    field === (isPetOpen ? 'species' : 'lifestage') ||
    (field === 'food_form' && FORMS.includes(value));
  const promoted = groups.flatMap(({field, options}) =>
    options
      .filter(({value, count}) => count !== 0 && isPromoted(field, value))
      .map(({value, label}) => (
        <li key={value}>
          <LeavingChip
            to={listHref(withValues(state, field, [...valuesOf(state, field), value]))}
            {...REFINING_LINK}
          >
            {label}
          </LeavingChip>
        </li>
      )),
  );
  if (promoted.length === 0) return null;
  return (
    <ul aria-label="Popular filters" className="promoted-filters applied-filters">
      {promoted}
    </ul>
  );
}
