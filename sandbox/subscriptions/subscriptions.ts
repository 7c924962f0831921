import type {Context, Hono} from 'hono';
import {cardDigits, charge} from '../commerce/checkout/gateway';
import type {SandboxContext, SandboxService} from '../context';
import {bodyLimit} from '../http/body-limit';
import {faultGate, type Refusal as FaultRefusal} from '../http/fault-gate';
import {authenticate, type Caller} from './auth';
import {INPUTS, readBody} from './inputs';
import {listPage} from './list-page';
import {newId} from './planner';
import {createProgram, type Program} from './program';
import type {Delivery, Item, Subscription} from './records';
import {invalid, notFound, Refusal} from './refusal';
import {seedSubscriptions} from './seed';
import {createTables, dropTables} from './tables';
import {
  addressWire,
  itemWire,
  orderWire,
  paymentWire,
  productWire,
  STATUS,
  subscriptionWire,
} from './wire';

const MAX_BODY_BYTES = 16 * 1024;
const BASE = '/ordergroove';

/** The subscription provider (Ordergroove's REST API). Prepare it after commerce, whose orders start subscriptions. */
export function createSubscriptions(): SandboxService {
  return {
    prepare(context) {
      createTables(context.db);
      seedSubscriptions(context);
    },
    drop: ({db}) => dropTables(db),
    mount: mountSubscriptions,
  };
}

function mountSubscriptions(app: Hono, context: SandboxContext): void {
  const {clock, faults, origin} = context;
  const program = createProgram(context);
  const {tables, changes, planner, mails} = program;

  app.use(
    `${BASE}/*`,
    bodyLimit(MAX_BODY_BYTES, (c) => c.json({detail: 'The body is too large.'}, 413)),
  );
  app.use(`${BASE}/*`, faultGate({service: 'subscriptions', faults, refuse, breakOff}));

  type Handler = (c: Context, caller: Caller) => Response | Promise<Response>;
  const on = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, handle: Handler) =>
    app.on(method, BASE + path, async (c) => {
      try {
        const caller = authenticate({
          apiKey: c.req.header('x-api-key'),
          authorization: c.req.header('Authorization'),
        });
        program.timeline.bringUpToDate();
        return await handle(c, caller);
      } catch (error) {
        if (error instanceof Refusal) return c.json(error.body, error.status);
        throw error;
      }
    });

  /** The customer whose rows are requested. */
  function customerOf(c: Context, {customer}: Caller): string {
    const requestedCustomer = c.req.query('customer') ?? customer;
    if (requestedCustomer === null) throw invalid('customer', 'This field is required.');
    if (customer !== null && requestedCustomer !== customer) {
      throw new Refusal(403, {detail: 'You do not have permission to perform this action.'});
    }
    return requestedCustomer;
  }

  function owned<Row extends {customer: string}>(row: Row | null, {customer}: Caller): Row {
    if (!row || (customer !== null && row.customer !== customer)) throw notFound();
    return row;
  }

  const subscriptionAt = (c: Context, caller: Caller) =>
    owned(tables.subscriptions.byId(c.req.param('id') ?? ''), caller);
  const deliveryAt = (c: Context, caller: Caller) =>
    owned(tables.deliveries.byId(c.req.param('id') ?? ''), caller);
  const itemAt = (c: Context, caller: Caller) =>
    owned(tables.items.byId(c.req.param('id') ?? ''), caller);

  const sendOrder = (c: Context, delivery: Delivery) =>
    c.json(orderWire(delivery, program.amountsOf(delivery), clock.now()));

  /** The delivery is priced once for all of its items. */
  function wireOf(delivery: Delivery) {
    const costs = program.costsOf(delivery);
    return (item: Item) =>
      itemWire(item, {
        cost: costs.get(item.id) ?? {price: 0, total: 0},
        isOutOfStock: program.isOutOfStock(item, delivery),
      });
  }

  on('GET', '/subscriptions/', (c, caller) => {
    const live = c.req.query('live');
    const rows = tables.subscriptions
      .ofCustomer(customerOf(c, caller))
      .filter(({canceled}) => live === undefined || (canceled === null) === (live === 'true'));
    return listPage(c, origin, rows, subscriptionWire);
  });
  on('GET', '/subscriptions/:id/', (c, caller) =>
    c.json(subscriptionWire(subscriptionAt(c, caller))),
  );

  const change = (
    path: string,
    make: (subscription: Subscription, c: Context) => Promise<Subscription> | Subscription,
  ) =>
    on('PATCH', `/subscriptions/:id/${path}/`, async (c, caller) => {
      const changed = await make(subscriptionAt(c, caller), c);
      tellChanged(program, changed, clock.now());
      return c.json(subscriptionWire(changed));
    });
  change('change_quantity', async (subscription, c) =>
    changes.changeQuantity(subscription, (await readBody(c, INPUTS.quantity)).quantity),
  );
  change('change_frequency', async (subscription, c) =>
    changes.changeFrequency(subscription, (await readBody(c, INPUTS.frequency)).every),
  );
  change('change_product', async (subscription, c) =>
    changes.changeVariant(subscription, (await readBody(c, INPUTS.product)).product),
  );
  change('change_shipping_address', async (subscription, c) =>
    changes.changeAddress(
      subscription,
      (await readBody(c, INPUTS.shippingAddress)).shipping_address,
    ),
  );
  change('change_next_order_date', async (subscription, c) =>
    changes.changeNextDay(subscription, (await readBody(c, INPUTS.orderDate)).order_date),
  );
  change('pause', async (subscription, c) =>
    changes.pause(subscription, (await readBody(c, INPUTS.pause)).until),
  );
  change('resume', (subscription) => changes.resume(subscription));
  change('cancel', async (subscription, c) =>
    changes.cancel(subscription, (await readBody(c, INPUTS.cancel)).cancel_reason),
  );
  change('reactivate', async (subscription, c) =>
    changes.reactivate(subscription, (await readBody(c, INPUTS.reactivate)).order_date ?? null),
  );

  on('GET', '/orders/', (c, caller) =>
    listPage(c, origin, deliveriesWith(c, customerOf(c, caller)), (delivery) =>
      orderWire(delivery, program.amountsOf(delivery), clock.now()),
    ),
  );
  on('GET', '/orders/:id/', (c, caller) => sendOrder(c, deliveryAt(c, caller)));
  on('PATCH', '/orders/:id/change_date/', async (c, caller) => {
    const {order_date: day} = await readBody(c, INPUTS.orderDate);
    const moved = changes.moveDelivery(deliveryAt(c, caller), day);
    mails.deliveryChanged(moved, `Your delivery was moved to ${day}.`, clock.now());
    return sendOrder(c, moved);
  });
  on('PATCH', '/orders/:id/skip/', (c, caller) => {
    const delivery = deliveryAt(c, caller);
    const costs = program.costsOf(delivery);
    const amounts = program.amountsOf(delivery);
    const skipped = changes.skipDelivery(delivery, ({id}) => costs.get(id) ?? null);
    mails.deliveryChanged(skipped, 'Your delivery was skipped.', clock.now());
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

  on('GET', '/items/', (c, caller) => {
    const order = c.req.query('order');
    const deliveries =
      order === undefined
        ? deliveriesWith(c, customerOf(c, caller))
        : [owned(tables.deliveries.byId(order), caller)];
    const rows = deliveries.flatMap((delivery) => {
      const toWire = wireOf(delivery);
      return planner.itemsOf(delivery).map((item) => toWire(item));
    });
    return listPage(c, origin, rows, (row) => row);
  });
  on('POST', '/items/iu/', async (c, caller) => {
    const {order, product, quantity} = await readBody(c, INPUTS.oneTime);
    const delivery = owned(tables.deliveries.byId(order), caller);
    const item = changes.addOnce(delivery, product, quantity);
    mails.deliveryChanged(
      delivery,
      `We added ${mails.lineOf(item)} to this delivery only.`,
      clock.now(),
    );
    return c.json(wireOf(delivery)(item), 201);
  });
  on('PATCH', '/items/:id/skip/', (c, caller) => {
    const item = itemAt(c, caller);
    const delivery = owned(tables.deliveries.byId(item.deliveryId), caller);
    const toWire = wireOf(delivery);
    changes.skipItem(item, delivery);
    mails.deliveryChanged(
      delivery,
      `We took ${mails.lineOf(item)} out of this delivery.`,
      clock.now(),
    );
    return c.json(toWire(item));
  });
  on('DELETE', '/items/:id/', (c, caller) => {
    const item = itemAt(c, caller);
    const delivery = owned(tables.deliveries.byId(item.deliveryId), caller);
    changes.removeOnce(item, delivery);
    mails.deliveryChanged(
      delivery,
      `We took ${mails.lineOf(item)} out of this delivery.`,
      clock.now(),
    );
    return c.body(null, 204);
  });

  on('GET', '/products/:product/', (c) => {
    const found = program.catalog.variantById(
      `gid://shopify/ProductVariant/${c.req.param('product')}`,
    );
    if (!found || found.product.sellingPlanGroupIds.length === 0) throw notFound();
    return c.json(productWire(found, origin));
  });

  on('GET', '/addresses/', (c, caller) =>
    listPage(c, origin, tables.addresses.ofCustomer(customerOf(c, caller)), addressWire),
  );
  on('POST', '/addresses/', async (c, caller) => {
    const input = await readBody(c, INPUTS.address);
    if (caller.customer !== null && input.customer !== caller.customer) throw notFound();
    const address = tables.addresses.save({
      id: newId(),
      customer: input.customer,
      firstName: input.first_name,
      lastName: input.last_name,
      company: input.company_name || null,
      address1: input.address,
      address2: input.address2 || null,
      city: input.city,
      provinceCode: input.state_province_code,
      zip: input.zip_postal_code,
      phone: input.phone || null,
    });
    return c.json(addressWire(address), 201);
  });
  on('GET', '/payments/', (c, caller) =>
    listPage(c, origin, tables.payments.ofCustomer(customerOf(c, caller)), paymentWire),
  );
  on('PATCH', '/payments/:id/update/', async (c, caller) => {
    const payment = owned(tables.payments.byId(c.req.param('id') ?? ''), caller);
    const {cc_number, cc_exp_date} = await readBody(c, INPUTS.payment);
    const cardNumber = cardDigits(cc_number);
    const checked = charge(cardNumber);
    if (checked.status !== 'approved') throw invalid('cc_number', 'This card is not accepted.');
    const {brand, last4} = checked;
    const changed = {...payment, cardNumber, brand, last4, expires: cc_exp_date};
    return c.json(paymentWire(tables.payments.save(changed)));
  });

  app.all(`${BASE}/*`, (c) => c.json({detail: 'Not found.'}, 404));

  /** Unsent deliveries are sorted earliest first, all others latest first. */
  function deliveriesWith(c: Context, customer: string): Delivery[] {
    const statuses = c.req.query('status')?.split(',');
    const rows = tables.deliveries
      .ofCustomer(customer)
      .filter(({status}) => !statuses || statuses.includes(String(STATUS[status])))
      .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
    return statuses?.includes('1') || statuses?.includes('3') ? rows : rows.reverse();
  }
}

function tellChanged({mails, planner}: Program, subscription: Subscription, at: Date): void {
  if (subscription.canceled) mails.canceled(subscription, at);
  else mails.changed(subscription, planner.nextOf(subscription)?.delivery.day ?? null, at);
}

const REFUSALS: Record<FaultRefusal, {status: 429 | 500 | 503; detail: string}> = {
  down: {status: 503, detail: 'Service unavailable.'},
  error: {status: 500, detail: 'Internal server error.'},
  throttle: {
    status: 429,
    detail: 'Request was throttled. Expected available in 5 seconds.',
  },
};

function refuse(c: Context, kind: FaultRefusal): Response {
  const {status, detail} = REFUSALS[kind];
  return c.json({detail}, status);
}

function breakOff(c: Context): Response {
  return c.body('{"count":3,"next":nu', 200, {'Content-Type': 'application/json'});
}
