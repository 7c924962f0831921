import {describe, expect, it} from 'vitest';
import {adjacentPagePaths, orderListPath, readOrderListState} from '~/domains/account/order-list';

const ALL = {search: '', after: null, before: null};
const CURSOR = 'eyJsYXN0X2lkIjoxfQ==';

const read = (query: string) => readOrderListState(new URLSearchParams(query));

describe('the order list state', () => {
  it.each([
    ['', ALL],
    ['search=+%231042++', {...ALL, search: '#1042'}],
    ['search=' + 'x'.repeat(120), {...ALL, search: 'x'.repeat(100)}],
    [`after=${encodeURIComponent(CURSOR)}`, {...ALL, after: CURSOR}],
    [`before=${encodeURIComponent(CURSOR)}`, {...ALL, before: CURSOR}],
    [`after=a&before=b`, {...ALL, after: 'a'}],
    ['after=', ALL],
    ['after=%22%7D%20drop', ALL],
    ['before=' + 'a'.repeat(501), ALL],
  ])('is read from the query "%s"', (query, state) => {
    expect(read(query)).toEqual(state);
  });

  it.each([
    ALL,
    {...ALL, search: 'a & b = c'},
    {...ALL, search: '#1042', after: CURSOR},
    {...ALL, before: 'a+/b='},
  ])('keeps its value when written to an address and read back: %o', (state) => {
    const path = orderListPath(state);
    expect(readOrderListState(new URL(path, 'https://shop.test').searchParams)).toEqual(state);
  });
});

describe('links to adjacent order pages', () => {
  const page = {hasNextPage: true, hasPreviousPage: true, startCursor: 'A', endCursor: 'B'};

  it('ACCT-06 start after the last order and end before the first one, within the same search', () => {
    expect(adjacentPagePaths({...ALL, search: 'treats'}, page)).toEqual({
      newer: '/account/orders?search=treats&before=A',
      older: '/account/orders?search=treats&after=B',
    });
  });

  it('ACCT-06 are null where there is no such page', () => {
    expect(adjacentPagePaths(ALL, {...page, hasNextPage: false})).toEqual({
      newer: '/account/orders?before=A',
      older: null,
    });
    expect(adjacentPagePaths(ALL, {...page, hasPreviousPage: false})).toEqual({
      newer: null,
      older: '/account/orders?after=B',
    });
    expect(
      adjacentPagePaths(ALL, {
        hasNextPage: false,
        hasPreviousPage: false,
        startCursor: null,
        endCursor: null,
      }),
    ).toEqual({newer: null, older: null});
  });
});
