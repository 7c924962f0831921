import {useEffect, useRef, useState, type FormEvent} from 'react';
import {afterPaint} from '~/ui/after-paint';
import {Button} from '~/ui/button';
import {FILTER_GROUPS} from '../filter-groups';
import type {PanelGroup} from './filter-choices';
import {listPathname} from '../list-path';
import {
  ALL_PRODUCTS,
  filterPairs,
  listHref,
  parseList,
  valuesOf,
  withPage,
  withSort,
  type ListState,
} from '../list-state';
import {FilterGroup} from './filter-group';

/** The groups before offers and availability, on a list with all groups. Groups with a chosen value are open, too. */
const OPEN_AT_FIRST = 13;

interface FilterPanelProps {
  id: string;
  groups: readonly PanelGroup[];
  state: ListState;
  onChange: (next: ListState) => void;
}

/** Without scripts the form submits to the list's path, and the server redirects to the canonical URL. */
export function FilterPanel({id, groups, state: requested, onChange}: FilterPanelProps) {
  const [pressed, setPressed] = useState<ListState | null>(null);
  const state = pressed ?? requested;
  const form = useRef<HTMLFormElement>(null);
  const action = formPath(state, groups);

  /* Applies checkboxes that were ticked before hydration. */
  const initial = useRef({state, action, onChange});
  useEffect(() => {
    const {state: first, action: path, onChange: change} = initial.current;
    const ticked = form.current && readForm(form.current, path, first);
    if (ticked && listHref(ticked) !== listHref(withPage(first, 1))) change(ticked);
  }, []);

  /* Shows the choice in this panel first. Starting the navigation renders the whole page, which is slow on a phone. */
  function press(next: ListState) {
    setPressed(next);
    afterPaint(() => {
      onChange(next);
      setPressed((latest) => (latest === next ? null : latest));
    });
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onChange(readForm(event.currentTarget, action, state));
  }

  return (
    <form
      ref={form}
      id={id}
      action={action}
      aria-label="Filters"
      /* Otherwise a browser restores ticks from another URL's page. */
      autoComplete="off"
      onSubmit={handleSubmit}
    >
      {preservedPairs(state, groups).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {groups.map((group, index) => (
        <FilterGroup
          key={group.field}
          group={group}
          state={state}
          onChange={press}
          isOpenAtFirst={index < OPEN_AT_FIRST || valuesOf(state, group.field).length > 0}
        />
      ))}
      {groups.length > 0 && (
        <div className="mt-5 hidden noscript:block">
          <Button type="submit" isFullWidth>
            Apply
          </Button>
        </div>
      )}
    </form>
  );
}

/** If the species is one of the form's filters, the form searches all products. */
function formPath({path}: ListState, groups: readonly PanelGroup[]): string {
  const hasSpecies = groups.some(({field}) => field === 'species');
  return listPathname(path.kind === 'species' && hasSpecies ? {kind: 'all'} : path);
}

function preservedPairs({filters, search}: ListState, groups: readonly PanelGroup[]) {
  const otherGroups = FILTER_GROUPS.filter(
    ({field}) => !groups.some((group) => group.field === field),
  );
  return [
    ...(search ? [['search', search] as const] : []),
    ...otherGroups.flatMap((group) => filterPairs(group, filters)),
  ];
}

/** Keeps the current sort order if the form has no sort field. */
function readForm(form: HTMLFormElement, action: string, {sort}: ListState): ListState {
  const pairs = [...new FormData(form)].filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  const query = new URLSearchParams(pairs);
  const requested = parseList({pathname: action, search: query.toString()}) ?? ALL_PRODUCTS;
  return query.has('sort') ? requested : withSort(requested, sort);
}
