import {useEffect, useRef, type FormEvent} from 'react';
import {Button} from '~/ui/button';
import {FILTER_GROUPS} from '../filter-groups';
import type {PanelGroup} from './filter-choices';
import {listPathname} from '../list-path';
import {
  ALL_PRODUCTS,
  listHref,
  parseList,
  valuesOf,
  withPage,
  withSort,
  type ListState,
} from '../list-state';
import {FilterGroup} from './filter-group';

/** Groups that are open when the panel comes, from the first on; one with a choice is open anyway. */
const OPEN_AT_FIRST = 8;

interface FilterPanelProps {
  id: string;
  groups: readonly PanelGroup[];
  state: ListState;
  onChange: (next: ListState) => void;
}

/**
 * The filters as a form that asks for the list: without scripts it is sent as it is, and the server makes the list's
 * own address of it.
 */
export function FilterPanel({id, groups, state, onChange}: FilterPanelProps) {
  const form = useRef<HTMLFormElement>(null);
  const action = formPath(state, groups);

  /* What was ticked before scripts came counts. */
  const begin = useRef({state, action, onChange});
  useEffect(() => {
    const {state: first, action: path, onChange: change} = begin.current;
    const asked = form.current && readForm(form.current, path, first);
    if (asked && listHref(asked) !== listHref(withPage(first, 1))) change(asked);
  }, []);

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
      /* Else a browser puts old ticks into a page that another address is of. */
      autoComplete="off"
      onSubmit={handleSubmit}
    >
      {hiddenPairs(state, groups).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {groups.map((group, index) => (
        <FilterGroup
          key={group.field}
          group={group}
          state={state}
          onChange={onChange}
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

/** Where the species is among the choices the form is about all products. */
function formPath({path}: ListState, groups: readonly PanelGroup[]): string {
  const hasSpecies = groups.some(({field}) => field === 'species');
  return listPathname(path.kind === 'species' && hasSpecies ? {kind: 'all'} : path);
}

/** What the form has no field for, and must not lose. */
function hiddenPairs({filters, search}: ListState, groups: readonly PanelGroup[]) {
  const others = FILTER_GROUPS.filter(({field}) => !groups.some((group) => group.field === field));
  return [
    ...(search ? [['search', search]] : []),
    ...others.flatMap(({field, slug}) => {
      const values = filters[field] ?? [];
      return values.length > 0 ? [[slug, values.join(',')]] : [];
    }),
  ] as [string, string][];
}

/** The order of the list may be chosen elsewhere: then it stays. */
function readForm(form: HTMLFormElement, action: string, {sort}: ListState): ListState {
  const pairs = [...new FormData(form)].filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  const query = new URLSearchParams(pairs);
  const asked = parseList({pathname: action, search: query.toString()}) ?? ALL_PRODUCTS;
  return query.has('sort') ? asked : withSort(asked, sort);
}
