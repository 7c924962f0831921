import {describe, expect, it} from 'vitest';
import {appliedFilters, panelGroups, type PanelGroup} from '~/domains/catalog/list/filter-choices';
import {ALL_PRODUCTS, parseList} from '~/domains/catalog/list-state';
import type {FilterDefinition, FilterOption} from '~/domains/catalog/product-index';

const option = (value: string, parts: Partial<FilterOption> = {}): FilterOption => ({
  value,
  label: value.toUpperCase(),
  help: null,
  sites: [],
  species: [],
  ...parts,
});

const definition = (parts: Partial<FilterDefinition>): FilterDefinition => ({
  field: 'flavor',
  label: 'Flavor',
  slug: 'flavor',
  kind: 'value',
  help: null,
  unit: null,
  sites: [],
  species: [],
  options: [],
  ...parts,
});

const SPECIES = definition({
  field: 'species',
  slug: 'species',
  label: 'Pet',
  options: [option('dog'), option('cat')],
});
const FLAVOR = definition({
  options: [
    option('beef', {help: 'From the butcher'}),
    option('tuna', {species: ['cat']}),
    option('cheese', {sites: ['DTC']}),
  ],
});
const BREED = definition({
  field: 'breed_size',
  slug: 'breed-size',
  label: 'Breed size',
  species: ['dog'],
  options: [option('small')],
});
const CLINICAL = definition({
  field: 'sub_brand_prescription_diet',
  slug: 'clinical-range',
  label: 'Clinical range',
  sites: ['HPSF'],
  options: [option('renal')],
});
const WEIGHT = definition({
  field: 'weight_unit',
  slug: 'weight',
  kind: 'range',
  label: 'Package weight',
  unit: 'lb',
  options: [option('-5', {label: 'Up to 5 lb'})],
});
const DEFINITIONS = [SPECIES, FLAVOR, BREED, CLINICAL, WEIGHT];

const stateOf = (address: string) =>
  parseList(new URL(address, 'https://shop.test')) ?? ALL_PRODUCTS;

function groupsOf(
  address: string,
  {
    site = 'DTC',
    definitions = DEFINITIONS,
    counts = null as Parameters<typeof panelGroups>[0]['counts'],
  } = {},
): PanelGroup[] {
  return panelGroups({state: stateOf(address), definitions, counts}, site);
}

const fields = (groups: PanelGroup[]) => groups.map(({field}) => field);
const values = (groups: PanelGroup[], field: string) =>
  groups.find((group) => group.field === field)?.options.map(({value}) => value);

describe('panelGroups', () => {
  it('CAT-09, CAT-30 panelGroups returns the groups defined for the site, in their order', () => {
    expect(fields(groupsOf('/products'))).toEqual([
      'species',
      'flavor',
      'breed_size',
      'weight_unit',
    ]);
    expect(fields(groupsOf('/products', {site: 'HPSF'}))).toEqual([
      'species',
      'flavor',
      'breed_size',
      'sub_brand_prescription_diet',
      'weight_unit',
    ]);
  });

  it('CAT-30 panelGroups returns the options defined for the site', () => {
    expect(values(groupsOf('/products'), 'flavor')).toEqual(['beef', 'tuna', 'cheese']);
    expect(values(groupsOf('/products', {site: 'HPSF'}), 'flavor')).toEqual(['beef', 'tuna']);
  });

  it('CAT-10 limits groups and options to one chosen species; both or neither get all', () => {
    expect(fields(groupsOf('/products/cat'))).toEqual(['species', 'flavor', 'weight_unit']);
    expect(values(groupsOf('/products/dog'), 'flavor')).toEqual(['beef', 'cheese']);
    expect(values(groupsOf('/products/cat'), 'flavor')).toEqual(['beef', 'tuna', 'cheese']);
    expect(values(groupsOf('/products?species=cat,dog'), 'flavor')).toEqual([
      'beef',
      'tuna',
      'cheese',
    ]);
  });

  it('panelGroups leaves out groups that the path of a category fixes', () => {
    expect(fields(groupsOf('/products/dog/flavor/beef'))).toEqual(['breed_size', 'weight_unit']);
    expect(fields(groupsOf('/products/cat/pet-age/kitten-food'))).toEqual([
      'flavor',
      'weight_unit',
    ]);
  });

  it('panelGroups keeps chosen values that are defined for another species or not at all', () => {
    expect(values(groupsOf('/products/dog?flavor=tuna,unheard-of'), 'flavor')).toEqual([
      'beef',
      'tuna',
      'cheese',
      'unheard-of',
    ]);
    expect(values(groupsOf('/products/cat?breed-size=small'), 'breed_size')).toEqual(['small']);
  });

  it('CAT-10 leaves out definitions that differ from the specification’s groups', () => {
    const wrong = [
      definition({field: 'colour', slug: 'colour'}),
      definition({slug: 'taste'}),
      definition({kind: 'range'}),
    ];
    expect(groupsOf('/products', {definitions: wrong})).toEqual([]);
  });

  it('LIST-02b counts values without products as 0, and as unknown without any counts', () => {
    const counts = new Map([['flavor', new Map([['beef', 12]])]]);
    const [, flavor] = groupsOf('/products', {counts});
    expect(flavor?.options.map(({value, count}) => [value, count])).toEqual([
      ['beef', 12],
      ['tuna', 0],
      ['cheese', 0],
    ]);
    const [, uncounted] = groupsOf('/products');
    expect(uncounted?.options.map(({count}) => count)).toEqual([null, null, null]);
  });

  it('CAT-11 returns the unit and presets of a range, without counts', () => {
    const counts = new Map([['weight_unit', new Map([['5', 3]])]]);
    expect(groupsOf('/products', {counts}).at(-1)).toMatchObject({
      kind: 'range',
      unit: 'lb',
      options: [{value: '-5', label: 'Up to 5 lb', count: null}],
    });
  });

  it('panelGroups keeps the help text of options', () => {
    expect(groupsOf('/products')[1]?.options[0]?.help).toBe('From the butcher');
  });
});

describe('appliedFilters', () => {
  it.each([
    ['/products?flavor=beef,tuna', ['BEEF', 'TUNA']],
    ['/products/dog?flavor=beef', ['BEEF']],
    ['/products?species=cat,dog&flavor=food-x', ['CAT', 'DOG', 'Food x']],
    ['/products?weight=4-15', ['4 to 15 lb']],
    ['/products?weight=4-', ['4 lb and more']],
    ['/products?weight=-15', ['Up to 15 lb']],
    ['/products?weight=-5', ['Up to 5 lb']],
  ])('the filters of %s have the labels %j', (address, labels) => {
    expect(appliedFilters(stateOf(address), DEFINITIONS).map(({label}) => label)).toEqual(labels);
  });

  it('appliedFilters creates readable labels without definitions', () => {
    const applied = appliedFilters(stateOf('/products?health=food-sensitivity&weight=2.5-13'), []);
    expect(applied.map(({label}) => label)).toEqual(['Food sensitivity', '2.5 to 13']);
  });
});
