import {describe, expect, it} from 'vitest';
import {fail, ok} from '~/platform/result';
import {findOrders, splitQuery, type ListingArgs} from '~/services/commerce/find-orders';
import {wireOrderSummary} from './wire-account';

/** Orders numbered 1999 down to 2000 - count; every third contains treats. */
function platformOf(count: number) {
  const edges = Array.from({length: count}, (_, index) => ({
    cursor: String(index),
    node: {
      ...wireOrderSummary,
      orderNumber: 1999 - index,
      lineItems: {
        nodes: [
          {
            title: index % 3 === 0 ? 'Duck Treats' : 'Beef Feast',
            quantity: 1,
            variant: null,
          },
        ],
      },
    },
  }));
  const asked: ListingArgs[] = [];
  const list = async (args: ListingArgs) => {
    asked.push(args);
    const start =
      'first' in args
        ? Number(args.after ?? -1) + 1
        : Math.max(0, Number(args.before ?? count) - args.last);
    const end =
      'first' in args ? Math.min(count, start + args.first) : Number(args.before ?? count);
    const part = edges.slice(start, end);
    return ok({
      customerId: 'customer',
      edges: part,
      pageInfo: {
        hasNextPage: end < count,
        hasPreviousPage: start > 0,
        startCursor: part[0]?.cursor ?? null,
        endCursor: part.at(-1)?.cursor ?? null,
      },
    });
  };
  return {asked, list};
}

async function search(
  platform: ReturnType<typeof platformOf>,
  text: string,
  place: {after?: string; before?: string} = {},
) {
  const asked = {words: splitQuery(text), size: 10, after: null, before: null, ...place};
  const found = await findOrders(platform.list, asked);
  if (!found.ok) throw new Error('no answer');
  const {edges, pageInfo} = found.value;
  return {numbers: edges.map(({node}) => node.orderNumber), ...pageInfo};
}

const range = (first: number, step: number, length: number) =>
  Array.from({length}, (_, index) => first - index * step);

describe('finding orders', () => {
  it.each([
    ['1997', [1997]],
    ['#1997', [1997]],
    ['  DUCK   treats ', range(1999, 3, 7)],
    ['treats 1996', [1996]],
    ['treats 1997', []],
    ['#', []],
    ['997', []],
    ['"duck"', []],
  ])('finds for %j the orders %j', async (text, numbers) => {
    expect((await search(platformOf(20), text)).numbers).toEqual(numbers);
  });

  it('pages forward while there are more orders, and back to the same pages', async () => {
    const platform = platformOf(64);
    const first = await search(platform, 'duck');
    expect(first).toMatchObject({
      numbers: range(1999, 3, 10),
      hasNextPage: true,
      hasPreviousPage: false,
    });
    const second = await search(platform, 'duck', {after: first.endCursor ?? ''});
    expect(second).toMatchObject({numbers: range(1969, 3, 10), hasPreviousPage: true});
    const third = await search(platform, 'duck', {after: second.endCursor ?? ''});
    expect(third).toMatchObject({numbers: range(1939, 3, 2), hasNextPage: false});
    const back = await search(platform, 'duck', {before: second.startCursor ?? ''});
    expect(back).toEqual(first);
    const middle = await search(platform, 'duck', {before: third.startCursor ?? ''});
    expect(middle).toEqual(second);
  });

  it('scans part after part, but not everything', async () => {
    const some = platformOf(120);
    expect((await search(some, '1885')).numbers).toEqual([1885]);
    expect(some.asked).toHaveLength(3);
    const many = platformOf(900);
    expect(await search(many, 'pumpkin')).toEqual({
      numbers: [],
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    });
    expect(many.asked).toHaveLength(5);
  });

  it('passes on a failure', async () => {
    const asked = {words: ['duck'], size: 10, after: null, before: null};
    expect(await findOrders(async () => fail('REFUSED'), asked)).toEqual(fail('REFUSED'));
  });
});
