import {describe, expect, it} from 'vitest';
import {cancelOrder} from '~/domains/account/cancel-order.server';
import type {OrderDetail} from '~/domains/account/order';
import {fail, ok} from '~/platform/result';
import type {CommerceOrders} from '~/services/commerce/orders.server';
import {contextOf} from '~tests/support/context';
import {AWAY, orderOf, PERSON} from './builders';

const orderIn = (status: OrderDetail['status']): OrderDetail => ({...orderOf(), status});
const PLACED = Date.parse(orderOf().placedAt);

interface Upstream {
  cancel?: Awaited<ReturnType<CommerceOrders['cancel']>>;
  /** The order as it's read after a failure. */
  current?: Awaited<ReturnType<CommerceOrders['order']>>;
}

/** Cancels an order that the page has read with this status. `calls` lists the upstream's calls. */
async function cancel(
  status: OrderDetail['status'],
  {cancel: reply = ok(null), current = ok(orderIn(status))}: Upstream = {},
  minutes = 1,
) {
  const calls: string[] = [];
  const context = contextOf<Parameters<typeof cancelOrder>[0]>({
    services: {
      orders: {
        cancel: async ({id}) => (calls.push(`cancel ${id}`), reply),
        order: async (token, id) => (calls.push(`read ${id} with ${token}`), current),
      },
    },
  });
  const canceled = await cancelOrder(context, PERSON, orderIn(status), PLACED + minutes * 60_000);
  return {canceled, calls};
}

const CANCEL = `cancel ${orderOf().id}`;
const READ = `read ${orderOf().id} with ${PERSON.customerToken}`;

describe('cancelOrder', () => {
  it('ACCT-26a cancelOrder cancels once, and reads nothing again', async () => {
    expect(await cancel('processing')).toEqual({canceled: ok('canceled'), calls: [CANCEL]});
  });

  it.each([1, 61])(
    'ACCT-26d cancelOrder calls no upstream for an order that is already canceled, %d min after it was placed',
    async (minutes) => {
      const again = await cancel('cancelled', {}, minutes);
      expect(again).toEqual({canceled: ok('already-canceled'), calls: []});
    },
  );

  it.each([
    ['refuses', fail('NOT_CANCELABLE' as const)],
    ['doesn’t answer', fail(AWAY)],
  ])(
    'ACCT-26d cancelOrder says that another request has canceled the order when the platform %s',
    async (_what, reply) => {
      const other = await cancel('processing', {cancel: reply, current: ok(orderIn('cancelled'))});
      expect(other).toEqual({canceled: ok('already-canceled'), calls: [CANCEL, READ]});
    },
  );

  it.each([
    ['too-late', 'refuses', fail('NOT_CANCELABLE' as const), ok(orderIn('shipped'))],
    ['too-late', 'refuses, and no order is read', fail('NOT_CANCELABLE' as const), fail(AWAY)],
    ['unavailable', 'doesn’t answer', fail(AWAY), ok(orderIn('processing'))],
    ['unavailable', 'doesn’t answer any call', fail(AWAY), fail(AWAY)],
  ] as const)(
    'ACCT-26c cancelOrder fails with %s when the platform %s',
    async (failure, _what, reply, current) => {
      const refused = await cancel('processing', {cancel: reply, current});
      expect(refused.canceled).toEqual(fail(failure));
    },
  );

  it('ACCT-26c cancelOrder calls no upstream after an hour', async () => {
    const late = await cancel('processing', {}, 60);
    expect(late).toEqual({canceled: fail('too-late'), calls: []});
  });
});
