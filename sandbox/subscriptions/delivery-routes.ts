import type {Context} from 'hono';
import {formatDay} from '../day';
import type {Caller} from './auth';
import {INPUTS, readBody} from './inputs';
import {listPage} from './list-page';
import type {Program} from './program';
import type {Delivery} from './records';
import {customerOf, idOf, owned, type Routes} from './routes';
import {orderWire, STATUS} from './wire';

/** Ordergroove calls a delivery an order. */
export function addDeliveryRoutes({on, program, origin, now}: Routes): void {
  const {tables, changes, mails} = program;
  const deliveryAt = (c: Context, caller: Caller) => owned(tables.deliveries.byId(idOf(c)), caller);
  const toWire = (delivery: Delivery) =>
    orderWire(delivery, {
      amounts: program.amountsOf(delivery),
      sendNowTotal: program.sendNowTotal(delivery),
      now: now(),
    });
  const sendOrder = (c: Context, delivery: Delivery) => c.json(toWire(delivery));

  on('GET', '/orders/', (c, caller) =>
    listPage(c, origin, requestedDeliveries(c, program, customerOf(c, caller)), toWire),
  );
  on('GET', '/orders/:id/', (c, caller) => sendOrder(c, deliveryAt(c, caller)));
  on('PATCH', '/orders/:id/change_date/', async (c, caller) => {
    const {order_date: day} = await readBody(c, INPUTS.orderDate);
    const moved = changes.moveDelivery(deliveryAt(c, caller), day);
    mails.deliveryChanged(moved, `Your delivery now ships on ${formatDay(day)}.`, now());
    return sendOrder(c, moved);
  });
  on('PATCH', '/orders/:id/skip/', (c, caller) => {
    const delivery = deliveryAt(c, caller);
    const costs = program.costsOf(delivery);
    const amounts = program.amountsOf(delivery);
    const skipped = changes.skipDelivery(delivery, ({id}) => costs.get(id) ?? null);
    mails.deliveryChanged(skipped, 'Your delivery was skipped.', now());
    return sendOrder(c, tables.deliveries.save({...skipped, amounts}));
  });
  const send = (c: Context, caller: Caller) => {
    const delivery = deliveryAt(c, caller);
    changes.requireOpen(delivery);
    program.sendNow(delivery);
    return sendOrder(c, tables.deliveries.byId(delivery.id) ?? delivery);
  };
  on('PATCH', '/orders/:id/send_now/', send);
  on('PATCH', '/orders/:id/retry/', send);
}

/** The customer's deliveries with the requested statuses. Unsent ones are sorted earliest first, all others latest first. */
export function requestedDeliveries(c: Context, {tables}: Program, customer: string): Delivery[] {
  const statuses = c.req.query('status')?.split(',');
  const rows = tables.deliveries
    .ofCustomer(customer)
    .filter(({status}) => !statuses || statuses.includes(String(STATUS[status])))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  return statuses?.includes('1') || statuses?.includes('3') ? rows : rows.reverse();
}
