import fc from 'fast-check';
import {GraphQLError} from 'graphql';
import {expect, test} from 'vitest';
import {connection, type Connection} from '~sandbox/commerce/storefront/connection';

const letters = ['a', 'b', 'c', 'd', 'e'];
const page = (args: Parameters<typeof connection>[1]) => connection(letters, args, (item) => item);

test('SAND-05b paging forwards with any page size returns the whole list once, in order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string(), {maxLength: 40}),
      fc.integer({min: 1, max: 9}),
      (items, first) => {
        const seen: string[] = [];
        let after: string | null = null;
        let one: Connection<string>;
        do {
          one = connection(items, {first, after}, (item) => item);
          seen.push(...one.nodes);
          after = one.pageInfo.endCursor;
        } while (one.pageInfo.hasNextPage);
        expect(seen).toEqual(items);
      },
    ),
  );
});

test('SAND-05b paging backwards with any page size returns the whole list once', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string(), {maxLength: 40}),
      fc.integer({min: 1, max: 9}),
      (items, last) => {
        const seen: string[] = [];
        let before: string | null = null;
        let one: Connection<string>;
        do {
          one = connection(items, {last, before}, (item) => item);
          seen.unshift(...one.nodes);
          before = one.pageInfo.startCursor;
        } while (one.pageInfo.hasPreviousPage);
        expect(seen).toEqual(items);
      },
    ),
  );
});

test('SAND-05b a middle page has next and previous pages', () => {
  const {edges} = page({first: 5});
  const middle = page({first: 2, after: edges[0]?.cursor, before: edges[4]?.cursor});
  expect(middle.nodes).toEqual(['b', 'c']);
  expect(middle.pageInfo).toEqual({
    hasNextPage: true,
    hasPreviousPage: true,
    startCursor: edges[1]?.cursor,
    endCursor: edges[2]?.cursor,
  });
});

test('SAND-05a reverse reverses the list before paging', () => {
  expect(page({first: 2, reverse: true}).nodes).toEqual(['e', 'd']);
});

test.each([
  [{}, 'you must provide one of first or last'],
  [{first: 1, last: 1}, 'providing both first and last is not supported'],
  [{first: 251}, 'first cannot exceed 250'],
  [{last: 251}, 'last cannot exceed 250'],
  [{first: -1}, 'first must be greater than or equal to 0'],
  [{first: 1, after: 'nonsense'}, 'Invalid cursor for current pagination sort.'],
  [
    {first: 1, after: Buffer.from('{"last_id":"z"}').toString('base64')},
    'Invalid cursor for current pagination sort.',
  ],
])('SAND-05b paging arguments %j are rejected: %s', (args, message) => {
  const refused = expect(() => page(args));
  refused.toThrow(GraphQLError);
  refused.toThrow(message);
});
