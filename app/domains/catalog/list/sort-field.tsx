import {Button} from '~/ui/button';
import {SelectField} from '~/ui/select-field';
import {withSort, type ListState} from '../list-state';
import {SORTS, type Sort} from '../product-index';

const LABELS: Record<Sort, string> = {
  featured: 'Featured',
  'best-selling': 'Best selling',
  'price-up': 'Price: low to high',
  'price-down': 'Price: high to low',
  newest: 'Newest',
  name: 'Name',
};

interface SortFieldProps {
  /** Without scripts, the filter form submits the sort order, too. */
  formId: string;
  state: ListState;
  onChange: (next: ListState) => void;
}

export function SortField({formId, state, onChange}: SortFieldProps) {
  return (
    <div className="flex min-w-0 items-center gap-2 max-sm:flex-1 max-sm:basis-28 max-sm:justify-end">
      <span aria-hidden className="text-small text-ink-soft max-md:sr-only">
        Sort by
      </span>
      <SelectField
        label="Sort by"
        isLabelHidden
        look="filled"
        name="sort"
        form={formId}
        value={state.sort}
        onChange={({target}) => {
          const sort = SORTS.find((each) => each === target.value);
          if (sort) onChange(withSort(state, sort));
        }}
        className="w-44 max-w-full md:w-50"
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {state.path.kind === 'search' && sort === 'featured' ? 'Relevance' : LABELS[sort]}
          </option>
        ))}
      </SelectField>
      <span className="hidden noscript:block">
        <Button type="submit" form={formId} variant="secondary">
          Sort
        </Button>
      </span>
    </div>
  );
}
