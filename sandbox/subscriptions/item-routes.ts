import type {Context} from 'hono';
import type {Caller} from './auth';
import {requestedDeliveries} from './delivery-routes';
import {INPUTS, readBody} from './inputs';
import {listPage} from './list-page';
import type {Delivery, Item} from './records';
import {customerOf, idOf, owned, type Routes} from './routes';
import {itemWire} from './wire';

export function addItemRoutes({on, program, origin, now}: Routes): void {
  const {tables, changes, planner, mails} = program;
  const itemAt = (c: Context, caller: Caller) => owned(tables.items.byId(idOf(c)), caller);
  const deliveryAt = (id: string, caller: Caller) => owned(tables.deliveries.byId(id), caller);

  /** The delivery is priced once for all of its items. */
  function wireOf(delivery: Delivery) {
    const costs = program.costsOf(delivery);
    return (item: Item) =>
      itemWire(item, {
        cost: costs.get(item.id) ?? {price: 0, total: 0},
        isOutOfStock: program.isOutOfStock(item, delivery),
      });
  }

  on('GET', '/items/', (c, caller) => {
    const order = c.req.query('order');
    const deliveries =
      order === undefined
        ? requestedDeliveries(c, program, customerOf(c, caller))
        : [deliveryAt(order, caller)];
    const rows = deliveries.flatMap((delivery) => {
      const toWire = wireOf(delivery);
      return planner.itemsOf(delivery).map((item) => toWire(item));
    });
    return listPage(c, origin, rows, (row) => row);
  });
  on('POST', '/items/iu/', async (c, caller) => {
    const {order, product, quantity} = await readBody(c, INPUTS.oneTime);
    const delivery = deliveryAt(order, caller);
    const item = changes.addOnce(delivery, product, quantity);
    mails.deliveryChanged(delivery, `We added ${mails.lineOf(item)} to this delivery only.`, now());
    return c.json(wireOf(delivery)(item), 201);
  });
  on('PATCH', '/items/:id/skip/', (c, caller) => {
    const item = itemAt(c, caller);
    const delivery = deliveryAt(item.deliveryId, caller);
    const toWire = wireOf(delivery);
    changes.skipItem(item, delivery);
    mails.deliveryChanged(delivery, `We took ${mails.lineOf(item)} out of this delivery.`, now());
    return c.json(toWire(item));
  });
  on('DELETE', '/items/:id/', (c, caller) => {
    const item = itemAt(c, caller);
    const delivery = deliveryAt(item.deliveryId, caller);
    changes.removeOnce(item, delivery);
    mails.deliveryChanged(delivery, `We took ${mails.lineOf(item)} out of this delivery.`, now());
    return c.body(null, 204);
  });
}
