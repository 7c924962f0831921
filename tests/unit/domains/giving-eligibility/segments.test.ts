import {describe, expect, it} from 'vitest';
import {
  findSegment,
  findSegmentOfSite,
  type SegmentSources,
} from '~/domains/giving-eligibility/segments';

const EMPTY = 0;
const NOT_EMPTY = 1;
const SPECIFIED = 2;
const WINDOW = 0;
const DATA_LAYER = 1;
const SCRIPT = 2;

const rule = (parts: Partial<Parameters<typeof findSegment>[0][number]> = {}) => ({
  isActive: true,
  priorityIndex: 1,
  frontEndPropertyName: 'group',
  frontEndSource: WINDOW,
  valueCategory: NOT_EMPTY,
  specifiedValues: [],
  ...parts,
});

const sources = (parts: Partial<SegmentSources> = {}): SegmentSources => ({
  window: {},
  customData: {},
  dataLayer: [],
  ...parts,
});

const matches = (one: ReturnType<typeof rule>, given: SegmentSources) =>
  findSegment([one], given) !== null;

describe('segment evaluation', () => {
  it('GIVE-42 the first active rule that matches wins, in order of priority', () => {
    const window = {group: 'vip', site: 'x'};
    const inactive = {...rule({isActive: false, priorityIndex: 0}), id: 'inactive'};
    const other = {...rule({frontEndPropertyName: 'none', priorityIndex: 1}), id: 'other'};
    const late = {...rule({priorityIndex: 3}), id: 'late'};
    const first = {...rule({priorityIndex: 2}), id: 'first'};
    expect(findSegment([late, inactive, other, first], sources({window}))?.id).toBe('first');
    const tied = [
      {...rule(), id: 'a'},
      {...rule(), id: 'b'},
    ];
    expect(findSegment(tied, sources({window}))?.id).toBe('a');
    expect(findSegment([inactive, other], sources({window}))).toBeNull();
    expect(findSegment([], sources({window}))).toBeNull();
  });

  it('GIVE-98 findSegmentOfSite leaves rules about the window and the data layer to the browser', () => {
    const ofSite = rule({
      frontEndSource: DATA_LAYER,
      frontEndPropertyName: 'site',
      valueCategory: SPECIFIED,
      specifiedValues: ['HPSF'],
      priorityIndex: 2,
    });
    const ofBrowser = [WINDOW, DATA_LAYER].map((frontEndSource) =>
      rule({frontEndSource, valueCategory: EMPTY}),
    );
    expect(findSegmentOfSite([...ofBrowser, ofSite], 'HPSF')).toBe(ofSite);
    expect(findSegmentOfSite([...ofBrowser, ofSite], 'DTC')).toBeNull();
  });

  it.each<[string, unknown, boolean]>([
    ['nothing', undefined, true],
    ['null', null, true],
    ['an empty text', '', true],
    ['an empty list', [], true],
    ['zero', 0, false],
    ['false', false, false],
    ['a text', 'vip', false],
    ['a list', ['vip'], false],
    ['an object', {}, false],
  ])('GIVE-43, GIVE-44 %s counts as empty or not', (_what, group, isEmpty) => {
    const given = sources({window: {group}});
    expect(matches(rule({valueCategory: EMPTY}), given)).toBe(isEmpty);
    expect(matches(rule({valueCategory: NOT_EMPTY}), given)).toBe(!isEmpty);
  });

  it.each<[unknown, string[], boolean]>([
    ['vip', ['vip'], true],
    ['vip', ['VIP'], false],
    ['vip', ['vip', 'gold'], false],
    ['vip', [], false],
    [7, ['7'], true],
    [true, ['true'], true],
    [['vip'], ['vip'], true],
    [['gold', 'vip'], ['vip', 'gold'], true],
    [['vip'], ['vip', 'gold'], false],
    [['vip', 'other'], ['vip', 'gold'], false],
    [[], [], true],
    [undefined, ['undefined'], false],
    [{}, ['[object Object]'], false],
  ])('GIVE-45 %j matches the values %j: %s', (group, specifiedValues, expected) => {
    for (const valueCategory of [SPECIFIED, 3, 99]) {
      const given = sources({window: {group}});
      expect(matches(rule({valueCategory, specifiedValues}), given)).toBe(expected);
    }
  });

  it('GIVE-46 source 0 reads a property of the window, also by a path', () => {
    const name = {frontEndPropertyName: 'shop.customer.group'};
    const window = {shop: {customer: {group: 'vip'}}};
    expect(matches(rule(name), sources({window}))).toBe(true);
    expect(matches(rule(name), sources({window: {shop: null}}))).toBe(false);
    expect(matches(rule({frontEndPropertyName: 'constructor.name'}), sources({window}))).toBe(
      false,
    );
  });

  it('GIVE-47 GIVE-107 source 1 reads the custom data, or else the newest value of the data layer', () => {
    const gold = rule({
      frontEndSource: DATA_LAYER,
      frontEndPropertyName: 'user.group',
      valueCategory: SPECIFIED,
      specifiedValues: ['gold'],
    });
    const dataLayer = [
      {user: {group: 'silver'}},
      null,
      'text',
      {user: {group: 'gold'}},
      {event: 'view'},
    ];
    expect(matches(gold, sources({dataLayer}))).toBe(true);
    expect(matches(gold, sources({dataLayer: dataLayer.slice(0, 1)}))).toBe(false);
    expect(matches(gold, sources({dataLayer, customData: {user: {group: 'silver'}}}))).toBe(false);
    expect(matches(gold, sources({dataLayer, customData: {site: 'DTC'}}))).toBe(true);
    expect(matches(gold, sources({customData: {user: {group: 'gold'}}}))).toBe(true);
  });

  it.each([
    ['the script’s URL', SCRIPT],
    ['an unknown source', 9],
  ])('GIVE-48 a parameter of %s is always empty', (_what, frontEndSource) => {
    const given = sources({window: {group: 'vip'}, customData: {group: 'vip'}});
    expect(matches(rule({frontEndSource}), given)).toBe(false);
    expect(matches(rule({frontEndSource, valueCategory: EMPTY}), given)).toBe(true);
  });
});
