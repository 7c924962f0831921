import {describe, expect, it} from 'vitest';
import {useOwnSandbox} from '~tests/support/own-sandbox';
import {MARCUS, platformAt, tokenOf, valueOf} from './platform-at';

/* Seeded orders, over HTTP. */
const sandbox = useOwnSandbox();
const platform = () => platformAt(sandbox.origin());
const signedIn = (person?: typeof MARCUS) => tokenOf(platform(), person);

describe('orders', () => {
  it('ACCT-06 come in pages by cursor, newest first, forward and back', async () => {
    const token = await signedIn();
    const {orders} = platform();
    const first = await valueOf(orders.page(token, {size: 4}));
    const second = await valueOf(orders.page(token, {size: 4, after: first.pageInfo.endCursor}));
    const back = await valueOf(orders.page(token, {size: 4, before: second.pageInfo.startCursor}));
    const dates = [...first.orders, ...second.orders].map(({placedAt}) => Date.parse(placedAt));
    expect(dates).toHaveLength(8);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(back).toEqual({...first, pageInfo: {...first.pageInfo, hasPreviousPage: false}});
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasPreviousPage]).toEqual([true, true]);
    expect(await valueOf(orders.last(token))).toEqual(first.orders[0]);
  });

  it('reject an invalid cursor as a bad request', async () => {
    const answer = platform().orders.page(await signedIn(), {size: 4, after: 'nonsense'});
    expect(await answer).toMatchObject({ok: false, failure: {kind: 'rejected'}});
  });

  it('are found by number and by product', async () => {
    const token = await signedIn();
    const {orders} = platform();
    const last = await valueOf(orders.last(token));
    const numbersOf = async (query: string) =>
      (await valueOf(orders.page(token, {size: 50, query}))).orders.map(({number}) => number);
    expect(await numbersOf(`#${last?.number ?? ''}`)).toEqual([last?.number]);
    expect(await numbersOf('pumpkin biscuits')).toHaveLength(1);
    expect(await numbersOf('no such thing')).toEqual([]);
  });

  it('have every status in the seed', async () => {
    const {orders} = await valueOf(platform().orders.page(await signedIn(), {size: 50}));
    const states = new Set(orders.map(({status}) => status));
    expect([...states].sort()).toEqual(['cancelled', 'delivered', 'processing', 'shipped']);
  });

  it('ACCT-05 have lines with variant ids while they are sold, and totals that add up', async () => {
    const token = await signedIn();
    const {orders} = await valueOf(platform().orders.page(token, {size: 50}));
    for (const {id, number, name, placedAt, total, itemCount, status} of orders) {
      const order = await valueOf(platform().orders.order(token, id));
      expect(order).toMatchObject({id, number, name, placedAt, total, itemCount, status});
      expect(order?.payment).toMatchObject({last4: expect.stringMatching(/^\d{4}$/) as unknown});
      expect((order?.subtotal ?? 0) + (order?.shipping ?? 0) + (order?.tax ?? 0)).toBe(total);
      for (const line of order?.lines ?? []) {
        const isGone = line.title === 'Pumpkin Patch Biscuits';
        expect(line.merchandiseId === null).toBe(isGone);
        expect(line.sku).not.toBeNull();
      }
    }
    const lines = await Promise.all(
      orders.map(async ({id}) => (await valueOf(platform().orders.order(token, id)))?.lines),
    );
    expect(lines.flat().map((line) => line?.sellingPlanName)).toContain('Every 4 weeks');
  });

  it('of another customer are not found', async () => {
    const last = await valueOf(platform().orders.last(await signedIn()));
    const marcus = await signedIn(MARCUS);
    expect(await valueOf(platform().orders.order(marcus, last?.id ?? ''))).toBeNull();
    const {orders} = await valueOf(platform().orders.page(marcus, {size: 50}));
    expect(orders.map(({id}) => id)).not.toContain(last?.id);
  });
});
