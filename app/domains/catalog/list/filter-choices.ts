import {FILTER_GROUPS, groupOfField, type FilterField, type FilterKind} from '../filter-groups';
import {formatRange, parseRange, rangeLabel} from './filter-range';
import {isFixed, valuesOf, type ListState} from '../list-state';
import type {FacetCounts, FilterDefinition} from '../product-index';
import {isOffered} from '../site-membership';

/** A value that can be chosen. */
export interface PanelOption {
  value: string;
  label: string;
  help: string | null;
  /** Products that the list would have of it, with all other groups as they are; `null` when that is not known. */
  count: number | null;
}

/** A filter group as a list shows it. */
export interface PanelGroup {
  field: FilterField;
  slug: string;
  kind: FilterKind;
  label: string;
  help: string | null;
  /** Of a range. */
  unit: string | null;
  /** Of a range: spans to choose from in one press; they may overlap. */
  options: PanelOption[];
}

/** A choice as a person reads it. */
export interface AppliedFilter {
  field: FilterField;
  value: string;
  label: string;
}

interface PanelInput {
  state: ListState;
  /** Empty when they cannot be had. */
  definitions: readonly FilterDefinition[];
  counts: FacetCounts | null;
}

/**
 * The groups that a list offers: those defined for the site (CAT-09, CAT-30) and for the species that it is about, but
 * not what its path decides. What is chosen is always among the options, so that it can be taken away.
 */
export function panelGroups(
  {state, definitions, counts}: PanelInput,
  siteId: string,
): PanelGroup[] {
  const species = onlySpecies(state);
  const isForList = (one: Pick<FilterDefinition, 'sites' | 'species'>) =>
    isOffered(one, siteId, species);
  return definitions.flatMap((definition): PanelGroup[] => {
    const group = groupOfDefinition(definition);
    if (!group || isHidden(state, group.field)) return [];
    const {field, slug, kind} = group;
    const chosen = valuesOf(state, field);
    if (!isForList(definition) && chosen.length === 0) return [];
    const options = definition.options
      .filter((option) => isForList(option) || chosen.includes(option.value))
      .flatMap(({value, label, help}) => {
        const own = kind === 'range' ? canonicalRange(value) : value;
        return own === null ? [] : [{value: own, label, help}];
      });
    const unknown = chosen
      .filter((value) => kind === 'value' && !options.some((option) => option.value === value))
      .map((value) => ({value, label: readable(value), help: null}));
    const count = (value: string) =>
      counts === null || kind === 'range' ? null : (counts.get(field)?.get(value) ?? 0);
    return [
      {
        field,
        slug,
        kind,
        label: definition.label,
        help: definition.help,
        unit: definition.unit,
        options: [...options, ...unknown].map((option) => ({
          ...option,
          count: count(option.value),
        })),
      },
    ];
  });
}

/** A span as it stands in an address; `null` for what is none. */
function canonicalRange(value: string): string | null {
  const range = parseRange([value]);
  return range && formatRange(range);
}

/** The specification's group that a definition is of; `null` when it does not fit one. */
function groupOfDefinition({field, slug, kind}: FilterDefinition) {
  const group = groupOfField(field);
  return group?.slug === slug && group.kind === kind ? group : null;
}

/** A species' own page still offers the other species; the page of a group or category fixes what its path says. */
export function isHidden({path}: ListState, field: FilterField): boolean {
  return (path.kind === 'group' || path.kind === 'category') && isFixed(path, field);
}

function onlySpecies(state: ListState): string | null {
  if (state.path.kind === 'group' || state.path.kind === 'category') return state.path.species;
  const [only, ...more] = valuesOf(state, 'species');
  return only === undefined || more.length > 0 ? null : only;
}

/** What is chosen beyond the path, in the order of the groups. */
export function appliedFilters(
  {filters}: ListState,
  definitions: readonly FilterDefinition[],
): AppliedFilter[] {
  return FILTER_GROUPS.flatMap(({field}) =>
    (filters[field] ?? []).map((value) => ({
      field,
      value,
      label: valueLabel(definitions, field, value),
    })),
  );
}

export function groupLabel(definitions: readonly FilterDefinition[], field: FilterField): string {
  const defined = definitionOf(definitions, field)?.label;
  return defined ?? groupOfField(field)?.label ?? field;
}

export function valueLabel(
  definitions: readonly FilterDefinition[],
  field: FilterField,
  value: string,
): string {
  const definition = definitionOf(definitions, field);
  const defined = definition?.options.find((option) => option.value === value)?.label;
  if (defined !== undefined) return defined;
  const range = groupOfField(field)?.kind === 'range' ? parseRange([value]) : null;
  return range ? rangeLabel(range, definition?.unit ?? null) : readable(value);
}

function definitionOf(definitions: readonly FilterDefinition[], field: FilterField) {
  return definitions.find(
    (definition) => definition.field === field && groupOfDefinition(definition) !== null,
  );
}

/** `food-sensitivity` -> "Food sensitivity", for what nobody has defined. */
function readable(value: string): string {
  const words = value.replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
