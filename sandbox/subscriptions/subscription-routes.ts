import type {Context} from 'hono';
import type {Caller} from './auth';
import {INPUTS, readBody} from './inputs';
import {listPage} from './list-page';
import type {Program} from './program';
import type {Subscription} from './records';
import {customerOf, idOf, owned, type Routes} from './routes';
import {subscriptionWire} from './wire';

export function addSubscriptionRoutes({on, program, origin, now}: Routes): void {
  const {tables, changes} = program;
  const subscriptionAt = (c: Context, caller: Caller) =>
    owned(tables.subscriptions.byId(idOf(c)), caller);

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
      tellChanged(program, changed, now());
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
    changes.reactivate(
      subscription,
      (await readBody(c, INPUTS.reactivate)).next_order_date ?? null,
    ),
  );
}

function tellChanged({mails, planner}: Program, subscription: Subscription, at: Date): void {
  const next = planner.nextOf(subscription)?.delivery.day ?? null;
  if (subscription.canceled) mails.canceled(subscription, next, at);
  else mails.changed(subscription, next, at);
}
