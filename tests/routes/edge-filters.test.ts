import {describe, expect, it} from 'vitest';
import {FILTER_GROUPS} from '~/domains/catalog/filter-groups';
import {FILTER_BOUNDS} from '~/domains/catalog/list/filter-bounds';
import {listHref, parseList} from '~/domains/catalog/list-state';
import {post} from './support/api';
import {sandboxOrigin as origin} from './support/shared-sandbox';
import {openShop, watchShop} from './support/shop';

watchShop();
const shop = openShop(origin);

const GROUPS = FILTER_GROUPS.filter(({kind}) => kind === 'value');
/** `count` values of this length, spread over all groups except species, which could become part of the path. */
function createValues(count: number, length: number) {
  const groups = GROUPS.filter(({field}) => field !== 'species');
  const perGroup = Math.ceil(count / groups.length);
  return groups.map((group, index) => ({
    group,
    values: Array.from(
      {length: Math.max(0, Math.min(perGroup, count - index * perGroup))},
      (_, value) => `v${index}-${value}-`.padEnd(length, 'x'),
    ),
  }));
}

const address = (count: number, length: number) =>
  `/products?${createValues(count, length)
    .map(({group, values}) => `${group.slug}=${values.join(',')}`)
    .join('&')}`;

const input = (count: number, length: number) => ({
  filters: Object.fromEntries(
    createValues(count, length).map(({group, values}) => [group.field, values]),
  ),
});

const {values: MOST, characters} = FILTER_BOUNDS;
const LONGEST = Math.floor(characters / MOST);

describe('filter values in a URL', () => {
  it('EDGE-14 the maximum number of values is passed to the content system and answered', async () => {
    const state = parseList(new URL(address(MOST, LONGEST), 'https://shop.test'));
    const href = state && listHref(state);
    expect(Object.values(state?.filters ?? {}).flat()).toHaveLength(MOST);
    const answer = await shop.visitor().get(href ?? '');
    expect(answer.status).toBe(200);
  });

  it.each([
    [320, 8],
    [39, 110],
  ])(
    'EDGE-14 of %i values with %i characters, those over the bound are dropped',
    async (count, length) => {
      const asked = new URL(address(count, length), 'https://shop.test');
      const state = parseList(asked);
      const kept = Object.values(state?.filters ?? {}).flat();
      expect(kept.length).toBeLessThanOrEqual(MOST);
      expect(kept.join('').length).toBeLessThanOrEqual(characters);
      expect(kept.length).toBeGreaterThan(10);
      expect((await shop.visitor().get(state ? listHref(state) : '')).status).toBe(200);
    },
  );
});

describe('filter values in an API call', () => {
  const PATH = '/api/cms/v1.0/get-filtered-products';

  it('EDGE-14 the maximum number of values is accepted', async () => {
    expect((await post(shop.visitor(), PATH, input(MOST, LONGEST))).status).toBe(200);
  });

  it.each([
    [MOST + 1, 5],
    [30, 100],
  ])(
    'EDGE-14 %i values with %i characters are refused with the field’s name',
    async (count, length) => {
      const answer = await post(shop.visitor(), PATH, input(count, length));
      expect([answer.status, answer.code]).toEqual([400, 'INVALID_INPUT']);
      expect(answer.message).toMatch(/^filters: must have at most 60 values/);
    },
  );
});
