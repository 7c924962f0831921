import {FILTER_GROUPS, groupOfField, type FilterField, type FilterKind} from '../filter-groups';
import {formatRange, parseRange, rangeLabel} from './filter-range';
import {isFixed, valuesOf, type ListState} from '../list-state';
import type {FacetCounts, FilterDefinition} from '../product-index';
import {isOffered} from '../site-membership';

/** `null` is left out of optional fields, because a list sends dozens of options. */
export interface PanelOption {
  value: string;
  label: string;
  help?: string;
  /** Products in the list with this value, keeping the choices in all other groups; `null` if unknown. */
  count: number | null;
}

export interface PanelGroup {
  field: FilterField;
  slug: string;
  kind: FilterKind;
  label: string;
  help: string | null;
  unit: string | null;
  /** For a range: preset ranges, which may overlap. */
  options: PanelOption[];
}

export interface AppliedFilter {
  field: FilterField;
  value: string;
  label: string;
}

interface PanelInput {
  state: ListState;
  definitions: readonly FilterDefinition[];
  counts: FacetCounts | null;
}

/**
 * The groups defined for the site (CAT-09, CAT-30) and for the list's species, except those that the path fixes. Chosen
 * values are always among the options, so that they can be removed.
 */
export function panelGroups(
  {state, definitions, counts}: PanelInput,
  siteId: string,
): PanelGroup[] {
  const species = onlySpecies(state);
  const appliesToList = (item: Pick<FilterDefinition, 'sites' | 'species'>) =>
    isOffered(item, siteId, species);
  return definitions.flatMap((definition): PanelGroup[] => {
    const group = groupOfDefinition(definition);
    if (!group || isHidden(state, group.field)) return [];
    const {field, slug, kind} = group;
    const chosen = valuesOf(state, field);
    if (!appliesToList(definition) && chosen.length === 0) return [];
    const options = definition.options
      .filter((option) => appliesToList(option) || chosen.includes(option.value))
      .flatMap(({value, label, help}) => {
        const normalized = kind === 'range' ? canonicalRange(value) : value;
        return normalized === null
          ? []
          : [{value: normalized, label, ...(help !== null && {help})}];
      });
    const undefinedOptions = chosen
      .filter((value) => kind === 'value' && !options.some((option) => option.value === value))
      .map((value) => ({value, label: toLabel(value)}));
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
        options: [...options, ...undefinedOptions].map((option) => ({
          ...option,
          count: count(option.value),
        })),
      },
    ];
  });
}

function canonicalRange(value: string): string | null {
  const range = parseRange([value]);
  return range && formatRange(range);
}

function groupOfDefinition({field, slug, kind}: FilterDefinition) {
  const group = groupOfField(field);
  return group?.slug === slug && group.kind === kind ? group : null;
}

/** A species page still offers the other species. */
export function isHidden({path}: ListState, field: FilterField): boolean {
  return (path.kind === 'group' || path.kind === 'category') && isFixed(path, field);
}

function onlySpecies(state: ListState): string | null {
  if (state.path.kind === 'group' || state.path.kind === 'category') return state.path.species;
  const [only, ...more] = valuesOf(state, 'species');
  return only === undefined || more.length > 0 ? null : only;
}

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
  return range ? rangeLabel(range, definition?.unit ?? null) : toLabel(value);
}

function definitionOf(definitions: readonly FilterDefinition[], field: FilterField) {
  return definitions.find(
    (definition) => definition.field === field && groupOfDefinition(definition) !== null,
  );
}

function toLabel(value: string): string {
  const words = value.replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
